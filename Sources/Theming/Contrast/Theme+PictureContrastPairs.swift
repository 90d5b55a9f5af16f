import ControlModel

extension Theme {
  /// Returns the pair of a focus ring and the region of a picture behind it.
  func pair(of ring: ContrastPlaces.FocusRing) -> ContrastPair {
    pair(.graphics, "focus ring", colors[ring.color], on: ring.region)
  }

  /// Returns the pairs of a button's edge and the dark region of a picture around it.
  ///
  /// The edge is the lightest of the border and the colors of the face.
  func pairs(of edge: ContrastPlaces.DarkEdge) -> [ContrastPair] {
    let surface = look(of: edge.role)[.normal].surface.value
    let parts = [(name: "border", role: surface.border)] + surface.ends
    let lightest = parts.max {
      Contrast.luminance(of: colors[$0.role]) < Contrast.luminance(of: colors[$1.role])
    }
    return lightest.map {
      [pair(.graphics, "\(edge.name): \($0.name)", colors[$0.role], on: edge.region)]
    } ?? []
  }

  /// Returns a pair whose background is a region of a picture.
  func pair(
    _ kind: ContrastPair.Kind, _ name: String, _ foreground: Color, on region: PictureRegion
  ) -> ContrastPair {
    ContrastPair(
      name: "\(name) on \(region.name)", kind: kind, foreground: foreground,
      ground: .picture(region.ground), stage: colors[.background])
  }
}
