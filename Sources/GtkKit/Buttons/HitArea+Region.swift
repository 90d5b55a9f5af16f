import CGtk
import ControlModel

extension HitArea {
  /// Returns the center of the logical pixel that contains `place`.
  ///
  /// GDK applies an input shape to whole logical pixels. The area contains this center if and only
  /// if the input shape contains the pixel.
  static func pixelCenter(at place: Point) -> Point {
    Point(x: place.x.rounded(.down) + 0.5, y: place.y.rounded(.down) + 0.5)
  }

  /// Returns the logical pixels of a widget whose centers are inside the area.
  ///
  /// The caller must destroy the region.
  func region(width: Int, height: Int) -> OpaquePointer {
    let runs = (0..<max(0, height)).flatMap { y in
      let row = (0..<max(0, width)).map {
        contains(HitArea.pixelCenter(at: Point(x: Double($0), y: Double(y))))
      }
      return HitArea.runs(in: row).map {
        cairo_rectangle_int_t(
          x: Int32($0.lowerBound), y: Int32(y), width: Int32($0.count), height: 1)
      }
    }
    return cairo_region_create_rectangles(runs, Int32(clamping: runs.count))
  }

  /// Returns the ranges of indices whose value is true.
  private static func runs(in row: [Bool]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = row.firstIndex(of: true)
    while let first = start {
      let end = row[first...].firstIndex(of: false) ?? row.endIndex
      runs.append(first..<end)
      start = row[end...].firstIndex(of: true)
    }
    return runs
  }
}
