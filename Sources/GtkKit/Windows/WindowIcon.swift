import CGtk

/// The icon that a desktop shows for the windows of the application.
@MainActor public enum WindowIcon {
  /// Sets the icon of all windows from PNG resources, one for each size.
  ///
  /// A desktop typically shows this icon if the icon theme has none for the application's
  /// identifier, for example because the application is not installed. On Wayland, where GTK 3
  /// cannot set window icons, this method does nothing.
  ///
  /// - Throws: ``PictureError`` if one of the resources cannot be loaded.
  public static func install(resources paths: [String]) throws(PictureError) {
    guard !Display.isWayland else { return }
    var icons: UnsafeMutablePointer<GList>?
    defer { g_list_free_full(icons) { g_object_unref($0) } }
    for path in paths { icons = g_list_append(icons, gpointer(try Picture.pixels(at: path))) }
    gtk_window_set_default_icon_list(icons)
  }
}
