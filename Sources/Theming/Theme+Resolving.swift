import ControlModel

extension Theme {
  /// The font of a role at a size in points.
  public func font(_ role: FontRole, size: Double) -> FontDescription {
    FontDescription(families: fonts[role].families, size: size, weight: fonts[role].weight)
  }

  /// The font of a label.
  public func font(of role: LabelRole) -> FontDescription {
    font(labels[role].font, size: labels[role].fontSize)
  }

  /// The font of a button's title.
  public func font(of role: ButtonRole) -> FontDescription {
    font(buttons[role].font, size: buttons[role].fontSize)
  }

  /// The shadow of a label's text, or nil when it has none.
  public func shadow(of role: LabelRole) -> Shadow? {
    labels[role].shadow.map { Shadow(color: colors[$0.color], offset: $0.offset) }
  }

  /// UIKit's state tables of a button, with the theme's values and without a title.
  ///
  /// A view takes its pictures from here, and the style sheet its colours.
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
