/// What a theme asks of the desktop's GTK theme, which draws the window around the stage.
public struct FrameLook: Hashable, Sendable {
  /// The name of the GTK theme to use; nil leaves the desktop's own.
  public var themeName: String?

  /// Whether to use the theme's dark variant; nil leaves what the desktop wants.
  public var isDark: Bool?

  /// A look with its two wishes.
  public init(themeName: String? = nil, isDark: Bool? = nil) {
    self.themeName = themeName
    self.isDark = isDark
  }

  /// The desktop's own look, unchanged.
  public static let desktop = FrameLook()

  /// GTK's own theme of high contrast, which is built into its library.
  public static let highContrastThemeName = "HighContrast"
}

extension ThemeChoice {
  /// The look of the window around the stage: Light, Dark and High Contrast bring it along, the
  /// other choices leave the desktop's own.
  ///
  /// - Parameter desktopThemeName: The desktop's own GTK theme. Light leaves it, unless its name
  ///   says that it is dark: then the theme without that part of the name is light, such as
  ///   "Adwaita" for "Adwaita-dark".
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

  /// The light theme that belongs to a dark one; nil for a theme that is not dark by its name.
  private static func lightSibling(of themeName: String) -> String? {
    let name = themeName.lowercased()
    for ending in ["-dark", "inverse"] where name.hasSuffix(ending) && name.count > ending.count {
      return String(themeName.dropLast(ending.count))
    }
    return nil
  }
}
