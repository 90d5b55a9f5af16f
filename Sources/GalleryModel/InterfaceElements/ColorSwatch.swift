import ControlModel
import Theming

/// A row of the page that shows one colour of ``ColorType``.
public struct ColorSwatch: Hashable, Sendable {
  /// Which colour it is.
  public let type: ColorType

  /// The colour in the theme.
  public let color: Color

  /// How well the colour is told from the background; nil for the background itself.
  public let contrast: ContrastReading?

  /// Makes the row of a colour.
  public init(_ type: ColorType, in theme: Theme) {
    self.type = type
    color = theme.color(type)
    contrast = type == .background ? nil : ContrastReading(of: color, in: theme)
  }

  /// All rows, in the order of the original's raw values.
  public static func all(in theme: Theme) -> [ColorSwatch] {
    ColorType.allCases.map { ColorSwatch($0, in: theme) }
  }

  /// The colour's name in the original.
  public var name: String { type.identifier }

  /// The colour as `#rrggbb`.
  public var hexText: String { color.hexText }

  /// The colour and its contrast, as the page writes them beside the patch.
  public var figures: String {
    contrast.map { "\(hexText) · \($0.figures)" } ?? hexText
  }
}
