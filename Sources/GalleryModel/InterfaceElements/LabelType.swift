import Theming

/// The original's labels by name.
///
/// The raw values are the original's: they go on where those of ``ColorType`` end, only so that the
/// two share no number (WriteUps.md 5.1).
public enum LabelType: Int, CaseIterable, Sendable {
  /// A heading.
  case headline = 3

  /// Running text.
  case text = 4

  /// A detail beside something else.
  case detail = 5

  /// What the original calls it.
  public var identifier: String {
    switch self {
    case .headline: "HeadlineLabel"
    case .text: "TextLabel"
    case .detail: "DetailLabel"
    }
  }

  /// The theme's role for it, which holds font, colour and shadow.
  public var role: LabelRole {
    switch self {
    case .headline: .headline
    case .text: .text
    case .detail: .detail
    }
  }
}
