import CGtk

/// A GTK key snooper that drops a key event if the event's widget is destroyed before GTK delivers
/// it.
///
/// The bridge to assistive technology sees each key event before any widget does. The bridge runs a
/// nested main loop until assistive technology answers. An accessible action in that loop may close
/// the window or popover that the event is for. Without this snooper, GTK would then deliver the
/// event to a destroyed widget.
enum KeySnooper {
  private static var isInstalled = false

  /// Installs the snooper so that it sees each key event after the bridge does.
  ///
  /// Call this method before GTK is initialized. GTK's initialization installs the bridge, and GTK
  /// calls the most recently installed snooper first.
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
