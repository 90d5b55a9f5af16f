import Glibc

/// Who may read a file that the program creates.
///
/// A file that is replaced preserves its mode.
public enum FileAccess: Sendable {
  /// Everyone whom the user's umask allows, for a file without personal data.
  case byUmask
  /// Only the user, for a file with personal data, such as addresses.
  case ownerOnly

  /// The mode to create a file with, before the umask is applied.
  var mode: mode_t {
    switch self {
    case .byUmask: 0o666
    case .ownerOnly: 0o600
    }
  }
}
