/// The built-in themes, in the order in which they are offered.
public enum ThemeName: String, CaseIterable, Hashable, Sendable {
  /// The look of the original write-ups.
  case classic

  /// A bright room.
  case light

  /// A dark room.
  case dark

  /// Black on white, for eyes that need it.
  case highContrast = "high-contrast"

  /// The theme itself.
  public var theme: Theme {
    switch self {
    case .classic: .classic
    case .light: .light
    case .dark: .dark
    case .highContrast: .highContrast
    }
  }
}
