import CGtk
import Glibc

/// The user and the group that own a file.
///
/// When the superuser runs the program in a user's home directory, the user must still own the
/// files there.
struct FileOwner {
  private let user: uid_t
  private let group: gid_t

  init(_ status: stat) {
    user = status.st_uid
    group = status.st_gid
  }

  /// Creates the owner of the directory in which the file at `path` is or will be.
  ///
  /// Returns nil if the directory doesn't exist.
  init?(ofFolderOf path: String) {
    var status = stat()
    guard let folder = String(owned: g_path_get_dirname(path)), stat(folder, &status) == 0 else {
      return nil
    }
    self.init(status)
  }

  /// Gives an open file this user and group, as far as the system permits.
  func apply(to descriptor: CInt) {
    guard fchown(descriptor, user, group) != 0 else { return }
    // Only the superuser can change the user, but the file's owner can set a group of which the
    // owner is a member.
    _ = fchown(descriptor, uid_t.max, group)
  }

  /// Gives a directory this user and group, as far as the system permits.
  ///
  /// If a symbolic link has replaced the directory in the meantime, the link's destination isn't
  /// changed.
  func apply(toFolder path: String) {
    _ = lchown(path, user, group)
  }
}

/// Who may read a file that the program creates.
///
/// A file that already exists retains its mode when it is replaced.
public enum FileAccess: Sendable {
  /// Everyone whom the user's umask allows, for a file without personal data.
  case byUmask
  /// Only the user, for a file with personal data, such as addresses.
  case ownerOnly

  /// The mode to create a file with, from which the umask then removes permissions.
  var mode: mode_t {
    switch self {
    case .byUmask: 0o666
    case .ownerOnly: 0o600
    }
  }
}
