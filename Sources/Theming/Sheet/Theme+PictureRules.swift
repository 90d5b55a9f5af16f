extension Theme {
  /// The style class of the weather card, whose pictures are dark in every theme.
  public static let cardClass: StyleClass = "weather-card"

  /// The style class of the mystery grid, whose picture is light in every theme.
  public static let mysteryGridClass: StyleClass = "mystery-grid"

  /// What is different upon the pictures from the stage: a focus ring that stands out from them.
  var pictureRules: [StyleRule] {
    [(Self.cardClass, ColorRole.cardFocusRing), (Self.mysteryGridClass, .mysteryGridFocusRing)]
      .map { styleClass, ring in
        StyleRule(
          .base, [StyleSelector(styleClass).containing(CompoundSelector(node: .button))],
          [.outlineColor(colors[ring])])
      }
  }
}
