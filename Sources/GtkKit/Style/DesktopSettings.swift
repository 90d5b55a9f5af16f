import CGtk
import ControlModel

/// The desktop's settings for appearance and motion on the default screen.
public enum DesktopSettings {
  /// Whether the desktop enables animations.
  ///
  /// If false, show the final state of each change at once.
  public static var animationsEnabled: Bool {
    guard let settings else { return false }
    return cgtk_get_boolean(settings, "gtk-enable-animations") != 0
  }

  /// The name of the GTK theme, such as "HighContrast", "Adwaita" or "Adwaita:dark".
  ///
  /// The part after the colon is the theme's variant.
  ///
  /// - If the environment variable `GTK_THEME` is set and not empty, this property has its value.
  /// - Otherwise, it is the name of the theme that ``overrideTheme(_:)`` has set or, if there is
  ///   none, of the desktop's theme. If the dark variant is preferred, `:dark` is appended.
  /// - Without `GTK_THEME` and without a display, it is an empty string.
  public static var themeName: String {
    if let forcedThemeName { return forcedThemeName }
    guard let settings, let name = String(owned: cgtk_get_text(settings, gtkThemeName)) else {
      return ""
    }
    let isDark = cgtk_get_boolean(settings, preferDarkTheme) != 0
    return isDark ? "\(name):dark" : name
  }

  /// Calls `handler` whenever the theme or its variant changes, until the process ends.
  ///
  /// If both change at once, `handler` is called twice.
  public static func onThemeChange(_ handler: @escaping @MainActor () -> Void) {
    guard let settings else { return }
    for property in [gtkThemeName, preferDarkTheme] {
      Signal.connectArgument(settings, "notify::\(property)") { _ in handler() }
    }
  }

  /// The theme that the environment variable `GTK_THEME` names, or nil if it is unset or empty.
  static var forcedThemeName: String? {
    guard let name = g_getenv("GTK_THEME").map({ String(cString: $0) }), !name.isEmpty else {
      return nil
    }
    return name
  }

  static let gtkThemeName = "gtk-theme-name"
  static let preferDarkTheme = "gtk-application-prefer-dark-theme"

  /// The settings of the default screen, or nil without a display.
  static var settings: gpointer? {
    gtk_settings_get_default().map { gpointer($0) }
  }
}

extension DesktopSettings {
  /// The desktop's text scale: the resolution divided by the usual 96 dots per inch.
  ///
  /// GNOME's Large Text setting and `Xft.dpi` change the resolution.
  public static var textScale: TextScale {
    guard let screen = gdk_screen_get_default() else { return .usual }
    let resolution = gdk_screen_get_resolution(screen)
    return resolution > 0 ? TextScale(resolution / 96) : .usual
  }

  /// Calls `handler` whenever the desktop's text size changes, until the process ends.
  public static func onTextScaleChange(_ handler: @escaping @MainActor () -> Void) {
    guard let settings else { return }
    Signal.connectArgument(settings, "notify::gtk-xft-dpi") { _ in handler() }
  }
}
