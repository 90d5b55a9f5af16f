import CGtk
import ControlModel

extension DrawingContext {
  /// Fills the ellipse inscribed in `rectangle`.
  public func fillEllipse(in rectangle: Rectangle, color: Color) {
    guard addEllipse(in: rectangle) else { return }
    setSource(color)
    cairo_fill(context)
  }

  /// Draws the outline of the ellipse inscribed in `rectangle`.
  ///
  /// As in Core Graphics, the line is centered on the ellipse: one half is inside and one half
  /// outside. To draw the whole line inside, like the border of a `CALayer`, inset the rectangle by
  /// half the line width.
  ///
  /// - Parameter lineWidth: The width of the line, in points. If it is 0, nothing is drawn.
  public func strokeEllipse(in rectangle: Rectangle, color: Color, lineWidth: Double) {
    guard lineWidth > 0, addEllipse(in: rectangle) else { return }
    setSource(color)
    cairo_set_line_width(context, lineWidth)
    cairo_stroke(context)
  }

  /// Replaces the path with the ellipse inscribed in `rectangle`, or returns false if `rectangle`
  /// is empty.
  ///
  /// The path has one curve for each quarter, like GTK's rounded CSS corners, so the ellipse covers
  /// exactly the same pixels as such corners. Cairo's own arc is equally round, but its edge pixels
  /// differ slightly.
  private func addEllipse(in rectangle: Rectangle) -> Bool {
    guard rectangle.width > 0, rectangle.height > 0 else { return false }
    let x = (rectangle.minX, rectangle.midX, rectangle.maxX)
    let y = (rectangle.minY, rectangle.midY, rectangle.maxY)
    // The distance from each end of a quarter to its control point, as a fraction of the radius.
    // The exact fraction is 4 / 3 * (sqrt(2) - 1). GTK stores a circle of radius 1 in cairo's
    // fixed-point numbers, which round the fraction to 141 / 256.
    let reach = 141.0 / 256
    let dx = reach * rectangle.width / 2
    let dy = reach * rectangle.height / 2
    cairo_new_path(context)
    cairo_move_to(context, x.2, y.1)
    cairo_curve_to(context, x.2, y.1 + dy, x.1 + dx, y.2, x.1, y.2)
    cairo_curve_to(context, x.1 - dx, y.2, x.0, y.1 + dy, x.0, y.1)
    cairo_curve_to(context, x.0, y.1 - dy, x.1 - dx, y.0, x.1, y.0)
    cairo_curve_to(context, x.1 + dx, y.0, x.2, y.1 - dy, x.2, y.1)
    cairo_close_path(context)
    return true
  }

  private func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
