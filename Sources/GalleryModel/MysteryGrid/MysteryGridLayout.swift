import ControlModel

/// The rows and columns of the mystery grid, and where everything stands in it, in points.
///
/// Buttons are counted from 0 in reading order, row by row from the left. The order is the same in
/// right-to-left locales, as the frames are fixed (WriteUps.md 3.4).
public struct MysteryGridLayout: Hashable, Sendable {
  /// The most buttons of a grid.
  public static let maximumButtonCount = 10_000

  /// The most columns: X11 and Wayland hold no window that is wider than 32 767 points.
  public static let maximumColumnCount = 300

  /// The document's five rows of three.
  public static let standard = MysteryGridLayout(checkedRows: 5, columns: 3)

  private static let minimumStageWidth = 320.0
  private static let margin = 20.0
  private static let gap = 12.0
  private static let buttonSide = 80.0
  private static let columnDistance = 100.0
  private static let rowDistance = 86.0
  private static let labelHeight = 48.0

  /// How many rows there are, 1 or more.
  public let rows: Int

  /// How many columns there are, 1 or more.
  public let columns: Int

  /// Makes a layout of some rows and columns.
  ///
  /// - Throws: `MysteryGridError` if there is no button, more than ``maximumButtonCount``, or more than
  ///   ``maximumColumnCount``.
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

  /// How many buttons there are.
  public var numberOfButtons: Int { rows * columns }

  /// The row of a button, from 0.
  public func row(of index: Int) -> Int { index / columns }

  /// The column of a button, from 0.
  public func column(of index: Int) -> Int { index % columns }

  /// The frame of a button.
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

  /// The size of the stage: an iPhone of 4 inches for the document's grid.
  ///
  /// It is never narrower than that, so that the labels have their room.
  public var stageSize: Size {
    Size(width: stageWidth, height: foundFrame.maxY + Self.gap)
  }

  /// The button beside another one, or nil at the edge of the grid.
  public func neighbour(of index: Int, toward direction: GridDirection) -> Int? {
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
