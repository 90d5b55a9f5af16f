/// What the desktop says about how applications should look.
///
/// The numbers are those of the settings portal's namespace `org.freedesktop.appearance`, as they
/// came; nil where no portal answers or where it does not know the key.
public struct DesktopPreferences: Hashable, Sendable {
  /// The portal's `color-scheme`: 0 no preference, 1 prefers dark, 2 prefers light.
  public var colorScheme: UInt32?

  /// The portal's `contrast`: 0 no preference, 1 prefers higher contrast.
  public var contrast: UInt32?

  /// The name of GTK's theme, for example "Adwaita-dark" or "Adwaita:dark".
  public var gtkThemeName: String

  /// Makes preferences from what the portal says, if it answers, and the name of GTK's theme.
  public init(colorScheme: UInt32? = nil, contrast: UInt32? = nil, gtkThemeName: String) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.gtkThemeName = gtkThemeName
  }

  /// The theme that suits the desktop.
  ///
  /// A preference that the portal names comes first, contrast before colour. Where it names none,
  /// or a number that the portal's documentation does not know and asks to take for none, the name
  /// of GTK's theme decides, because it is the look of the window around the stage.
  public var theme: ThemeName {
    if contrast == 1 { return .highContrast }
    switch colorScheme {
    case 1: return .dark
    case 2: return .light
    default: return themeOfGtkName
    }
  }

  /// The theme that is nearest to GTK's by its name; an unknown one is taken to be light.
  ///
  /// Names are made of parts, as "Yaru-purple-dark": a part that merely begins with "dark" says
  /// nothing, since "Arc-Darker" is a light theme with a dark header bar.
  private var themeOfGtkName: ThemeName {
    let name = gtkThemeName.lowercased()
    if name.hasPrefix("highcontrast") { return .highContrast }
    let parts = name.split { "-:_ ".contains($0) }
    return parts.contains("dark") ? .dark : .light
  }
}
