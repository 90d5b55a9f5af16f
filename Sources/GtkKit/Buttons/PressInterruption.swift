import CGtk

/// Interruptions of active presses, which then cause no action.
enum PressInterruption {
  /// Ends each press that is on neither a widget nor its descendants.
  static func interrupt(by widget: UnsafeMutablePointer<GtkWidget>) {
    // GTK ends presses for any grab, whichever widget has it and however short it is.
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
