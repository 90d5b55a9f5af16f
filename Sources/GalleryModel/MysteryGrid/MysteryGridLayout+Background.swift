import ControlModel

extension MysteryGridLayout {
  /// The size of the background, which fills the document's view (WriteUps.md 3.4), in points.
  private static let picture = standard.stageSize

  /// How many points of the background's foot hold the panel under the labels.
  private static let footHeight = 128.0

  /// How many points of its top hold the round corners.
  private static let cornerHeight = 12.0

  /// Which parts of the background go where on the stage, in points.
  ///
  /// The document's grid shows it as it is. Another one stretches the line of points over the panel
  /// and the one down the middle, so that the panel stays under the labels; a lower one presses the
  /// rays together. The corners stay round.
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

  /// The spans between places of the picture, and between as many places of the stage.
  private static func spans(source: [Double], target: [Double]) -> [Span] {
    source.indices.dropLast().map {
      Span(
        source: source[$0], length: source[$0 + 1] - source[$0], target: target[$0],
        targetLength: target[$0 + 1] - target[$0])
    }
  }
}
