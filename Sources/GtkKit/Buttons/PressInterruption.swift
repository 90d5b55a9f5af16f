import CGtk

/// Ends presses that are under way, so that they lead to no action.
enum PressInterruption {
  /// Ends each press that is not on a widget or on something in it.
  static func interrupt(by widget: UnsafeMutablePointer<GtkWidget>) {
    // A grab is what GTK ends presses for, whatever takes it, and however short.
    gtk_grab_add(widget)
    gtk_grab_remove(widget)
  }

  /// Ends every press.
  static func interruptAll() {
    guard let outsider = gtk_invisible_new() else { return }
    interrupt(by: outsider)
    gtk_widget_destroy(outsider)
  }
}
