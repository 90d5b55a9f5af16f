/// The desktop's preferences for the appearance of applications.
///
/// The numbers are the values of keys in the settings portal's namespace
/// `org.freedesktop.appearance`. A number is nil if no portal answers or if the portal doesn't know
/// its key.
public struct DesktopPreferences: Hashable, Sendable {
  /// The portal's `color-scheme`: 0 for no preference, 1 for dark, or 2 for light.
  public var colorScheme: UInt32?

  /// The portal's `contrast`: 0 for no preference, or 1 for higher contrast.
  public var contrast: UInt32?

  /// The name of GTK's theme, such as "Adwaita-dark" or "Adwaita:dark".
  public var gtkThemeName: String

  /// Creates preferences from the portal's values, if there are any, and the name of GTK's theme.
  public init(colorScheme: UInt32? = nil, contrast: UInt32? = nil, gtkThemeName: String) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.gtkThemeName = gtkThemeName
  }

  /// The theme that suits the desktop.
  ///
  /// The first of these that expresses a preference determines the theme:
  ///
  /// 1. the portal's preference for higher contrast
  /// 2. the portal's color scheme, dark or light
  /// 3. the name of GTK's theme, which draws the window around the stage
  ///
  /// All other numbers mean no preference, as the portal's documentation says.
  public var theme: ThemeName {
    if contrast == 1 { return .highContrast }
    switch colorScheme {
    case 1: return .dark
    case 2: return .light
    default: return themeOfGtkName
    }
  }

  /// The theme that is closest to GTK's theme, judged by the name of GTK's theme.
  ///
  /// The result for an unknown name is the light theme.
  ///
  /// A name consists of parts, as in "Yaru-purple-dark". The result is the dark theme only if a
  /// whole part is "dark", because "Arc-Darker" is a light theme with a dark header bar.
  private var themeOfGtkName: ThemeName {
    let name = gtkThemeName.lowercased()
    if name.hasPrefix("highcontrast") { return .highContrast }
    let parts = name.split { "-:_ ".contains($0) }
    return parts.contains("dark") ? .dark : .light
  }
}
