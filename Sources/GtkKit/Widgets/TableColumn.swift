/// A column of a ``TableView``.
public struct TableColumn: Hashable, Sendable {
  /// The text of the header.
  public let title: String
  /// The width in points; the last column takes what is left, but at least this.
  public let width: Int

  /// Makes a column.
  public init(title: String, width: Int) {
    self.title = title
    self.width = width
  }
}
