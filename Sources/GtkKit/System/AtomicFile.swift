import CGtk
import Glibc

/// Files that are replaced as a whole or not at all.
enum AtomicFile {
  /// Why a file was not written.
  ///
  /// The reason names no file: the caller knows which one was asked for.
  struct Fault: Error {
    let reason: String
  }

  /// What is replaced: a file, or what a symbolic link leads to, whether that exists or not.
  ///
  /// - Throws: ``Fault`` where symbolic links lead in a circle.
  static func target(of path: String) throws(Fault) -> String {
    var target = path
    for _ in 1...longestChain {
      guard let next = destination(ofLink: target) else { return target }
      target = next
    }
    throw Fault(reason: String(cString: g_strerror(ELOOP)))
  }

  /// As many symbolic links as Linux follows for one path.
  private static let longestChain = 40

  private static func destination(ofLink path: String) -> String? {
    guard let destination = String(owned: g_file_read_link(path, nil)) else { return nil }
    guard g_path_is_absolute(destination) == 0 else { return destination }
    let folder = String(owned: g_path_get_dirname(path)) ?? "."
    return "\(folder)/\(destination)"
  }

  /// Puts bytes in place of a file's contents.
  ///
  /// An existing file keeps its mode, and its owner and group as far as the system permits it. Its
  /// owner can read and write a new file, whatever the umask.
  ///
  /// A symbolic link stays. What it leads to is replaced, or made where it is missing. What is not a
  /// regular file, such as a device or a pipe, would be lost by a replacement and is refused.
  ///
  /// - Parameters:
  ///   - access: Who may read the file if it is new.
  ///   - belongsToFolder: Whether a new file gets the owner of its folder, as one in a user's
  ///     folder for settings does that the superuser's start makes.
  static func write(
    _ bytes: [UInt8], to path: String, access: FileAccess = .byUmask, belongsToFolder: Bool = false
  ) throws(Fault) {
    var status = stat()
    let exists = stat(path, &status) == 0
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      throw Fault(reason: "it is not a regular file")
    }
    let target = try target(of: path)
    let part = try FilePart(for: target, mode: exists ? 0o600 : access.mode)
    do {
      if exists {
        part.setOwner(FileOwner(status))
        try part.setMode(status.st_mode & 0o777)
      } else {
        if belongsToFolder { part.setOwner(FileOwner(ofFolderOf: target)) }
        try part.setMode(part.mode | 0o600)
      }
      try part.write(bytes)
      try part.takePlace(of: target)
    } catch {
      part.discard()
      throw error
    }
  }
}
