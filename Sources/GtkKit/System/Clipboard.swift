import CGtk

/// The clipboard of the default display.
@MainActor public enum Clipboard {
  /// Copies a text to the clipboard.
  ///
  /// A clipboard manager may preserve it after the program ends.
  public static func setText(_ text: String) {
    guard let display = gdk_display_get_default(),
      let clipboard = gtk_clipboard_get_default(display)
    else { return }
    gtk_clipboard_set_text(clipboard, text, -1)
    gtk_clipboard_set_can_store(clipboard, nil, 0)
  }
}
