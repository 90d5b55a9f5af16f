extension Theme {
  /// The style class of the weather card.
  ///
  /// Its pictures are dark in every theme.
  public static let cardClass: StyleClass = "weather-card"

  /// The style class of the mystery grid.
  ///
  /// Its picture is light in every theme.
  public static let mysteryGridClass: StyleClass = "mystery-grid"

  /// The rules for buttons on pictures, whose focus rings need colors that contrast with the
  /// pictures.
  var pictureRules: [StyleRule] {
    [(Self.cardClass, ColorRole.cardFocusRing), (Self.mysteryGridClass, .mysteryGridFocusRing)]
      .map { styleClass, ring in
        StyleRule(
          .base, [StyleSelector(styleClass).containing(CompoundSelector(node: .button))],
          [.outlineColor(colors[ring])])
      }
  }
}
