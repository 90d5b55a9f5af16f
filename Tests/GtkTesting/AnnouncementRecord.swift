import CGtk

/// Records the texts that a screen reader speaks when a widget appears.
package final class AnnouncementRecord {
  /// The accessible name that the widget had at each appearance.
  package private(set) var names: [String] = []

  private let widget: UnsafeMutablePointer<GtkWidget>

  /// Records the appearances of a widget until the widget is freed.
  package init(of widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    cgtk_connect_state(
      gtk_widget_get_accessible(widget), "state-change::showing",
      { _, _, isSet, record in
        guard let record, isSet != 0 else { return }
        Unmanaged<AnnouncementRecord>.fromOpaque(record).takeUnretainedValue().append()
      }, Unmanaged.passRetained(self).toOpaque(),
      { record, _ in
        guard let record else { return }
        Unmanaged<AnnouncementRecord>.fromOpaque(record).release()
      }, 0)
  }

  private func append() {
    names.append(accessibleName(of: widget) ?? "")
  }
}
