import GtkKit
import Theming

/// The look of the desktop around the stage.
///
/// The raw values are those of `--scheme`.
enum Look: String, CaseIterable {
  case light
  case dark
  case highContrast = "high-contrast"

  /// Creates the look that goes with a theme.
  ///
  /// It is light if the theme does not change the desktop's look.
  init(with theme: ThemeChoice?) {
    let frame = theme?.frameLook(over: Look.light.themeName)
    if frame?.themeName == Look.highContrast.themeName {
      self = .highContrast
    } else {
      self = frame?.isDark == true ? .dark : .light
    }
  }

  /// The name of the GTK theme, one of those that are built into the library.
  var themeName: String {
    switch self {
    case .light: "Adwaita"
    case .dark: "Adwaita:dark"
    case .highContrast: "HighContrast"
    }
  }
}
