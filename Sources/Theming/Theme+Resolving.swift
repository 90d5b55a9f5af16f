import ControlModel

extension Theme {
  /// Returns the font of a role at the given size, in points.
  public func font(_ role: FontRole, size: Double) -> FontDescription {
    FontDescription(families: fonts[role].families, size: size, weight: fonts[role].weight)
  }

  /// Returns the font of a label.
  public func font(of role: LabelRole) -> FontDescription {
    font(labels[role].font, size: labels[role].fontSize)
  }

  /// Returns the font of a button's title.
  public func font(of role: ButtonRole) -> FontDescription {
    font(buttons[role].font, size: buttons[role].fontSize)
  }

  /// Returns the shadow of a label's text, or nil if it has none.
  public func shadow(of role: LabelRole) -> Shadow? {
    labels[role].shadow.map { Shadow(color: colors[$0.color], offset: $0.offset) }
  }

  /// Returns the look of a button in each state, which the style sheet and the views read.
  public func look(of role: ButtonRole) -> ButtonLook { ButtonLook(buttons[role], colors: colors) }
}
