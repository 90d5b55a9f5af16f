import CGtk
import ControlModel

extension DrawingContext {
  /// Draws several parts of a snapshot, such as the strips of a page that is turning over.
  public func draw(_ snapshot: WidgetSnapshot, slices: [ImageSlice]) {
    for slice in slices {
      draw(snapshot, from: slice.source, to: slice.destination)
    }
  }

  /// Draws the part `source` of a snapshot, scaled to fill `target`.
  ///
  /// Does nothing if either rectangle is empty, or if `target` is rounded to a width of 0 pixels.
  ///
  /// - A part that is neither scaled nor moved by a fraction of a pixel is drawn unchanged.
  ///   Otherwise, its pixels are interpolated.
  /// - The left and right edges of `target` are rounded to the nearest pixel, so that adjacent
  ///   strips have no seam.
  /// - If `source` has the full height of the snapshot, an upper or lower edge of `target` that is
  ///   between two pixels fades, so that a row of strips of different heights has no visible steps.
  public func draw(_ snapshot: WidgetSnapshot, from source: Rectangle, to target: Rectangle) {
    let scale = Double(scaleFactor)
    let left = (target.minX * scale).rounded() / scale
    let right = (target.maxX * scale).rounded() / scale
    guard left < right, source.width > 0, source.height > 0, target.height > 0 else { return }
    // Filling is fast only for a rectangle of whole pixels. For other shapes, the X server creates
    // a mask, which is ten times slower. The bilinear filter fades the upper and lower edges
    // instead, because it interpolates between the outermost pixels and the transparent area around
    // the snapshot.
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
