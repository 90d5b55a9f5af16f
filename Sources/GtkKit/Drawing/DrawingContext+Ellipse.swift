import CGtk
import Controls

extension DrawingContext {
  /// Fills the ellipse that touches the four edges of a rectangle.
  public func fillEllipse(in rectangle: Rectangle, color: Color) {
    guard addEllipse(in: rectangle) else { return }
    setSource(color)
    cairo_fill(context)
  }

  /// Draws the outline of the ellipse that touches the four edges of a rectangle.
  ///
  /// The line, whose width is in points, lies half within the ellipse and half outside, as in Core
  /// Graphics: inset the rectangle by half its width for a border such as that of a layer.
  public func strokeEllipse(in rectangle: Rectangle, color: Color, lineWidth: Double) {
    guard lineWidth > 0, addEllipse(in: rectangle) else { return }
    setSource(color)
    cairo_set_line_width(context, lineWidth)
    cairo_stroke(context)
  }

  private func addEllipse(in rectangle: Rectangle) -> Bool {
    guard rectangle.width > 0, rectangle.height > 0 else { return false }
    cairo_save(context)
    cairo_new_path(context)
    cairo_translate(context, rectangle.midX, rectangle.midY)
    cairo_scale(context, rectangle.width / 2, rectangle.height / 2)
    cairo_arc(context, 0, 0, 1, 0, 2 * Double.pi)
    cairo_close_path(context)
    // The path keeps the scale, a line that is drawn along it must not.
    cairo_restore(context)
    return true
  }

  private func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
