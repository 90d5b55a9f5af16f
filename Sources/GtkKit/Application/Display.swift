import CGtk

/// The display on which the windows appear.
@MainActor public enum Display {
  /// Initializes GTK, opens the display, and returns whether that succeeded.
  ///
  /// Without a display, this method returns false instead of ending the process. It is safe to call
  /// more than once.
  public static func open() -> Bool {
    KeySnooper.install()
    return gtk_init_check(nil, nil) != 0
  }

  /// Whether the open display is a Wayland display.
  public static var isWayland: Bool {
    guard let display = gdk_display_get_default() else { return false }
    return String(cString: cgtk_type_name(gpointer(display))) == "GdkWaylandDisplay"
  }
}
