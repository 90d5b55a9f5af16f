/// A column of a ``LogTable``.
public struct TableColumn: Hashable, Sendable {
  /// The text of the column's heading.
  public let title: String
  /// A text that always fits in the column, in the desktop's font.
  ///
  /// The columns share the remaining width of the table. A text that is too long ends with an
  /// ellipsis.
  public let typicalText: String

  /// Creates a column.
  public init(title: String, typicalText: String) {
    self.title = title
    self.typicalText = typicalText
  }
}
