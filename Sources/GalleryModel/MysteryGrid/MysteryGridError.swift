/// Why figures of the mystery grid cannot be used.
public enum MysteryGridError: Error, Hashable, Sendable {
  /// There would be no button, or more than a grid takes.
  case unusableLayout(rows: Int, columns: Int)
}

extension MysteryGridError: CustomStringConvertible {
  /// A sentence that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .unusableLayout(let rows, let columns):
      "The grid has \(rows) rows and \(columns) columns, which must make at least 1 and at most"
        + " \(MysteryGridLayout.maximumButtonCount) buttons in at most \(MysteryGridLayout.maximumColumnCount)"
        + " columns."
    }
  }
}
