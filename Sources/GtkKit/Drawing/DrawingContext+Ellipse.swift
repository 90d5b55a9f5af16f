import CGtk
import ControlModel

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

  /// Adds the ellipse as GTK draws the round corners of its CSS: a curve for each quarter.
  ///
  /// So both cover the very same pixels; the arc that cairo would choose is as round, but covers
  /// those at the rim a little differently.
  private func addEllipse(in rectangle: Rectangle) -> Bool {
    guard rectangle.width > 0, rectangle.height > 0 else { return false }
    let x = (rectangle.minX, rectangle.midX, rectangle.maxX)
    let y = (rectangle.minY, rectangle.midY, rectangle.maxY)
    // How far a quarter's control points reach, as a part of the radius: GTK keeps a circle of
    // radius 1 in cairo's fixed point numbers, where 4 / 3 * (sqrt(2) - 1) has become this.
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
