import ControlModel
import Theming

/// The original's names for colors, as cases that the editor can complete and the compiler checks.
///
/// Each raw value is the original's number for the color (WriteUps.md 5.1).
public enum ColorType: Int, CaseIterable, Sendable {
  /// The color of the background.
  case background = 0

  /// The color of elements that aren't text, in front of the background.
  case foreground = 1

  /// The color of text.
  case text = 2

  /// The color's name in the original.
  public var identifier: String {
    switch self {
    case .background: "BackgroundColor"
    case .foreground: "ForegroundColor"
    case .text: "TextColor"
    }
  }

  /// The role that has the color in a theme.
  public var role: ColorRole {
    switch self {
    case .background: .background
    case .foreground: .foreground
    case .text: .text
    }
  }
}

extension Theme {
  /// Returns the color of the given type.
  public func color(_ type: ColorType) -> Color {
    colors[type.role]
  }

  /// Returns the color with the given number, or black if there is none.
  ///
  /// This is the original's `getColor`.
  public func color(rawValue: Int) -> Color {
    ColorType(rawValue: rawValue).map(color) ?? colors[.unnamed]
  }
}
