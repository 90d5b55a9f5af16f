import CGtk
import Glibc

extension FilePart {
  /// The age from which nobody writes a part any more, in seconds.
  private static let minimumAge = 60

  /// Removes the parts of a file that programs left behind which were killed while they wrote.
  ///
  /// Call it while no other process writes the file. What another user made, or another program
  /// under a similar name, stays.
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
