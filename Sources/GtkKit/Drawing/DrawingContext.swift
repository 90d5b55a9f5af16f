import CGtk
import ControlModel

/// The drawing surface of a widget, valid during one call of a drawing handler.
///
/// A drawing handler borrows the context, so it cannot store or copy the context.
///
/// Coordinates are points from the widget's upper-left corner.
public struct DrawingContext: ~Copyable {
  /// The number of screen pixels for each point, along each axis.
  public let scaleFactor: Int

  let context: OpaquePointer

  init(_ context: OpaquePointer, scaleFactor: Int) {
    self.context = context
    self.scaleFactor = scaleFactor
  }

  /// Draws a picture at its own size, with its upper-left corner at `point`.
  public func draw(_ picture: Picture, at point: Point) {
    draw(
      picture, from: Rectangle(origin: .zero, size: picture.size),
      to: Rectangle(origin: point, size: picture.size))
  }

  /// Draws the part `source` of a picture, scaled to fill `target`.
  ///
  /// Pixels are copied, repeated, or skipped, but never interpolated. A part that is not scaled is
  /// drawn exactly. Does nothing if either rectangle is empty.
  public func draw(_ picture: Picture, from source: Rectangle, to target: Rectangle) {
    guard !source.size.isEmpty, !target.size.isEmpty else { return }
    cairo_save(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    cairo_rectangle(context, target.minX, target.minY, target.size.width, target.size.height)
    cairo_clip(context)
    cairo_translate(context, target.minX, target.minY)
    cairo_scale(
      context, target.size.width / source.size.width, target.size.height / source.size.height)
    let surface = picture.surface(scaleFactor: scaleFactor)
    cairo_set_source_surface(context, surface, -source.minX, -source.minY)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Draws the slices of a stretchable picture.
  public func draw(_ picture: Picture, slices: [ImageSlice]) {
    for slice in slices {
      draw(picture, from: slice.source, to: slice.destination)
    }
  }

  /// Draws the output of `body` with an opacity from 0 (invisible) to 1 (unchanged).
  public func withOpacity(_ opacity: Double, _ body: () -> Void) {
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Draws the output of `body` mixed with black, by an amount from 0 (unchanged) to 1 (black).
  ///
  /// Only painted pixels become darker. Transparent areas remain transparent.
  public func darkened(by amount: Double, _ body: () -> Void) {
    cairo_push_group(context)
    body()
    cairo_set_operator(context, CAIRO_OPERATOR_ATOP)
    cairo_set_source_rgba(context, 0, 0, 0, amount)
    cairo_paint(context)
    cairo_pop_group_to_source(context)
    cairo_paint(context)
  }
}

extension Size {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}
