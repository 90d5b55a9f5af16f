/// A part of a picture and the rectangle that it fills, both in points.
public struct ImageSlice: Hashable, Sendable {
  /// The part of the picture, in the picture's coordinates.
  public let source: Rectangle

  /// The rectangle to fill, in the coordinates of the target.
  public let destination: Rectangle

  /// Creates a slice from a part of a picture and the rectangle that it fills.
  public init(source: Rectangle, destination: Rectangle) {
    self.source = source
    self.destination = destination
  }
}

extension ImageSlice {
  /// Returns the slice with both rectangles scaled without rounding, for a picture that is scaled
  /// by the same factor.
  public func scaled(by scale: TextScale) -> ImageSlice {
    guard !scale.isUsual else { return self }
    return ImageSlice(source: scale.exact(source), destination: scale.exact(destination))
  }
}

extension ImageSlice {
  /// Returns the slices of a picture that is divided into columns and rows, row by row and from
  /// left to right.
  ///
  /// Slices with an empty source or destination are omitted.
  public static func grid(columns: SlicedAxis, rows: SlicedAxis) -> [ImageSlice] {
    let columnSpans = columns.spans
    return rows.spans.flatMap { row in
      columnSpans.map { column in
        ImageSlice(
          source: Rectangle(column.source, row.source),
          destination: Rectangle(column.destination, row.destination))
      }
    }
  }
}

/// The lengths of consecutive parts of one axis of a picture, and of the parts of a target that
/// they fill, in points.
public struct SlicedAxis: Hashable, Sendable {
  /// The lengths in the picture.
  public let source: [Double]

  /// The lengths in the target, in the same order.
  public let destination: [Double]

  /// Creates an axis from as many lengths in the picture as in the target.
  public init(source: [Double], destination: [Double]) {
    self.source = source
    self.destination = destination
  }

  fileprivate var spans: [(source: Span, destination: Span)] {
    zip(Span.consecutive(source), Span.consecutive(destination))
      .filter { $0.length > 0 && $1.length > 0 }
      .map { (source: $0, destination: $1) }
  }
}

private struct Span {
  let start: Double
  let length: Double

  static func consecutive(_ lengths: [Double]) -> [Span] {
    var start = 0.0
    return lengths.map { length in
      defer { start += length }
      return Span(start: start, length: length)
    }
  }
}

extension Rectangle {
  fileprivate init(_ column: Span, _ row: Span) {
    self.init(x: column.start, y: row.start, width: column.length, height: row.length)
  }
}
