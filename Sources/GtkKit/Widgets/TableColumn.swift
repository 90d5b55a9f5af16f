/// A column of a ``TableView``.
public struct TableColumn: Hashable, Sendable {
  /// What a screen reader calls the column.
  public let title: String
  /// The longest text that the column is made for, by which it is as wide in the desktop's font.
  ///
  /// A longer one is ellipsised. The last column takes what is left of the table, too.
  public let widestText: String

  /// Makes a column.
  public init(title: String, widestText: String) {
    self.title = title
    self.widestText = widestText
  }
}
