import CGtk
import Glibc

/// Functions that replace a file either completely or not at all.
enum AtomicFile {
  /// The reason why a file was not written.
  ///
  /// The reason does not name the file, because the caller knows the path that it passed.
  struct Fault: Error {
    let reason: String
  }

  /// Returns the path of the file that a write replaces: the path itself, or the destination of a
  /// symbolic link, even if the destination does not exist.
  ///
  /// - Throws: ``Fault`` if the symbolic links form a cycle.
  static func target(of path: String) throws(Fault) -> String {
    var target = path
    for _ in 1...longestChain {
      guard let next = destination(ofLink: target) else { return target }
      target = next
    }
    throw Fault(reason: String(cString: g_strerror(ELOOP)))
  }

  /// The maximum number of symbolic links that Linux follows for one path.
  private static let longestChain = 40

  private static func destination(ofLink path: String) -> String? {
    guard let destination = String(owned: g_file_read_link(path, nil)) else { return nil }
    guard g_path_is_absolute(destination) == 0 else { return destination }
    let folder = String(owned: g_path_get_dirname(path)) ?? "."
    return "\(folder)/\(destination)"
  }

  /// Replaces a file's contents with bytes.
  ///
  /// An existing file preserves its mode, and its owner and group as far as the system permits. A
  /// new file is always readable and writable by its owner, whatever the umask.
  ///
  /// A symbolic link is preserved. Its destination is replaced, or created if it is missing. A file
  /// that is not a regular file, such as a device or a pipe, causes an error, because a replacement
  /// would destroy it.
  ///
  /// - Parameters:
  ///   - bytes: The new contents.
  ///   - path: The path of the file, or of a symbolic link to it.
  ///   - access: Who may read the file if it is new.
  ///   - belongsToFolder: Whether a new file gets the owner of its directory. Set it for a file in
  ///     a user's settings directory, which the superuser may create.
  /// - Throws: ``Fault`` if the file cannot be replaced.
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
