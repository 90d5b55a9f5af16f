/// The settings for the desktop's GTK theme, which draws the window around the stage.
public struct FrameLook: Hashable, Sendable {
  /// The name of the GTK theme to use, or nil for the desktop's own.
  public var themeName: String?

  /// Whether to use the theme's dark variant, or nil for the desktop's preference.
  public var isDark: Bool?

  /// Creates a look from the name of a theme and its variant.
  public init(themeName: String? = nil, isDark: Bool? = nil) {
    self.themeName = themeName
    self.isDark = isDark
  }

  /// The desktop's own look, unchanged.
  public static let desktop = FrameLook()

  /// The name of GTK's own high-contrast theme, which is built into its library.
  public static let highContrastThemeName = "HighContrast"
}

extension ThemeChoice {
  /// Returns the look of the window around the stage.
  ///
  /// Light, Dark, and High Contrast determine it; the other choices use the desktop's own look.
  ///
  /// - Parameter desktopThemeName: The desktop's own GTK theme. Light uses it in its light variant,
  ///   unless its name ends in "-dark" or "inverse". Then Light uses the theme without that ending,
  ///   such as "Adwaita" for "Adwaita-dark".
  public func frameLook(over desktopThemeName: String) -> FrameLook {
    switch self {
    case .followDesktop, .always(.classic):
      .desktop
    case .always(.light):
      FrameLook(themeName: Self.lightSibling(of: desktopThemeName), isDark: false)
    case .always(.dark):
      FrameLook(isDark: true)
    case .always(.highContrast):
      FrameLook(themeName: FrameLook.highContrastThemeName, isDark: false)
    }
  }

  /// Returns the light theme for a dark one, or nil for a theme that isn't dark by its name.
  private static func lightSibling(of themeName: String) -> String? {
    let name = themeName.lowercased()
    for ending in ["-dark", "inverse"] where name.hasSuffix(ending) && name.count > ending.count {
      return String(themeName.dropLast(ending.count))
    }
    return nil
  }
}
