import Theming

/// The user's changes to the theme: "let's change the font and color of the app".
///
/// One change in one place applies everywhere. The label set up by hand doesn't follow, which is
/// the point of the write-up (WriteUps.md 5.4).
public struct ThemeCustomization: Hashable, Sendable {
  /// The unchanged theme.
  public static let original = ThemeCustomization()

  /// The family of the app's font and of its bold font, or nil for the theme's own.
  public var font: AppFontChoice?

  /// The hue of the text color, or nil for the theme's own.
  public var textColor: TextColorChoice?

  /// Creates a customization of the font, the color, both, or neither.
  public init(font: AppFontChoice? = nil, textColor: TextColorChoice? = nil) {
    self.font = font
    self.textColor = textColor
  }

  /// Returns the theme with the changes applied.
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
