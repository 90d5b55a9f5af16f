import CGtk

extension DesktopSettings {
  /// Removes the user's customizations of appearance from the process, so that a screenshot is the
  /// same for every user.
  ///
  /// This method removes the environment variables of GTK, GDK, Pango, and FreeType. It hides the
  /// user's style sheet, settings file, and fontconfig file. It also sets the locale, which affects
  /// how Pango selects fonts. `GDK_BACKEND` and `GDK_SCALE` are preserved, because they select the
  /// display and not the appearance of a window on it.
  ///
  /// Call this method once, before the display is opened.
  public static func forgetUserForScreenshot() {
    for name in ProcessEnvironment.names where changesLook(name) {
      ProcessEnvironment.remove(name)
    }
    // No file can exist in this directory.
    ProcessEnvironment.set("XDG_CONFIG_HOME", to: "/dev/null")
    ProcessEnvironment.set("LC_ALL", to: "C.UTF-8")
  }

  private static func changesLook(_ variable: String) -> Bool {
    guard !["GDK_BACKEND", "GDK_SCALE"].contains(variable) else { return false }
    return variable == "FREETYPE_PROPERTIES"
      || ["GTK", "GDK_", "PANGO"].contains { variable.hasPrefix($0) }
  }

  /// Makes the appearance of every window depend only on the application and the theme.
  ///
  /// This method sets the font, text rendering, icons, animations, cursor blinking, and title bar
  /// buttons. It also discards pointer and focus events, so that no widget is hovered, no focus
  /// ring appears, and every window looks active. The theme is the one named by `GTK_THEME`, or
  /// Adwaita if that variable is not set.
  ///
  /// Call this method once, after the display is opened and before the first window is created, in
  /// a process that ends after the screenshot.
  public static func fixForScreenshot() {
    guard let settings else { return }
    cgtk_set_text(settings, gtkThemeName, "Adwaita")
    cgtk_set_boolean(settings, preferDarkTheme, 0)
    cgtk_set_text(settings, "gtk-icon-theme-name", "Adwaita")
    cgtk_set_text(settings, "gtk-decoration-layout", "menu:minimize,maximize,close")
    cgtk_set_boolean(settings, "gtk-enable-animations", 0)
    cgtk_set_boolean(settings, "gtk-cursor-blink", 0)
    cgtk_set_boolean(settings, "gtk-overlay-scrolling", 1)

    cgtk_set_text(settings, "gtk-font-name", "Sans 10")
    // GTK's unit of resolution is 1/1024 dot per inch.
    cgtk_set_integer(settings, "gtk-xft-dpi", 96 * 1_024)
    cgtk_set_integer(settings, "gtk-xft-antialias", 1)
    cgtk_set_integer(settings, "gtk-xft-hinting", 1)
    cgtk_set_text(settings, "gtk-xft-hintstyle", "hintslight")
    cgtk_set_text(settings, "gtk-xft-rgba", "none")

    EventFilter.add(swallowsTraces)
  }

  /// Discards an event that reports the pointer's position or a window's focus.
  ///
  /// A window state event is not discarded, but loses its focus flag.
  ///
  /// - Returns: Whether GTK must not receive the event.
  static func swallowsTraces(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    switch event.pointee.type {
    case GDK_ENTER_NOTIFY, GDK_LEAVE_NOTIFY, GDK_MOTION_NOTIFY, GDK_FOCUS_CHANGE:
      return true
    case GDK_WINDOW_STATE:
      // GTK needs the event, but not its focus flag, which would dim the window.
      let changes = event.pointee.window_state.changed_mask.rawValue
      event.pointee.window_state.changed_mask = GdkWindowState(
        rawValue: changes & ~GDK_WINDOW_STATE_FOCUSED.rawValue)
      return false
    default:
      return false
    }
  }
}
