import CGtk
import Glibc

/// The user and the group that own a file.
///
/// When the superuser runs the program in a user's home directory, the program must not change the
/// ownership of the user's files.
struct FileOwner {
  private let user: uid_t
  private let group: gid_t

  init(_ status: stat) {
    user = status.st_uid
    group = status.st_gid
  }

  /// Creates the owner of the directory that contains a file or will contain it.
  ///
  /// Returns nil if there is no such directory.
  init?(ofFolderOf path: String) {
    var status = stat()
    guard let folder = String(owned: g_path_get_dirname(path)), stat(folder, &status) == 0 else {
      return nil
    }
    self.init(status)
  }

  /// Changes the owner of an open file to this owner, as far as the system permits.
  func apply(to descriptor: CInt) {
    guard fchown(descriptor, user, group) != 0 else { return }
    // Only the superuser can change the user, but a member of the group can change the group.
    _ = fchown(descriptor, uid_t.max, group)
  }

  /// Changes the owner of a directory to this owner, as far as the system permits.
  ///
  /// A symbolic link that has meanwhile replaced the directory is not followed.
  func apply(toFolder path: String) {
    _ = lchown(path, user, group)
  }
}

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
