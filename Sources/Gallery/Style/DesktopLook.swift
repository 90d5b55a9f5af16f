import GtkKit
import Theme

/// What the desktop says of light, dark and contrast: its portal, else the name of GTK's theme.
final class DesktopLook {
  private var portal: SettingsPortal?

  /// What it says now.
  var preferences: DesktopPreferences {
    DesktopPreferences(
      colorScheme: portal?.colorScheme?.portalNumber,
      contrast: portal?.prefersHighContrast.map { $0 ? 1 : 0 },
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

extension ColorScheme {
  fileprivate var portalNumber: UInt32 {
    switch self {
    case .noPreference: 0
    case .dark: 1
    case .light: 2
    }
  }
}
