/// An error in the values of a mystery grid.
public enum MysteryGridError: Error, Hashable, Sendable {
  /// The layout has no button, or more buttons or columns than a grid allows.
  case unusableLayout(rows: Int, columns: Int)
}

extension MysteryGridError: CustomStringConvertible {
  /// A sentence that states the values and the range that is allowed.
  public var description: String {
    switch self {
    case .unusableLayout(let rows, let columns):
      "The grid has \(rows) rows and \(columns) columns, which must make at least 1 and at most"
        + " \(MysteryGridLayout.maximumButtonCount) buttons in at most \(MysteryGridLayout.maximumColumnCount)"
        + " columns."
    }
  }
}
