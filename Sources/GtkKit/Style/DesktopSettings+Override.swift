import CGtk

extension DesktopSettings {
  /// The theme settings that an application overrides.
  ///
  /// A nil element leaves the desktop's setting in effect.
  public typealias ThemeOverride = (themeName: String?, isDark: Bool?)

  /// Applies an override of the desktop's theme to all windows of the application.
  ///
  /// The override applies until the next call. `wanted` is called at once, and again whenever GTK
  /// reports a change of the desktop's theme. The windows change with the next frame. If the
  /// environment variable `GTK_THEME` is set and not empty, GTK always uses that theme, and this
  /// method does nothing.
  ///
  /// - Parameter wanted: Returns the override for the desktop's theme, given the theme's name.
  ///   Return nil for both elements to restore the desktop's theme.
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
    /// The names of the settings that are currently overridden.
    private(set) var changed: Set<String>

    init(
      settings: gpointer, wanted: @escaping @MainActor (String) -> ThemeOverride,
      changed: Set<String>
    ) {
      self.settings = settings
      self.wanted = wanted
      self.changed = changed
    }

    /// Restores the desktop's settings, and then writes those that the override changes.
    ///
    /// GTK reloads the theme with each notification of a setting, even if the value is the same,
    /// and a reload takes 20 ms. Notifications are therefore frozen until all settings are written,
    /// and a setting that already has the wanted value isn't written.
    func apply() {
      // A changed setting calls the handlers for theme changes, one of which calls this method
      // again.
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
