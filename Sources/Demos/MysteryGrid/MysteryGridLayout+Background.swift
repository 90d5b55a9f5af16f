import Controls

extension MysteryGridLayout {
  /// The size of the background, which fills the document's view (WriteUps.md 3.4), in points.
  private static let picture = standard.stageSize

  /// How many points of the background's foot hold the panel under the labels.
  private static let footHeight = 128.0

  /// Which parts of the background go where on the stage, in points.
  ///
  /// The document's grid shows it as it is. Another one stretches the line of points over the panel
  /// and the one down the middle, so that the panel stays under the labels; a lower one cuts the
  /// rays off at the top.
  public var backgroundSlices: [ImageSlice] {
    let picture = Self.picture
    let middle = (picture.width / 2).rounded(.down)
    let cut = max(0, picture.height - stageSize.height)
    let head = picture.height - Self.footHeight - 1
    let columns = Self.spans(
      source: [0, middle, middle + 1, picture.width], target: stageSize.width)
    let rows = Self.spans(
      source: [cut, head, head + 1, picture.height], target: stageSize.height)
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

  /// The three spans between four places of a picture; the middle one fills what is left.
  private static func spans(source: [Double], target length: Double) -> [Span] {
    let first = source[1] - source[0]
    let last = source[3] - source[2]
    let target = [0, first, length - last, length]
    return (0..<3).map {
      Span(
        source: source[$0], length: source[$0 + 1] - source[$0], target: target[$0],
        targetLength: target[$0 + 1] - target[$0])
    }
  }
}
