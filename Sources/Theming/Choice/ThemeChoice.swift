/// What the user chose for a theme: one of the built-in ones, or that which suits the desktop.
public enum ThemeChoice: CaseIterable, Hashable, Sendable {
  /// Always the theme of a name.
  case always(ThemeName)

  /// The theme that the desktop's preferences ask for, also when they change.
  case followDesktop

  /// Every choice, in the order of the menu and of `--list-themes`.
  public static let allCases = ThemeName.allCases.map(always) + [.followDesktop]

  /// The stable name that the command line and the key file use.
  public var identifier: String {
    switch self {
    case .always(let name): name.rawValue
    case .followDesktop: "desktop"
    }
  }

  /// The name in the menu, in header capitalisation.
  public var title: String {
    switch self {
    case .always(let name): name.theme.name
    case .followDesktop: "Follow the Desktop"
    }
  }

  /// The choice of an identifier, or an error that names the closest ones.
  public static func named(_ identifier: String) throws(UnknownTheme) -> ThemeChoice {
    guard let choice = allCases.first(where: { $0.identifier == identifier }) else {
      throw UnknownTheme(identifier: identifier)
    }
    return choice
  }

  /// The theme to show on a desktop.
  public func name(on desktop: DesktopPreferences) -> ThemeName {
    switch self {
    case .always(let name): name
    case .followDesktop: desktop.theme
    }
  }
}
