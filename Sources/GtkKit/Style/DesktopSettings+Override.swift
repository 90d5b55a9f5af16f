import CGtk

extension DesktopSettings {
  /// The theme settings that an application overrides.
  ///
  /// A nil element leaves the desktop's setting in effect.
  public typealias ThemeOverride = (themeName: String?, isDark: Bool?)

  /// Applies an override of the desktop's theme to all windows of the application.
  ///
  /// The override applies until the next call. `wanted` is called at once, and again whenever the
  /// desktop's theme changes. The windows change with the next frame. If the environment variable
  /// `GTK_THEME` is set, GTK always uses that theme, and this method does nothing.
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

    /// Writes the settings that differ from the desktop's.
    ///
    /// GTK reloads the theme whenever a setting is written, even with the same value, and a reload
    /// needs 20 ms. This method therefore writes only settings that change, and notifies observers
    /// once for each of them.
    func apply() {
      // Writing a setting calls the handlers for theme changes, one of which calls this method
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
