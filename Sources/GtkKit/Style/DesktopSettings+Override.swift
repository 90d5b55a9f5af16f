import CGtk

extension DesktopSettings {
  /// What an application wants in place of the desktop's own theme; nil leaves the desktop's own.
  public typealias ThemeOverride = (themeName: String?, isDark: Bool?)

  /// Draws all windows of the application in another theme than the desktop's, or in the desktop's
  /// own again.
  ///
  /// It holds until the next call, also when the desktop's theme changes. Where the environment
  /// variable `GTK_THEME` is set GTK uses that theme whatever an application wants, and this does
  /// nothing. What shows a change is the next frame.
  ///
  /// - Parameter wanted: Gives the override over the desktop's own theme, whose name it is given.
  public static func overrideTheme(
    _ wanted: @escaping @MainActor (_ ownThemeName: String) -> ThemeOverride
  ) {
    guard let settings, forcedThemeName == nil else { return }
    if overriding == nil { onThemeChange { overriding?.apply() } }
    let override = Override(settings: settings, wanted: wanted, changed: overriding?.changed ?? [])
    overriding = override
    override.apply()
  }

  private static var overriding: Override?

  private final class Override {
    private let settings: gpointer
    private let wanted: @MainActor (String) -> ThemeOverride
    private var isApplying = false
    /// The settings that are not the desktop's own now.
    private(set) var changed: Set<String>

    init(
      settings: gpointer, wanted: @escaping @MainActor (String) -> ThemeOverride,
      changed: Set<String>
    ) {
      self.settings = settings
      self.wanted = wanted
      self.changed = changed
    }

    /// Changes what differs from the desktop's own settings.
    ///
    /// GTK reads a theme anew whenever a setting is written, be it with the same value, which takes
    /// 20 ms. So nothing is written without need, and each setting is told of once.
    func apply() {
      // What is written here is told of as the desktop's changes are.
      guard !isApplying else { return }
      isApplying = true
      g_object_freeze_notify(cgtk_object(settings))
      for setting in changed { gtk_settings_reset_property(gtkSettings, setting) }
      changed = []
      let (themeName, isDark) = wanted(ownThemeName ?? "")
      if let themeName, themeName != ownThemeName {
        cgtk_set_text(settings, DesktopSettings.gtkThemeName, themeName)
        changed.insert(DesktopSettings.gtkThemeName)
      }
      if let isDark, isDark != (cgtk_get_boolean(settings, preferDarkTheme) != 0) {
        cgtk_set_boolean(settings, preferDarkTheme, isDark ? 1 : 0)
        changed.insert(preferDarkTheme)
      }
      g_object_thaw_notify(cgtk_object(settings))
      isApplying = false
    }

    private var ownThemeName: String? {
      String(owned: cgtk_get_text(settings, DesktopSettings.gtkThemeName))
    }

    private var gtkSettings: UnsafeMutablePointer<GtkSettings> {
      settings.assumingMemoryBound(to: GtkSettings.self)
    }
  }
}
