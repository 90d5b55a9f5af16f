import ControlModel

/// The rows and columns of the mystery grid, and the frames of its elements, in points.
///
/// Buttons are counted from 0 in reading order, row by row from the left. The order is the same in
/// right-to-left locales, because the frames are fixed (WriteUps.md 3.4).
public struct MysteryGridLayout: Hashable, Sendable {
  /// The maximum number of buttons in a grid.
  public static let maximumButtonCount = 10_000

  /// The maximum number of columns.
  ///
  /// With this maximum, the stage is narrower than 32,767 points at the usual text size. That is
  /// the limit for a window in X11 and Wayland.
  public static let maximumColumnCount = 300

  /// The original's grid of five rows and three columns.
  public static let standard = MysteryGridLayout(checkedRows: 5, columns: 3)

  private static let minimumStageWidth = 320.0
  private static let margin = 20.0
  private static let gap = 12.0
  private static let buttonSide = 80.0
  private static let columnDistance = 100.0
  private static let rowDistance = 86.0
  private static let labelHeight = 48.0

  /// The number of rows, 1 or more.
  public let rows: Int

  /// The number of columns, 1 or more.
  public let columns: Int

  /// Creates a layout with the given numbers of rows and columns.
  ///
  /// - Throws: `MysteryGridError` if there is no button, or if there are more than
  ///   ``maximumButtonCount`` buttons or ``maximumColumnCount`` columns.
  public init(rows: Int, columns: Int) throws(MysteryGridError) {
    let range = 1...Self.maximumButtonCount
    guard range.contains(rows), (1...Self.maximumColumnCount).contains(columns),
      range.contains(rows * columns)
    else { throw .unusableLayout(rows: rows, columns: columns) }
    self.init(checkedRows: rows, columns: columns)
  }

  private init(checkedRows rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }

  /// The number of buttons.
  public var numberOfButtons: Int { rows * columns }

  /// Returns the row of a button, from 0.
  public func row(of index: Int) -> Int { index / columns }

  /// Returns the column of a button, from 0.
  public func column(of index: Int) -> Int { index % columns }

  /// Returns the frame of a button.
  public func frame(of index: Int) -> Rectangle {
    Rectangle(
      x: Self.margin + Self.columnDistance * Double(column(of: index)),
      y: Self.gap + Self.rowDistance * Double(row(of: index)),
      width: Self.buttonSide, height: Self.buttonSide)
  }

  /// The frame of the score label, under the last row.
  public var scoreFrame: Rectangle {
    labelFrame(y: frame(of: numberOfButtons - 1).maxY + Self.gap)
  }

  /// The frame of the found-object label, under the score.
  public var foundFrame: Rectangle {
    labelFrame(y: scoreFrame.maxY + Self.gap)
  }

  /// The size of the stage.
  ///
  /// For the original's grid, the stage is as large as the screen of a 4-inch iPhone. For any other
  /// grid, the stage is at least as wide, so that the labels fit.
  public var stageSize: Size {
    Size(width: stageWidth, height: foundFrame.maxY + Self.gap)
  }

  /// Returns the index of the next button in the given direction, or nil at the edge of the grid.
  public func neighbor(of index: Int, toward direction: GridDirection) -> Int? {
    switch direction {
    case .left: column(of: index) > 0 ? index - 1 : nil
    case .right: column(of: index) < columns - 1 ? index + 1 : nil
    case .up: row(of: index) > 0 ? index - columns : nil
    case .down: row(of: index) < rows - 1 ? index + columns : nil
    }
  }

  private var stageWidth: Double {
    max(Self.minimumStageWidth, Self.margin + Self.columnDistance * Double(columns))
  }

  private func labelFrame(y: Double) -> Rectangle {
    Rectangle(
      x: Self.margin, y: y, width: stageWidth - 2 * Self.margin, height: Self.labelHeight)
  }
}

extension MysteryGridLayout {
  /// The range of a round's possible scores, in points, from a round of squares only to a round of
  /// cakes only (WriteUps.md 3.6).
  public var possibleScores: ClosedRange<Int> {
    let values = Surprise.allCases.map(\.value).sorted()
    return numberOfButtons * values[0]...numberOfButtons * values[values.count - 1]
  }
}

/// An error in the values of a mystery grid.
public enum MysteryGridError: Problem, Hashable {
  /// The layout has no button, or more buttons or columns than a grid allows.
  case unusableLayout(rows: Int, columns: Int)
}

extension MysteryGridError {
  /// A clause that describes the invalid numbers of rows and columns.
  public var summary: Clause {
    switch self {
    case .unusableLayout(let rows, let columns):
      "a grid of \(rows) rows and \(columns) columns is invalid"
    }
  }

  /// A clause that describes the valid numbers of buttons and columns.
  public var remedy: Clause? {
    "a grid must have 1 to \(MysteryGridLayout.maximumButtonCount) buttons in at most \(MysteryGridLayout.maximumColumnCount) columns"
  }
}

/// The direction of an arrow key in a grid, as seen on the screen.
///
/// Left means left in right-to-left locales too.
public enum GridDirection: CaseIterable, Sendable {
  case left
  case right
  case up
  case down
}
