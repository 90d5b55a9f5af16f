import CGtk

/// What the desktop says about looks and motion, for the screen that the application is on.
public enum DesktopSettings {
  /// Whether the desktop wants motion; with false every change shows its end at once.
  public static var animationsEnabled: Bool {
    guard let settings else { return false }
    return cgtk_get_boolean(settings, "gtk-enable-animations") != 0
  }

  /// The name of the desktop's GTK theme, such as "HighContrast", "Adwaita" or "Adwaita:dark".
  ///
  /// What follows the colon is the theme's variant. The environment variable `GTK_THEME` wins, as
  /// it does in GTK; where it is not set, a desktop may ask applications for their dark variant.
  /// While ``overrideTheme(_:)`` is at work the name is that of the override.
  public static var themeName: String {
    if let forcedThemeName { return forcedThemeName }
    guard let settings, let name = String(owned: cgtk_get_text(settings, gtkThemeName)) else {
      return ""
    }
    let isDark = cgtk_get_boolean(settings, preferDarkTheme) != 0
    return isDark ? "\(name):dark" : name
  }

  /// Calls the handler whenever the desktop changes to another theme or variant, until the process
  /// ends.
  public static func onThemeChange(_ handler: @escaping @MainActor () -> Void) {
    guard let settings else { return }
    for property in [gtkThemeName, preferDarkTheme] {
      Signal.connectArgument(settings, "notify::\(property)") { _ in handler() }
    }
  }

  /// The theme that the environment variable `GTK_THEME` names; nil where it names none.
  static var forcedThemeName: String? {
    guard let name = g_getenv("GTK_THEME").map({ String(cString: $0) }), !name.isEmpty else {
      return nil
    }
    return name
  }

  static let gtkThemeName = "gtk-theme-name"
  static let preferDarkTheme = "gtk-application-prefer-dark-theme"

  /// The settings of the screen; nil without a display.
  static var settings: gpointer? {
    gtk_settings_get_default().map { gpointer($0) }
  }
}
