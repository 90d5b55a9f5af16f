import Theming

/// The original's labels by name.
///
/// The raw values are the original's. They continue those of ``ColorType`` only to avoid shared
/// numbers (WriteUps.md 5.1).
public enum LabelType: Int, CaseIterable, Sendable {
  /// A heading.
  case headline = 3

  /// Body text.
  case text = 4

  /// Additional details.
  case detail = 5

  /// The label's name in the original.
  public var identifier: String {
    switch self {
    case .headline: "HeadlineLabel"
    case .text: "TextLabel"
    case .detail: "DetailLabel"
    }
  }

  /// The theme's role that holds the font, color, and shadow.
  public var role: LabelRole {
    switch self {
    case .headline: .headline
    case .text: .text
    case .detail: .detail
    }
  }
}
