import Glibc

/// Who may read a file that the program makes.
///
/// A file that is replaced keeps the mode it has.
public enum FileAccess: Sendable {
  /// Everyone whom the user's umask allows: the file holds nothing personal.
  case byUmask
  /// The user alone: the file holds something personal, such as addresses.
  case ownerOnly

  /// The mode to make a file with, before the umask.
  var mode: mode_t {
    switch self {
    case .byUmask: 0o666
    case .ownerOnly: 0o600
    }
  }
}
