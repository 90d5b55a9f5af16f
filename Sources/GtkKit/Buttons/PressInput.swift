import CGtk

/// The filters that make presses of buttons complete, by the pointer and by keys.
public enum PressInput {
  /// Installs the filters before GTK's event handler for the life of the process.
  ///
  /// Call this method after the display has been opened. It is safe to call more than once. Every
  /// ``PressButton`` calls it, but GTK's other buttons don't.
  public static func install() {
    ButtonKeys.install()
    PointerPressFilter.install()
  }
}

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
