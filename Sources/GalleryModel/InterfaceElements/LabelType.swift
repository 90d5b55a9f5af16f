import Theming

/// The original's names for labels.
///
/// Each raw value is the original's number for the label. The numbers follow those of
/// ``ColorType``, so that no color and label have the same number (WriteUps.md 5.1).
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

  /// The role that has the label's font, color, and shadow in a theme.
  public var role: LabelRole {
    switch self {
    case .headline: .headline
    case .text: .text
    case .detail: .detail
    }
  }
}

/// A row of the Interface Elements page, with a sample of one ``LabelType``.
public struct LabelSample: Hashable, Sendable {
  /// The label's type.
  public let type: LabelType

  /// The contrast of the label's text with the background.
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

  /// The label's contents: its name in the original.
  public var text: String { type.identifier }
}
