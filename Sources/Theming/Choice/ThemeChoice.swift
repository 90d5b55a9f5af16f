import ControlModel

/// The user's choice of theme: a built-in theme, or the one that suits the desktop.
public enum ThemeChoice: CaseIterable, Hashable, Sendable {
  /// Always the theme with the given name.
  case always(ThemeName)

  /// The theme that suits the desktop's current preferences.
  case followDesktop

  /// Every choice, in the order of the menu and of `--list-themes`.
  public static let allCases = ThemeName.allCases.map(always) + [.followDesktop]

  /// The stable name that is used on the command line and in the key file.
  public var identifier: String {
    switch self {
    case .always(let name): name.rawValue
    case .followDesktop: "desktop"
    }
  }

  /// The choice's name in the menu, in header capitalization.
  public var title: String {
    switch self {
    case .always(let name): name.theme.name
    case .followDesktop: "Follow the Desktop"
    }
  }

  /// Returns the choice with the given identifier, or throws an error that suggests similar ones.
  public static func named(_ identifier: String) throws(UnknownIdentifier) -> ThemeChoice {
    guard let choice = allCases.first(where: { $0.identifier == identifier }) else {
      throw UnknownIdentifier(
        identifier, kind: "theme", among: allCases.map(\.identifier))
    }
    return choice
  }

  /// Returns the name of the theme to show on a desktop with the given preferences.
  public func name(on desktop: DesktopPreferences) -> ThemeName {
    switch self {
    case .always(let name): name
    case .followDesktop: desktop.theme
    }
  }
}
