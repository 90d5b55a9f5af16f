/// The desktop's preferences for the appearance of applications.
///
/// The numbers are the original values of the settings portal's namespace
/// `org.freedesktop.appearance`. They are nil if no portal answers or if it doesn't know the key.
public struct DesktopPreferences: Hashable, Sendable {
  /// The portal's `color-scheme`: 0 no preference, 1 prefers dark, 2 prefers light.
  public var colorScheme: UInt32?

  /// The portal's `contrast`: 0 no preference, 1 prefers higher contrast.
  public var contrast: UInt32?

  /// The name of GTK's theme, such as "Adwaita-dark" or "Adwaita:dark".
  public var gtkThemeName: String

  /// Creates preferences from the portal's values, if it answers, and the name of GTK's theme.
  public init(colorScheme: UInt32? = nil, contrast: UInt32? = nil, gtkThemeName: String) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.gtkThemeName = gtkThemeName
  }

  /// The theme that suits the desktop.
  ///
  /// A preference of the portal has priority, contrast before color scheme. If the portal has no
  /// preference, or has a number that its documentation doesn't define and says to treat as no
  /// preference, the name of GTK's theme decides, because that theme draws the window around the
  /// stage.
  public var theme: ThemeName {
    if contrast == 1 { return .highContrast }
    switch colorScheme {
    case 1: return .dark
    case 2: return .light
    default: return themeOfGtkName
    }
  }

  /// The theme that is closest to GTK's theme by its name.
  ///
  /// An unknown name counts as light.
  ///
  /// Names consist of parts, as in "Yaru-purple-dark". A part that only begins with "dark" doesn't
  /// count, because "Arc-Darker" is a light theme with a dark header bar.
  private var themeOfGtkName: ThemeName {
    let name = gtkThemeName.lowercased()
    if name.hasPrefix("highcontrast") { return .highContrast }
    let parts = name.split { "-:_ ".contains($0) }
    return parts.contains("dark") ? .dark : .light
  }
}
