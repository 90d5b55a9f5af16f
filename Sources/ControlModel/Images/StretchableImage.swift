/// A picture that is stretched along one line in each direction, while its corners keep their size.
///
/// This is UIKit's `stretchableImage(withLeftCapWidth:topCapHeight:)`. All lengths are points: a
/// picture for 2x has twice the pixels, and its stretched line is two pixels wide.
public struct StretchableImage: Hashable, Sendable {
  /// The picture to take the slices from.
  public let name: ImageName

  /// The picture's own size.
  public let size: Size

  /// How the width is divided; the leading part is the left cap.
  public let columns: SliceLengths

  /// How the height is divided; the leading part is the top cap.
  public let rows: SliceLengths

  /// Makes a stretchable image from a picture and its caps, in points.
  ///
  /// - Throws: `StretchableImageError` if a cap is negative, not finite or leaves nothing to
  ///   stretch, or if the size is not positive and finite.
  public init(
    name: ImageName, size: Size, leftCap: Double, topCap: Double
  ) throws(StretchableImageError) {
    do {
      columns = try SliceLengths(imageLength: size.width, cap: leftCap)
    } catch {
      throw .horizontal(name, error)
    }
    do {
      rows = try SliceLengths(imageLength: size.height, cap: topCap)
    } catch {
      throw .vertical(name, error)
    }
    self.name = name
    self.size = size
  }

  /// The slices that fill a target of a size from its origin on, row by row, from left to right.
  ///
  /// Nine at most: a slice without a part of the picture or without a place is left out.
  public func slices(for targetSize: Size) -> [ImageSlice] {
    let columnSpans = Self.spans(of: columns, on: columns.stretched(to: targetSize.width))
    let rowSpans = Self.spans(of: rows, on: rows.stretched(to: targetSize.height))
    return rowSpans.flatMap { row in
      columnSpans.map { column in
        ImageSlice(
          source: Self.rectangle(column.source, row.source),
          destination: Self.rectangle(column.destination, row.destination))
      }
    }
  }

  private struct Span {
    let start: Double
    let length: Double
  }

  private static func spans(
    of source: SliceLengths, on destination: SliceLengths
  ) -> [(source: Span, destination: Span)] {
    zip(spans(of: source), spans(of: destination))
      .filter { $0.length > 0 && $1.length > 0 }
      .map { (source: $0, destination: $1) }
  }

  private static func spans(of lengths: SliceLengths) -> [Span] {
    [
      Span(start: 0, length: lengths.leading),
      Span(start: lengths.leading, length: lengths.middle),
      Span(start: lengths.leading + lengths.middle, length: lengths.trailing),
    ]
  }

  private static func rectangle(_ column: Span, _ row: Span) -> Rectangle {
    Rectangle(x: column.start, y: row.start, width: column.length, height: row.length)
  }
}
