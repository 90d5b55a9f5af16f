import CGtk

/// The icon that a desktop shows for the windows of the application.
@MainActor public enum WindowIcon {
  /// Sets the icon of all windows from PNG resources, one for each size.
  ///
  /// A desktop shows this icon if no icon theme has one for the application's identifier. This is
  /// the case for an application that is not installed. On Wayland, which does not support window
  /// icons, this method does nothing.
  public static func install(resources paths: [String]) throws(PictureError) {
    guard !Display.isWayland else { return }
    var icons: UnsafeMutablePointer<GList>?
    defer { g_list_free_full(icons) { g_object_unref($0) } }
    for path in paths { icons = g_list_append(icons, gpointer(try Picture.pixels(at: path))) }
    gtk_window_set_default_icon_list(icons)
  }
}
