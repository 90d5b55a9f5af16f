import ControlModel

/// A group of whole rows of the mystery grid, which a view puts into one container.
///
/// When a button changes, GTK 3 examines every button in its container. Because the number of
/// buttons in a band is limited, the cost of a press doesn't grow with the number of rows.
public struct MysteryGridBand: Hashable, Sendable {
  /// The indices of the band's buttons, from 0 in the grid's reading order.
  public let indices: Range<Int>

  /// The frame of the band on the stage, in points.
  ///
  /// The band is as wide as the stage. It's slightly taller than its rows, so that focus rings
  /// aren't cut off. Therefore, neighboring bands overlap.
  public let frame: Rectangle
}

extension MysteryGridLayout {
  private static let buttonsPerBand = 100
  private static let roomForFocusRing = 6.0

  /// The bands of the grid, from the top.
  ///
  /// Together, they contain each button once, in reading order. A band has as many whole rows as
  /// contain at most a hundred buttons, but at least one row. The original's grid is a single band.
  public var bands: [MysteryGridBand] {
    let rowsPerBand = max(1, Self.buttonsPerBand / columns)
    return stride(from: 0, to: numberOfButtons, by: rowsPerBand * columns).map { first in
      let end = min(first + rowsPerBand * columns, numberOfButtons)
      let top = frame(of: first).minY - Self.roomForFocusRing
      let bottom = frame(of: end - 1).maxY + Self.roomForFocusRing
      return MysteryGridBand(
        indices: first..<end,
        frame: Rectangle(x: 0, y: top, width: stageSize.width, height: bottom - top))
    }
  }

  /// Returns the upper left corner of a button in its band's coordinates, in points.
  public func origin(of index: Int, in band: MysteryGridBand) -> Point {
    let origin = frame(of: index).origin
    return Point(x: origin.x - band.frame.minX, y: origin.y - band.frame.minY)
  }
}
