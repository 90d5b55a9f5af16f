import CGtk

/// A key snooper that drops a key if its widget was destroyed while assistive technology handled
/// the key.
///
/// The bridge to assistive technology receives a key before any widget does. It runs a nested main
/// loop until assistive technology answers. An accessible action in that loop may close the window
/// or popover that the key is for. GTK would then deliver the key to a destroyed widget.
enum KeySnooper {
  private static var isInstalled = false

  /// Installs the snooper so that it sees each key last.
  ///
  /// Call this method before GTK is initialized.
  ///
  /// GTK calls the most recently installed snooper first, and GTK's initialization installs the
  /// bridge.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    _ = cgtk_key_snooper_install(
      { widget, _, _ in
        guard let widget else { return 1 }
        return gtk_widget_get_realized(widget) == 0 ? 1 : 0
      }, nil)
  }
}
