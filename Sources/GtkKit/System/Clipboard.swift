import CGtk

/// The clipboard of the default display.
@MainActor public enum Clipboard {
  /// Copies `text` to the clipboard.
  ///
  /// If a clipboard manager is running, the text may outlive the program.
  public static func setText(_ text: String) {
    guard let display = gdk_display_get_default(),
      let clipboard = gtk_clipboard_get_default(display)
    else { return }
    gtk_clipboard_set_text(clipboard, text, -1)
    gtk_clipboard_set_can_store(clipboard, nil, 0)
  }
}
