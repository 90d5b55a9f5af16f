import ControlModel

extension Theme {
  /// Returns the pair of a focus ring and the region of a picture behind it.
  func pair(of ring: ContrastPlaces.FocusRing) -> ContrastPair {
    pair(.graphics, .focusRing, colors[ring.color], on: ring.region)
  }

  /// Returns the pairs of a button's edge and the dark region of a picture around it.
  ///
  /// The edge is the lightest of the border and the colors of the face.
  func pairs(of edge: ContrastPlaces.DarkEdge) -> [ContrastPair] {
    let surface = look(of: edge.role)[.normal].surface.value
    let faces = surface.ends.map { (part: $0.part, role: $0.role) }
    let parts = [(part: ButtonPart.border, role: surface.border)] + faces
    let lightest = parts.max {
      Contrast.luminance(of: colors[$0.role]) < Contrast.luminance(of: colors[$1.role])
    }
    let button = ContrastButton.role(edge.role, in: .normal)
    return lightest.map {
      [pair(.graphics, .part($0.part, of: button), colors[$0.role], on: edge.region)]
    } ?? []
  }

  /// Returns a pair whose background is a region of a picture.
  func pair(
    _ kind: ContrastPair.Kind, _ subject: ContrastSubject, _ foreground: Color,
    on region: PictureRegion
  ) -> ContrastPair {
    ContrastPair(
      identifier: ContrastIdentifier(subject, .onRegion(region.name)), kind: kind,
      foreground: foreground, ground: .picture(region.ground), stage: colors[.background])
  }
}
