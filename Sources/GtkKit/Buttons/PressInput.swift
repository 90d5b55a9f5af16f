import CGtk

/// Event filters that guarantee that every button press, by pointer or key, comes to an end.
public enum PressInput {
  /// Installs filters that see each event before GTK does.
  ///
  /// The filters stay installed until the process ends. Call this method after the display has been
  /// opened. It is safe to call more than once. Every ``PressButton`` calls it. Plain GTK buttons
  /// don't call it, but the filters affect them once they are installed.
  public static func install() {
    ButtonKeys.install()
    PointerPressFilter.install()
  }
}

/// Functions that interrupt active presses, so that the presses cause no action.
enum PressInterruption {
  /// Ends every press except those on `widget` or its descendants.
  static func interrupt(except widget: UnsafeMutablePointer<GtkWidget>) {
    // A grab by any widget, however short, ends the presses on all widgets outside it.
    gtk_grab_add(widget)
    gtk_grab_remove(widget)
  }

  /// Ends every press.
  static func interruptAll() {
    guard let outsider = gtk_invisible_new() else { return }
    interrupt(except: outsider)
    gtk_widget_destroy(outsider)
  }
}
