import Theming

/// What the user has changed of the theme: "let's change the font and colour of the app".
///
/// It is one change in one place. The label that is set up by hand does not follow, and that is
/// the write-up's point (WriteUps.md 5.4).
public struct ThemeCustomization: Hashable, Sendable {
  /// The theme as it is: the way back.
  public static let original = ThemeCustomization()

  /// The family of the app's font and of its bold font; nil is the theme's own.
  public var font: AppFontChoice?

  /// The hue of the text colour; nil is the theme's own.
  public var textColor: TextColorChoice?

  /// Makes a change of font, of colour, of both or of nothing.
  public init(font: AppFontChoice? = nil, textColor: TextColorChoice? = nil) {
    self.font = font
    self.textColor = textColor
  }

  /// The theme with the changes made to it.
  public func applied(to theme: Theme) -> Theme {
    var theme = theme
    if let font {
      theme.fonts[.app].families = font.families
      theme.fonts[.appBold].families = font.families
    }
    if let textColor {
      theme.colors[ColorType.text.role] = textColor.shade(on: theme.color(.background))
    }
    return theme
  }
}
