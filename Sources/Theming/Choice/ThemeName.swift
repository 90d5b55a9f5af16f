/// The built-in themes, in the order in which the gallery lists them.
public enum ThemeName: String, CaseIterable, Hashable, Sendable {
  /// The look of the original write-ups.
  case classic

  /// A bright look.
  case light

  /// A dark look.
  case dark

  /// Black on white, for users who need high contrast.
  case highContrast = "high-contrast"

  /// The theme with this name.
  public var theme: Theme {
    switch self {
    case .classic: .classic
    case .light: .light
    case .dark: .dark
    case .highContrast: .highContrast
    }
  }
}
