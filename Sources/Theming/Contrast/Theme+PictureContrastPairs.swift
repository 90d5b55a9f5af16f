import ControlModel

extension Theme {
  /// The pairs of each focus ring that is drawn on a picture.
  var pictureFocusRingPairs: [ContrastPair] {
    let card = [PictureRegion.cardCorner, .cardPanel, .cardFoot].compactMap { $0 }
    return card.map { pair(.graphics, "focus ring", colors[.cardFocusRing], on: $0) }
      + pairs(.graphics, "focus ring", colors[.mysteryGridFocusRing], on: .mysteryGrid)
  }

  /// The pairs of Done's edge and the card, which is dark in every theme.
  ///
  /// The edge is the border or the face, whichever is lightest.
  var doneEdgePairs: [ContrastPair] {
    let surface = look(of: .roundedRect)[.normal].surface.value
    let parts = [(name: "border", role: surface.border)] + surface.ends
    let lightest = parts.max {
      Contrast.luminance(of: colors[$0.role]) < Contrast.luminance(of: colors[$1.role])
    }
    return lightest.map {
      pairs(.graphics, "done: \($0.name)", colors[$0.role], on: .cardFoot)
    } ?? []
  }

  /// Returns the pairs of an option's border and the panel behind it, and of its border and its
  /// face.
  func choiceEdgePairs(of name: String, surface: ButtonSurface) -> [ContrastPair] {
    pairs(.graphics, "\(name): border", colors[surface.border], on: .cardPanel)
      + borderPairs(of: name, surface: surface)
  }

  /// Returns the pairs of a covered button's border and the grid.
  ///
  /// The button's face is a picture and doesn't count.
  func mysteryEdgePairs(of name: String, surface: ButtonSurface) -> [ContrastPair] {
    pairs(.graphics, "\(name): border", colors[surface.border], on: .mysteryGrid)
  }

  /// Returns a pair with a region of a picture as its background.
  func pair(
    _ kind: ContrastPair.Kind, _ name: String, _ foreground: Color, on place: PictureRegion
  ) -> ContrastPair {
    ContrastPair(
      name: "\(name) on \(place.name)", kind: kind, foreground: foreground,
      ground: .picture(place.ground), stage: colors[.background])
  }

  private func pairs(
    _ kind: ContrastPair.Kind, _ name: String, _ foreground: Color, on place: PictureRegion?
  ) -> [ContrastPair] {
    place.map { [pair(kind, name, foreground, on: $0)] } ?? []
  }
}
