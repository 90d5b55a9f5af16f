import GtkKit
import Theming

/// The desktop's preferences for color scheme and contrast, from the settings portal or, failing
/// that, GTK's theme name.
final class DesktopLook {
  private var portal: SettingsPortal?

  /// The current preferences.
  ///
  /// Before the first call of ``follow(_:)``, only the name of the GTK theme is known.
  var preferences: DesktopPreferences {
    DesktopPreferences(
      colorScheme: portal?.colorScheme, contrast: portal?.contrast,
      gtkThemeName: DesktopSettings.themeName)
  }

  /// Connects to the settings portal, and calls `handler` whenever a preference or the GTK theme
  /// changes.
  ///
  /// Only the first call has an effect.
  func follow(_ handler: @escaping @MainActor () -> Void) {
    guard portal == nil else { return }
    let portal = SettingsPortal()
    portal.onChange = handler
    self.portal = portal
    DesktopSettings.onThemeChange(handler)
  }
}
