import CGtk
import Glibc

/// The user and the group that a file belongs to.
///
/// A program that the superuser starts in a user's home must not take the user's files away.
struct FileOwner {
  private let user: uid_t
  private let group: gid_t

  init(_ status: stat) {
    user = status.st_uid
    group = status.st_gid
  }

  /// The owner of the folder that a file is in, or is to be in; nil without such a folder.
  init?(ofFolderOf path: String) {
    var status = stat()
    guard let folder = String(owned: g_path_get_dirname(path)), stat(folder, &status) == 0 else {
      return nil
    }
    self.init(status)
  }

  /// Gives an open file to this owner, as far as the system permits it.
  func take(_ descriptor: CInt) {
    guard fchown(descriptor, user, group) != 0 else { return }
    // A member of the group may give it the group, though nobody but the superuser the user.
    _ = fchown(descriptor, uid_t.max, group)
  }

  /// Gives a folder to this owner, as far as the system permits it.
  ///
  /// A symbolic link that somebody has put in its place meanwhile is not followed.
  func takeFolder(_ path: String) {
    _ = lchown(path, user, group)
  }
}
