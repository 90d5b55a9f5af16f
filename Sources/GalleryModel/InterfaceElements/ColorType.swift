import Theming

/// The original's colours by name, so that completion knows them and the compiler checks them.
///
/// The raw values are the original's (WriteUps.md 5.1).
public enum ColorType: Int, CaseIterable, Sendable {
  /// What everything stands on.
  case background = 0

  /// What stands out from the background without being text.
  case foreground = 1

  /// Headings.
  case text = 2

  /// What the original calls it.
  public var identifier: String {
    switch self {
    case .background: "BackgroundColor"
    case .foreground: "ForegroundColor"
    case .text: "TextColor"
    }
  }

  /// The theme's role for it, which holds the colour.
  public var role: ColorRole {
    switch self {
    case .background: .background
    case .foreground: .foreground
    case .text: .text
    }
  }
}
