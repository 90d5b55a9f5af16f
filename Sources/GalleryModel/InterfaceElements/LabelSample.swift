import Theming

/// A row of the page that shows one label of ``LabelType``.
public struct LabelSample: Hashable, Sendable {
  /// Which label it is.
  public let type: LabelType

  /// How well its text is told from the background.
  public let contrast: ContrastReading

  /// Makes the row of a label.
  public init(_ type: LabelType, in theme: Theme) {
    self.type = type
    contrast = ContrastReading(of: theme.colors[theme.labels[type.role].color], in: theme)
  }

  /// All rows, in the order of the original's raw values.
  public static func all(in theme: Theme) -> [LabelSample] {
    LabelType.allCases.map { LabelSample($0, in: theme) }
  }

  /// What the label says: its name in the original.
  public var text: String { type.identifier }
}
