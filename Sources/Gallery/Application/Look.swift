import GtkKit
import Theming

/// The look of the desktop around the stage, as `--scheme` names it.
enum Look: String, CaseIterable {
  case light
  case dark
  case highContrast = "high-contrast"

  /// The look that a theme brings along; light where it leaves the desktop's own.
  init(with theme: ThemeChoice?) {
    let frame = theme?.frameLook(over: Look.light.themeName)
    if frame?.themeName == Look.highContrast.themeName {
      self = .highContrast
    } else {
      self = frame?.isDark == true ? .dark : .light
    }
  }

  /// GTK's name of the theme, one of those that are built into the library.
  var themeName: String {
    switch self {
    case .light: "Adwaita"
    case .dark: "Adwaita:dark"
    case .highContrast: "HighContrast"
    }
  }
}
