import ControlModel

/// The name of a color, for screen readers.
public enum ColorName: String, CaseIterable, Sendable {
  case black = "Black"
  case blue = "Blue"
  case brown = "Brown"
  case cream = "Cream"
  case darkBlue = "Dark blue"
  case darkGreen = "Dark green"
  case darkRed = "Dark red"
  case gray = "Gray"
  case green = "Green"
  case orange = "Orange"
  case pink = "Pink"
  case purple = "Purple"
  case red = "Red"
  case violet = "Violet"
  case white = "White"
  case yellow = "Yellow"

  /// Creates the name whose color is the most similar to the given color.
  ///
  /// The alpha component is ignored.
  public init(nearest color: Color) {
    self =
      Self.allCases.min { $0.distance(from: color) < $1.distance(from: color) } ?? .gray
  }

  /// The name as a screen reader speaks it, in sentence case.
  public var title: String { rawValue }

  /// The color with this name.
  public var color: Color {
    switch self {
    case .black: Color(bytes: 0x00, 0x00, 0x00)
    case .blue: Color(bytes: 0x2f, 0x92, 0xd0)
    case .brown: Color(bytes: 0x7b, 0x4a, 0x21)
    case .cream: Color(bytes: 0xff, 0xf6, 0xe2)
    case .darkBlue: Color(bytes: 0x12, 0x35, 0x5e)
    case .darkGreen: Color(bytes: 0x0d, 0x4a, 0x2a)
    case .darkRed: Color(bytes: 0x6b, 0x16, 0x1f)
    case .gray: Color(bytes: 0x80, 0x80, 0x80)
    case .green: Color(bytes: 0x2e, 0x9e, 0x5b)
    case .orange: Color(bytes: 0xf0, 0x8c, 0x1e)
    case .pink: Color(bytes: 0xff, 0xb6, 0xc8)
    case .purple: Color(bytes: 0x45, 0x20, 0x74)
    case .red: Color(bytes: 0xd8, 0x2c, 0x2c)
    case .violet: Color(bytes: 0xa5, 0x78, 0xe0)
    case .white: Color(bytes: 0xff, 0xff, 0xff)
    case .yellow: Color(bytes: 0xf6, 0xd7, 0x32)
    }
  }

  /// Returns the square of the distance between the two colors' sRGB components.
  private func distance(from other: Color) -> Double {
    let differences = [
      color.red - other.red, color.green - other.green, color.blue - other.blue,
    ]
    return differences.reduce(0) { $0 + $1 * $1 }
  }
}
