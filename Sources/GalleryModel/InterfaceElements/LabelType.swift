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

/// A row of the page that shows one label of ``LabelType``.
public struct LabelSample: Hashable, Sendable {
  /// The name of the label.
  public let type: LabelType

  /// The text's contrast with the background.
  public let contrast: ContrastReading

  /// Creates the row of the given label.
  public init(_ type: LabelType, in theme: Theme) {
    self.type = type
    contrast = ContrastReading(of: theme.colors[theme.labels[type.role].color], in: theme)
  }

  /// Returns all rows, in the order of the original's raw values.
  public static func all(in theme: Theme) -> [LabelSample] {
    LabelType.allCases.map { LabelSample($0, in: theme) }
  }

  /// The label's text, which is its name in the original.
  public var text: String { type.identifier }
}
