import CGtk

extension DesktopSettings {
  /// Removes the user's customizations of appearance from the process, so that they don't affect a
  /// screenshot.
  ///
  /// This method removes the environment variables of GTK, GDK, Pango, and FreeType. It hides the
  /// user's configuration directory, and with it the style sheet, the settings file, and the
  /// fontconfig file. It also sets the locale, which affects how Pango selects fonts. `GDK_BACKEND`
  /// and `GDK_SCALE` are preserved, because they select the display and its scale factor.
  ///
  /// Call this method once, before the display is opened.
  public static func forgetUserForScreenshot() {
    for name in ProcessEnvironment.names where changesLook(name) {
      ProcessEnvironment.remove(name)
    }
    // `/dev/null` isn't a directory, so it can't contain a file.
    ProcessEnvironment.set("XDG_CONFIG_HOME", to: "/dev/null")
    ProcessEnvironment.set("LC_ALL", to: "C.UTF-8")
  }

  private static func changesLook(_ variable: String) -> Bool {
    guard !["GDK_BACKEND", "GDK_SCALE"].contains(variable) else { return false }
    return variable == "FREETYPE_PROPERTIES"
      || ["GTK", "GDK_", "PANGO"].contains { variable.hasPrefix($0) }
  }

  /// Overrides the desktop's settings for appearance, so that they don't affect a screenshot.
  ///
  /// This method sets the font, text rendering, icons, animations, cursor blinking, scroll bars,
  /// and title bar buttons. It also discards the events that report the pointer's position or a
  /// window's focus, so that no widget is hovered, no focus ring appears, and every window looks
  /// active. The theme is the one named by `GTK_THEME`, or Adwaita if that variable is not set.
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

    EventFilter.add(filterTraces)
  }

  /// Removes the focus flag from a window state event, and returns whether to discard `event`.
  ///
  /// Events that report the pointer's position or a window's focus are discarded. Window state
  /// events are not.
  static func filterTraces(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    switch event.pointee.type {
    case GDK_ENTER_NOTIFY, GDK_LEAVE_NOTIFY, GDK_MOTION_NOTIFY, GDK_FOCUS_CHANGE:
      return true
    case GDK_WINDOW_STATE:
      // GTK needs the event, but the focus flag among its changes would dim the window.
      let changes = event.pointee.window_state.changed_mask.rawValue
      event.pointee.window_state.changed_mask = GdkWindowState(
        rawValue: changes & ~GDK_WINDOW_STATE_FOCUSED.rawValue)
      return false
    default:
      return false
    }
  }
}
