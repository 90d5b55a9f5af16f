import CGtk

/// The icons of the desktop, and the program's own.
@MainActor public enum IconTheme {
  /// Lets icons be found among the program's resources, below a path that is laid out as an icon
  /// theme is.
  public static func addResourcePath(_ path: String) {
    gtk_icon_theme_add_resource_path(gtk_icon_theme_get_default(), path)
  }
}
