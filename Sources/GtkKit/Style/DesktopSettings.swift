import CGtk

/// What the desktop says about looks and motion, for the screen that the application is on.
public enum DesktopSettings {
  /// Whether the desktop wants motion; with false every change shows its end at once.
  public static var animationsEnabled: Bool {
    guard let settings else { return false }
    return cgtk_get_boolean(settings, "gtk-enable-animations") != 0
  }

  /// The name of the desktop's GTK theme, such as "Adwaita" or "HighContrast".
  ///
  /// The environment variable `GTK_THEME` wins, as it does in GTK; its variant is left out.
  public static var themeName: String {
    if let forced = g_getenv("GTK_THEME") {
      let name = String(cString: forced).prefix { $0 != ":" }
      if !name.isEmpty { return String(name) }
    }
    return settings.flatMap { String(owned: cgtk_get_text($0, "gtk-theme-name")) } ?? ""
  }

  /// Whether the desktop's theme is one of GTK's two for high contrast.
  public static var isHighContrast: Bool {
    themeName == "HighContrast" || themeName == "HighContrastInverse"
  }

  /// Calls the handler whenever the desktop changes to another theme, until the process ends.
  public static func onThemeChange(_ handler: @escaping @MainActor () -> Void) {
    guard let settings else { return }
    typealias Handler = @MainActor () -> Void
    cgtk_connect_notify(
      settings, "notify::gtk-theme-name",
      { _, _, box in
        guard let box else { return }
        HandlerBox<Handler>.handler(in: box)()
      },
      HandlerBox<Handler>.retained(handler), releaseHandlerBox)
  }

  /// The settings of the screen; nil without a display.
  static var settings: gpointer? {
    gtk_settings_get_default().map { gpointer($0) }
  }
}
