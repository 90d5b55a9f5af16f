/// Which colours the user wants of applications, as the desktop's portal tells it.
public enum ColorScheme: Hashable, Sendable {
  /// The user has no preference.
  case noPreference
  /// Light text on a dark background.
  case dark
  /// Dark text on a light background.
  case light

  /// Reads the portal's number; one that the specification does not know is no preference.
  init(portalNumber: UInt32) {
    switch portalNumber {
    case 1: self = .dark
    case 2: self = .light
    default: self = .noPreference
    }
  }
}
