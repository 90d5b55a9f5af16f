import ControlModel
import Theming

/// The original's colors by name, so that the editor can complete them and the compiler checks
/// them.
///
/// The raw values are the original's (WriteUps.md 5.1).
public enum ColorType: Int, CaseIterable, Sendable {
  /// The background of everything.
  case background = 0

  /// Elements in front of the background that are not text.
  case foreground = 1

  /// Headings.
  case text = 2

  /// The color's name in the original.
  public var identifier: String {
    switch self {
    case .background: "BackgroundColor"
    case .foreground: "ForegroundColor"
    case .text: "TextColor"
    }
  }

  /// The theme's role that holds the color.
  public var role: ColorRole {
    switch self {
    case .background: .background
    case .foreground: .foreground
    case .text: .text
    }
  }
}

extension Theme {
  /// Returns the color with the given name.
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
