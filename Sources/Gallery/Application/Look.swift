import GtkKit
import Theming

/// The look of the desktop around the stage.
///
/// The raw values are the arguments of `--scheme`.
enum Look: String, CaseIterable {
  case light
  case dark
  case highContrast = "high-contrast"

  /// Creates the look that matches `theme`.
  ///
  /// The look is light if `theme` is nil or doesn't change the desktop's look.
  init(with theme: ThemeChoice?) {
    let frame = theme?.frameLook(over: Look.light.themeName)
    if frame?.themeName == Look.highContrast.themeName {
      self = .highContrast
    } else {
      self = frame?.isDark == true ? .dark : .light
    }
  }

  /// The name of the look's theme, which is built into GTK.
  var themeName: String {
    switch self {
    case .light: "Adwaita"
    case .dark: "Adwaita:dark"
    case .highContrast: "HighContrast"
    }
  }
}
