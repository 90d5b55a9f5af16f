import ControlModel

extension MysteryGridLayout {
  /// The size of the background picture, which fills the original's view, in points (WriteUps.md
  /// 3.4).
  private static let picture = standard.stageSize

  /// The height of the panel behind the labels, at the bottom of the picture, in points.
  private static let footHeight = 128.0

  /// The height of the round corners at the top of the picture, in points.
  private static let cornerHeight = 12.0

  /// The parts of the background picture and their places on the stage, in points.
  ///
  /// The original's grid shows the picture unchanged. In a larger grid, the one-point-high row
  /// above the panel and the one-point-wide column in the middle are stretched, so that the panel
  /// stays behind the labels. In a shorter grid, the part between the corners and the panel is
  /// compressed. The corners are never stretched.
  public var backgroundSlices: [ImageSlice] {
    let picture = Self.picture
    let (width, height) = (stageSize.width, stageSize.height)
    let middle = picture.width / 2
    let (corner, line) = (Self.cornerHeight, picture.height - Self.footHeight - 1)
    let foot = height - Self.footHeight
    let columns = Self.spans(
      source: [0, middle, middle + 1, picture.width],
      target: [0, middle, width - (picture.width - middle - 1), width])
    let rows = Self.spans(
      source: [0, corner, line, line + 1, picture.height],
      target: [0, corner, min(line, foot - 1), foot, height])
    return rows.flatMap { row in
      columns.map { column in
        ImageSlice(
          source: Rectangle(
            x: column.source, y: row.source, width: column.length, height: row.length),
          destination: Rectangle(
            x: column.target, y: row.target, width: column.targetLength,
            height: row.targetLength))
      }
    }
  }

  private struct Span {
    let source: Double
    let length: Double
    let target: Double
    let targetLength: Double
  }

  /// Returns the spans between consecutive positions in the picture and on the stage.
  private static func spans(source: [Double], target: [Double]) -> [Span] {
    source.indices.dropLast().map {
      Span(
        source: source[$0], length: source[$0 + 1] - source[$0], target: target[$0],
        targetLength: target[$0 + 1] - target[$0])
    }
  }
}
