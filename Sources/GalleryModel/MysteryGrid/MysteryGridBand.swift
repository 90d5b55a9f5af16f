import ControlModel

/// Some whole rows of the mystery grid, which a view puts into one container.
///
/// A toolkit may look at every button of a container when one of them changes: GTK 3 does. In bands
/// of about a hundred buttons a press costs the same in a grid of any size.
public struct MysteryGridBand: Hashable, Sendable {
  /// The buttons of the band, counted from 0 in the grid's reading order.
  public let indices: Range<Int>

  /// The frame of the band on the stage, in points.
  ///
  /// It is as wide as the stage, and a little higher than its rows, so that nothing of a focus ring
  /// is cut off. Neighbors overlap.
  public let frame: Rectangle
}

extension MysteryGridLayout {
  private static let buttonsPerBand = 100
  private static let roomForFocusRing = 6.0

  /// The bands of the grid, from the top.
  ///
  /// Together they hold each button once, in reading order. A band has as many rows as fit into a hundred buttons, and at least one. The document's grid is
  /// one band.
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

  /// Where a button of a band is in the band's own coordinates, in points.
  public func origin(of index: Int, in band: MysteryGridBand) -> Point {
    let origin = frame(of: index).origin
    return Point(x: origin.x - band.frame.minX, y: origin.y - band.frame.minY)
  }
}
