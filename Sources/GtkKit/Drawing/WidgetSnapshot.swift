import CGtk
import ControlModel

/// The appearance of a widget at one moment, at the scale factor of its screen.
@MainActor public final class WidgetSnapshot {
  /// The size of the widget in points.
  public let size: Size

  let surface: OpaquePointer

  /// Captures `widget`, or returns nil if it is not on the screen, because GTK cannot draw it then.
  init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    let width = gtk_widget_get_allocated_width(widget)
    let height = gtk_widget_get_allocated_height(widget)
    let scale = gtk_widget_get_scale_factor(widget)
    // A surface compatible with the window is the fastest to draw in it.
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
