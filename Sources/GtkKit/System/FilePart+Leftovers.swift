import CGtk
import Glibc

extension FilePart {
  /// The age, in seconds, after which a part is no longer being written.
  private static let minimumAge = 60

  /// Removes the parts of a file that remain from programs that were killed during a write.
  ///
  /// Call this method only while no other process writes the file. Files of other users, and files
  /// of other programs with similar names, are not removed.
  static func removeLeftovers(of target: String) {
    guard let folder = String(owned: g_path_get_dirname(target)),
      let name = String(owned: g_path_get_basename(target)),
      let directory = g_dir_open(folder, 0, nil)
    else { return }
    defer { g_dir_close(directory) }
    while let next = g_dir_read_name(directory) {
      let other = String(cString: next)
      if isPart(other, of: name), isLeftover("\(folder)/\(other)") { unlink("\(folder)/\(other)") }
    }
  }

  private static func isPart(_ name: String, of target: String) -> Bool {
    let prefix = target + mark
    let rest = name.utf8.dropFirst(prefix.utf8.count)
    return name.hasPrefix(prefix) && rest.count == ending.utf8.count - mark.utf8.count
      && rest.allSatisfy { isalnum(CInt($0)) != 0 && $0 < 0x80 }
  }

  private static func isLeftover(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_uid == geteuid() && time(nil) - status.st_mtim.tv_sec >= minimumAge
  }
}
