import ControlModel
import Theming

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

  /// The name on the page, in header capitalization.
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
  /// Each hue has a light and a dark shade, so that it's readable in every theme.
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
