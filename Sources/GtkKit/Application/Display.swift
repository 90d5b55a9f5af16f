import CGtk

/// The display that the windows appear on.
@MainActor public enum Display {
  /// Starts GTK and opens the display; false where there is none, which ends nothing.
  ///
  /// Opening it again is harmless.
  public static func open() -> Bool {
    KeySnooper.install()
    return gtk_init_check(nil, nil) != 0
  }

  /// Whether the open display is a Wayland compositor's.
  public static var isWayland: Bool {
    guard let display = gdk_display_get_default() else { return false }
    return String(cString: cgtk_type_name(gpointer(display))) == "GdkWaylandDisplay"
  }
}
