import CGtk

/// Records each drawing of a widget from now on, with the part that was repainted.
///
/// GTK draws only the part of the window that has changed.
package final class DrawRecord {
  /// The part that each drawing painted, in the widget's own points.
  package private(set) var areas: [GdkRectangle] = []

  /// Records the drawings of a widget until the widget is freed.
  package init(of widget: UnsafeMutablePointer<GtkWidget>) {
    let record = Unmanaged.passRetained(self).toOpaque()
    cgtk_connect_draw(
      widget, "draw",
      { _, context, record in
        guard let context, let record else { return 0 }
        var area = GdkRectangle()
        gdk_cairo_get_clip_rectangle(context, &area)
        Unmanaged<DrawRecord>.fromOpaque(record).takeUnretainedValue().areas.append(area)
        return 0
      }, record,
      { record, _ in
        guard let record else { return }
        Unmanaged<DrawRecord>.fromOpaque(record).release()
      }, 0)
  }

  /// Removes all recorded drawings.
  package func clear() {
    areas = []
  }
}
