import Controls

extension Theme {
  /// The focus ring wherever it goes round something on the weather card.
  var cardFocusRingPairs: [ContrastPair] {
    let places: [(name: String, ground: PictureGround?)] = [
      ("hill", .cardHill), ("panel", .cardPanel), ("foot", .cardFoot),
    ]
    return places.compactMap { place in
      place.ground.map {
        pair(.graphics, "focus ring on the card's \(place.name)", colors[.cardFocusRing], on: $0)
      }
    }
  }

  /// What parts a choice from the panel that it stands on, and its border from its face.
  func choiceEdgePairs(of name: String, surface: ButtonSurface) -> [ContrastPair] {
    let border = colors[surface.border]
    let edge = PictureGround.cardPanel.map {
      pair(.graphics, "\(name): border on the panel", border, on: $0)
    }
    return [edge].compactMap { $0 } + borderPairs(of: name, surface: surface)
  }

  /// A pair upon a picture.
  func pair(
    _ kind: ContrastPair.Kind, _ name: String, _ foreground: Color, on ground: PictureGround
  ) -> ContrastPair {
    ContrastPair(
      name: name, kind: kind, foreground: foreground, ground: .picture(ground),
      stage: colors[.background])
  }
}
