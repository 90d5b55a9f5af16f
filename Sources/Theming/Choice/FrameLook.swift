/// The GTK theme that draws the window around the stage, and its variant.
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
  /// Light, Dark, and High Contrast each have their own look. The other choices use the desktop's
  /// look.
  ///
  /// - Parameter desktopThemeName: The name of the desktop's GTK theme. Light uses the light
  ///   variant of that theme. If the name ends in "-dark" or "inverse", Light uses the theme
  ///   without that ending, such as "Adwaita" instead of "Adwaita-dark".
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

  /// Returns the name of the light theme for a dark theme, or nil if the given name isn't that of a
  /// dark theme.
  private static func lightSibling(of themeName: String) -> String? {
    let name = themeName.lowercased()
    for ending in ["-dark", "inverse"] where name.hasSuffix(ending) && name.count > ending.count {
      return String(themeName.dropLast(ending.count))
    }
    return nil
  }
}
