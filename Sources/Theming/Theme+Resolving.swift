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

  /// Returns the state tables of a button, as in UIKit, with the theme's values and without a
  /// title.
  ///
  /// Views use the pictures in the tables, and the style sheet uses the colors.
  public func appearance(of role: ButtonRole) -> ButtonAppearance {
    let style = buttons[role]
    var appearance = ButtonAppearance(type: style.type, tint: colors[.tint])
    appearance.adjustsImageWhenHighlighted = style.adjustsImageWhenHighlighted
    for state in ControlState.allMasks {
      appearance.titleColor[state] = style.titleColors[state].map { colors[$0] }
      appearance.image[state] = style.images[state]
      appearance.backgroundImage[state] = style.pictures[state].map(ButtonBackground.stretchable)
    }
    return appearance
  }
}
