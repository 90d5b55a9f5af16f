import CGtk
import ControlModel

/// A widget as it looked at one moment, at the scale factor of its screen.
@MainActor public final class WidgetSnapshot {
  /// The size of the widget in points.
  public let size: Size

  let surface: OpaquePointer

  /// Draws a widget that is on the screen; nil for one that is not, which GTK cannot draw.
  init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    let width = gtk_widget_get_allocated_width(widget)
    let height = gtk_widget_get_allocated_height(widget)
    let scale = gtk_widget_get_scale_factor(widget)
    // The surface is of the kind that the screen takes fastest.
    guard gtk_widget_is_drawable(widget) != 0,
      let surface = gdk_window_create_similar_image_surface(
        gtk_widget_get_window(widget), CAIRO_FORMAT_ARGB32, width * scale, height * scale, scale)
    else { return nil }
    let context = cairo_create(surface)
    gtk_widget_draw(widget, context)
    cairo_destroy(context)
    self.surface = surface
    size = Size(width: Double(width), height: Double(height))
  }

  isolated deinit {
    cairo_surface_destroy(surface)
  }
}
