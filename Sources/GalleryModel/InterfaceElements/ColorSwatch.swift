import ControlModel
import Theming

/// A row of the Interface Elements page, with a sample and a description of one ``ColorType``.
public struct ColorSwatch: Hashable, Sendable {
  /// The color's type.
  public let type: ColorType

  /// The color's value in the theme.
  public let color: Color

  /// The color's contrast with the background, or nil for the background itself.
  public let contrast: ContrastReading?

  /// Creates the row of the given color.
  public init(_ type: ColorType, in theme: Theme) {
    self.type = type
    color = theme.color(type)
    contrast = type == .background ? nil : ContrastReading(of: color, in: theme)
  }

  /// Returns all rows, in the order of the original's raw values.
  public static func all(in theme: Theme) -> [ColorSwatch] {
    ColorType.allCases.map { ColorSwatch($0, in: theme) }
  }

  /// The color's name in the original.
  public var name: String { type.identifier }

  /// The color's value in hexadecimal, such as "#2d3c3f".
  public var hexText: String { color.hexText }

  /// The color's value and contrast, as the page shows them beside the swatch.
  public var summary: String {
    contrast.map { "\(hexText) · \($0.summary)" } ?? hexText
  }
}
