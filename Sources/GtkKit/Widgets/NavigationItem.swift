/// A row of a ``NavigationList``.
public struct NavigationItem: Hashable, Sendable {
  /// The text of the row, and its accessible name.
  public let title: String
  /// A sentence about the place that the row leads to.
  public let tooltip: String

  /// Makes a row from its texts.
  public init(title: String, tooltip: String) {
    self.title = title
    self.tooltip = tooltip
  }
}
