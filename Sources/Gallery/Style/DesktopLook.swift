import GtkKit
import Theming

/// What the desktop says of light, dark and contrast: its portal, else the name of GTK's theme.
final class DesktopLook {
  private var portal: SettingsPortal?

  /// What it says now.
  var preferences: DesktopPreferences {
    DesktopPreferences(
      colorScheme: portal?.colorScheme, contrast: portal?.contrast,
      gtkThemeName: DesktopSettings.themeName)
  }

  /// Asks the portal, and calls the handler whenever an answer changes; a second call is none.
  func follow(_ handler: @escaping @MainActor () -> Void) {
    guard portal == nil else { return }
    let portal = SettingsPortal()
    portal.onChange = handler
    self.portal = portal
    DesktopSettings.onThemeChange(handler)
  }
}
