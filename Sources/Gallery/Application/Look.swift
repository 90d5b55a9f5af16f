import GtkKit

/// The look of the desktop around the stage, as `--scheme` names it.
enum Look: String, CaseIterable {
  case light
  case dark
  case highContrast = "high-contrast"

  /// GTK's name of the theme, one of those that are built into the library.
  var themeName: String {
    switch self {
    case .light: "Adwaita"
    case .dark: "Adwaita:dark"
    case .highContrast: "HighContrast"
    }
  }
}
