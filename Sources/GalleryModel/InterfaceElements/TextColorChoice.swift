import ControlModel
import Theming

/// A hue that can take the place of the text colour.
public enum TextColorChoice: String, CaseIterable, Sendable {
  /// The yellow of resin.
  case amber

  /// The green of leaves.
  case mint

  /// The blue of noon.
  case sky

  /// The pink of blossom.
  case rose

  /// The name that people choose it by, in header capitalisation.
  public var title: String {
    switch self {
    case .amber: "Amber"
    case .mint: "Mint"
    case .sky: "Sky"
    case .rose: "Rose"
    }
  }

  /// The shade of the hue that is read best on a background.
  ///
  /// Each has a light one and a dark one, so that a choice can be read in every theme.
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
