import CGtk

extension DesktopSettings {
  /// Takes from the process what the user's environment and files say about looks: a style sheet, a
  /// settings file and a fontconfig file of the user's own, variables of GTK, GDK, Pango and
  /// FreeType, and the locale, by which Pango chooses among fonts.
  ///
  /// It is called once, before the display is opened. `GDK_BACKEND` and `GDK_SCALE` stay: they say
  /// which display it is, and not how a window looks on it.
  public static func forgetUserForScreenshot() {
    for name in ProcessEnvironment.names where changesLook(name) {
      ProcessEnvironment.remove(name)
    }
    // No file can be in there.
    ProcessEnvironment.set("XDG_CONFIG_HOME", to: "/dev/null")
    ProcessEnvironment.set("LC_ALL", to: "C.UTF-8")
  }

  private static func changesLook(_ variable: String) -> Bool {
    guard !["GDK_BACKEND", "GDK_SCALE"].contains(variable) else { return false }
    return variable == "FREETYPE_PROPERTIES"
      || ["GTK", "GDK_", "PANGO"].contains { variable.hasPrefix($0) }
  }

  /// Makes the look of every window depend on the application and the theme alone.
  ///
  /// Fixed are font, text rendering, icons, motion, the blinking of the cursor and the buttons of
  /// the title bar; pointer and focus leave no trace, so that nothing is hovered, no focus ring
  /// shows and each window looks active. The theme is the one that `GTK_THEME` names, otherwise
  /// Adwaita. It is called once, after the display has been opened and before the first window is
  /// made, in a process that ends after the screenshot.
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
    // GTK counts the resolution in 1024ths of a dot per inch.
    cgtk_set_integer(settings, "gtk-xft-dpi", 96 * 1_024)
    cgtk_set_integer(settings, "gtk-xft-antialias", 1)
    cgtk_set_integer(settings, "gtk-xft-hinting", 1)
    cgtk_set_text(settings, "gtk-xft-hintstyle", "hintslight")
    cgtk_set_text(settings, "gtk-xft-rgba", "none")

    EventFilter.add(swallowsTraces)
  }

  /// Keeps from GTK that the pointer is over a window or that a window has the focus.
  static func swallowsTraces(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    switch event.pointee.type {
    case GDK_ENTER_NOTIFY, GDK_LEAVE_NOTIFY, GDK_MOTION_NOTIFY, GDK_FOCUS_CHANGE:
      return true
    case GDK_WINDOW_STATE:
      // The rest of the event is needed; only what it says of the focus would dim the window.
      let changes = event.pointee.window_state.changed_mask.rawValue
      event.pointee.window_state.changed_mask = GdkWindowState(
        rawValue: changes & ~GDK_WINDOW_STATE_FOCUSED.rawValue)
      return false
    default:
      return false
    }
  }
}
