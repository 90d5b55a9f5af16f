import CGtk

/// Notes each drawing of a widget from now on, and which part of it was painted anew.
///
/// GTK draws only what lies in the part of the window that has changed.
package final class DrawRecord {
  /// The part that each drawing painted, in the widget's own points.
  package private(set) var areas: [GdkRectangle] = []

  /// Notes the drawings of a widget for as long as it lives.
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

  /// Forgets the drawings so far.
  package func clear() {
    areas = []
  }
}
