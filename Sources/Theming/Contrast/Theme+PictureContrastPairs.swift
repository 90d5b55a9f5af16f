import ControlModel

extension Theme {
  /// The focus ring wherever it goes round something that stands on a picture.
  var pictureFocusRingPairs: [ContrastPair] {
    let card = [PictureRegion.cardCorner, .cardPanel, .cardFoot].compactMap { $0 }
    return card.map { pair(.graphics, "focus ring", colors[.cardFocusRing], on: $0) }
      + pairs(.graphics, "focus ring", colors[.mysteryGridFocusRing], on: .mysteryGrid)
  }

  /// What parts Done from the card, which is dark in every theme: the lightest of border and face.
  var doneEdgePairs: [ContrastPair] {
    let surface = buttons[.roundedRect].surfaces.resolve(.normal, default: .bare).value
    let parts = [(name: "border", role: surface.border)] + surface.ends
    let lightest = parts.max {
      Contrast.luminance(of: colors[$0.role]) < Contrast.luminance(of: colors[$1.role])
    }
    return lightest.map {
      pairs(.graphics, "done: \($0.name)", colors[$0.role], on: .cardFoot)
    } ?? []
  }

  /// What parts a choice from the panel that it stands on, and its border from its face.
  func choiceEdgePairs(of name: String, surface: ButtonSurface) -> [ContrastPair] {
    pairs(.graphics, "\(name): border", colors[surface.border], on: .cardPanel)
      + borderPairs(of: name, surface: surface)
  }

  /// What parts a covered button from the grid: its face is a picture, so its border alone.
  func mysteryEdgePairs(of name: String, surface: ButtonSurface) -> [ContrastPair] {
    pairs(.graphics, "\(name): border", colors[surface.border], on: .mysteryGrid)
  }

  /// A pair upon a place of a picture.
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
