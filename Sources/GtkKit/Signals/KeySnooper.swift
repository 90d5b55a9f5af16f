import CGtk

/// Drops a key whose widget was destroyed while assistive technology looked at the key.
///
/// The bridge to assistive technology sees a key before any widget does, and waits for the answer in
/// a main loop of its own. An accessible action in that loop may close the window or the popover that
/// the key is meant for, and GTK would go on with what is left of it.
enum KeySnooper {
  private static var isInstalled = false

  /// Makes this the last to see a key; call it before GTK is initialized.
  ///
  /// GTK asks those that came later first, and the bridge comes with the initialization.
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
