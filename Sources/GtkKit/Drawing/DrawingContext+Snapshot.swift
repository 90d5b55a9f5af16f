import CGtk
import ControlModel

extension DrawingContext {
  /// Draws the parts of a snapshot, such as the strips of a page that is turned over.
  public func draw(_ snapshot: WidgetSnapshot, slices: [ImageSlice]) {
    for slice in slices {
      draw(snapshot, from: slice.source, to: slice.destination)
    }
  }

  /// Draws one part of a snapshot so that it fills a rectangle; an empty one draws nothing.
  ///
  /// A part that keeps its size comes out as it was; another one is smoothed. The left and the
  /// right edge go to the nearest pixel, so that strips side by side leave no seam. The upper and
  /// the lower edge of the snapshot fade within a pixel where they lie between two, so that a row
  /// of strips of different heights has no steps.
  public func draw(_ snapshot: WidgetSnapshot, from source: Rectangle, to target: Rectangle) {
    let scale = Double(scaleFactor)
    let left = (target.minX * scale).rounded() / scale
    let right = (target.maxX * scale).rounded() / scale
    guard left < right, source.width > 0, source.height > 0, target.height > 0 else { return }
    // Only rectangles of whole pixels are cheap: for others the X server makes a mask, and takes
    // ten times as long. What fades the edges is the filter, which mixes the outermost pixels with
    // the nothing around the snapshot.
    let top = (target.minY * scale).rounded(.down) / scale
    let bottom = (target.maxY * scale).rounded(.up) / scale
    cairo_save(context)
    cairo_rectangle(context, left, top, right - left, bottom - top)
    cairo_translate(context, target.minX, target.minY)
    cairo_scale(context, target.width / source.width, target.height / source.height)
    cairo_set_source_surface(context, snapshot.surface, -source.minX, -source.minY)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_fill(context)
    cairo_restore(context)
  }
}
