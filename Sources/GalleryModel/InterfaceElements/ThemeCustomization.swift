import ControlModel
import Theming

/// The user's changes to the theme's font and text color.
///
/// A new font applies to all text in the app's regular and bold fonts, and a new color to
/// everything in the text color. The label that is set up by hand has its own font and color, so it
/// doesn't change. This difference is the point of the write-up, the article that the page is based
/// on (WriteUps.md 5.4).
public struct ThemeCustomization: Hashable, Sendable {
  /// A customization that changes nothing.
  public static let original = ThemeCustomization()

  /// The family of the app's regular and bold fonts, or nil for the theme's own.
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

/// A font family that can replace the app's font.
///
/// The original's font isn't a case, because the theme uses that font if the user chooses none.
public enum AppFontChoice: String, CaseIterable, Sendable {
  /// The sans serif of the DejaVu fonts, with wide and open letters.
  case dejaVuSans = "DejaVu Sans"

  /// A serif font with the metrics of Times New Roman.
  case liberationSerif = "Liberation Serif"

  /// A typewriter font with the metrics of Courier New.
  case liberationMono = "Liberation Mono"

  /// A geometric sans serif, a free alternative to ITC Avant Garde Gothic.
  case urwGothic = "URW Gothic"

  /// A sturdy serif, a free alternative to ITC Bookman.
  case urwBookman = "URW Bookman"

  /// The family's name, as the page lists it.
  public var title: String { rawValue }

  /// The family, followed by a generic family in case the system lacks it.
  public var families: [String] {
    switch self {
    case .dejaVuSans, .urwGothic: [title, "sans-serif"]
    case .liberationSerif, .urwBookman: [title, "serif"]
    case .liberationMono: [title, "monospace"]
    }
  }
}

/// A hue that can replace the text color.
public enum TextColorChoice: String, CaseIterable, Sendable {
  /// A yellow hue.
  case amber

  /// A green hue.
  case mint

  /// A blue hue.
  case sky

  /// A pink hue.
  case rose

  /// The color's name on the page, in header capitalization.
  public var title: String {
    switch self {
    case .amber: "Amber"
    case .mint: "Mint"
    case .sky: "Sky"
    case .rose: "Rose"
    }
  }

  /// Returns the shade of the hue that has more contrast with the given background.
  ///
  /// Each hue has a light and a dark shade, so that text in it is readable in every theme.
  public func shade(on background: Color) -> Color {
    let (light, dark) = shades
    let lightRatio = Contrast.ratio(of: light, on: background)
    let darkRatio = Contrast.ratio(of: dark, on: background)
    return lightRatio > darkRatio ? light : dark
  }

  private var shades: (light: Color, dark: Color) {
    switch self {
    case .amber: (Color(bytes: 0xff, 0xd9, 0x8a), Color(bytes: 0x5c, 0x3a, 0x00))
    case .mint: (Color(bytes: 0xa8, 0xf0, 0xc6), Color(bytes: 0x0b, 0x4a, 0x2c))
    case .sky: (Color(bytes: 0xa9, 0xd8, 0xff), Color(bytes: 0x0a, 0x3d, 0x6b))
    case .rose: (Color(bytes: 0xff, 0xc2, 0xd4), Color(bytes: 0x74, 0x15, 0x38))
    }
  }
}
