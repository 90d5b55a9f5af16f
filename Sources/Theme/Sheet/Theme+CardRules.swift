extension Theme {
  /// The style class of the weather card, whose pictures are dark in every theme.
  public static let cardClass: StyleClass = "weather-card"

  /// What is different on the card from the stage: a focus ring that stands out from a dark ground.
  var cardRule: StyleRule {
    StyleRule(
      .base, [StyleSelector(Self.cardClass).containing(CompoundSelector(node: .button))],
      [.outlineColor(colors[.cardFocusRing])])
  }
}
