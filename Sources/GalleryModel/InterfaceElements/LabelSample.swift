import Theming

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
