import CGtk
import Glibc

/// Functions that replace a file either completely or not at all.
///
/// The new contents are first written to a temporary file beside the file, a *part*, which is then
/// renamed.
enum AtomicFile {
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
  /// - Throws: ``AtomicFileError`` if the file cannot be replaced.
  static func write(
    _ bytes: [UInt8], to path: String, access: FileAccess = .byUmask, belongsToFolder: Bool = false
  ) throws(AtomicFileError) {
    var old = stat()
    let exists = stat(path, &old) == 0
    guard !exists || old.st_mode & S_IFMT == S_IFREG else {
      throw AtomicFileError(reason: "it is not a regular file")
    }
    let target = try target(of: path)
    var (part, descriptor) = try makePart(of: target, mode: exists ? 0o600 : access.mode)
    var isComplete = false
    defer {
      if descriptor >= 0 { close(descriptor) }
      if !isComplete { unlink(part) }
    }
    if exists {
      FileOwner(old).apply(to: descriptor)
      try check(fchmod(descriptor, old.st_mode & 0o777) == 0)
    } else {
      if belongsToFolder { FileOwner(ofFolderOf: target)?.apply(to: descriptor) }
      var new = stat()
      fstat(descriptor, &new)
      try check(fchmod(descriptor, new.st_mode & 0o777 | 0o600) == 0)
    }
    try check(bytes.withUnsafeBytes { OutputStream(descriptor: descriptor).write($0) })
    try check(fsync(descriptor) == 0)
    // If the file were closed later, a monitor would report a second change of the target.
    let isClosed = close(descriptor) == 0
    descriptor = -1
    try check(isClosed)
    try check(rename(part, target) == 0)
    isComplete = true
  }

  private static func check(_ hasSucceeded: Bool) throws(AtomicFileError) {
    guard hasSucceeded else { throw AtomicFileError(reason: SystemError.reason) }
  }

  // MARK: Symbolic links

  /// Returns the path of the file that a write replaces: the path itself, or the destination of a
  /// symbolic link, even if the destination does not exist.
  ///
  /// - Throws: ``AtomicFileError`` if the symbolic links form a cycle.
  static func target(of path: String) throws(AtomicFileError) -> String {
    var target = path
    for _ in 1...longestChain {
      guard let next = String(owned: g_file_read_link(target, nil)) else { return target }
      let folder = String(owned: g_path_get_dirname(target)) ?? "."
      target = g_path_is_absolute(next) != 0 ? next : "\(folder)/\(next)"
    }
    throw AtomicFileError(reason: String(cString: g_strerror(ELOOP)))
  }

  /// The maximum number of symbolic links that Linux follows for one path.
  static let longestChain = 40

  // MARK: Parts

  /// The word before the six characters that make a part's name unique.
  ///
  /// Users' files do not end with it.
  private static let partMark = ".part-"

  /// The maximum length of a file name in bytes, which every Linux file system supports.
  private static let longestName = 255

  private static func makePart(
    of target: String, mode: mode_t
  ) throws(AtomicFileError) -> (path: String, descriptor: CInt) {
    let ending = "\(partMark)XXXXXX"
    let folder = String(owned: g_path_get_dirname(target)) ?? "."
    var name = String(owned: g_path_get_basename(target)) ?? ""
    // A name that is nearly the maximum length has no room for the ending, so it is shortened. A
    // longer name fails here, as it would fail at the final rename.
    if name.utf8.count <= longestName {
      while name.utf8.count > longestName - ending.utf8.count { name.removeLast() }
    }
    var path = Array("\(folder)/\(name)\(ending)".utf8CString)
    let descriptor = g_mkstemp_full(&path, O_WRONLY | O_CLOEXEC, gint(mode))
    try check(descriptor >= 0)
    return (
      String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self), descriptor
    )
  }

  /// The age, in seconds, after which a part is no longer being written.
  private static let minimumAge = 60

  /// Removes the parts of a file that remain from programs that were killed during a write.
  ///
  /// Call this method only while no other process writes the file. Files of other users, and files
  /// of other programs with similar names, are not removed.
  static func removeLeftovers(of path: String) {
    for (part, ending) in files(beside: path, mark: partMark) where ending.utf8.count == 6 {
      var status = stat()
      if ending.utf8.allSatisfy({ $0 < 0x80 && isalnum(CInt($0)) != 0 }), lstat(part, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
        time(nil) - status.st_mtim.tv_sec >= minimumAge
      {
        unlink(part)
      }
    }
  }

  /// Returns the files beside a file, or beside the destination of a symbolic link, whose names are
  /// the file's name followed by a mark and an ending.
  static func files(beside path: String, mark: String) -> [(path: String, ending: String)] {
    guard let target = try? target(of: path),
      let folder = String(owned: g_path_get_dirname(target)),
      let name = String(owned: g_path_get_basename(target)),
      let directory = g_dir_open(folder, 0, nil)
    else { return [] }
    defer { g_dir_close(directory) }
    var files: [(path: String, ending: String)] = []
    while let next = g_dir_read_name(directory).map({ String(cString: $0) }) {
      guard next.hasPrefix(name + mark) else { continue }
      files.append(("\(folder)/\(next)", String(next.dropFirst((name + mark).count))))
    }
    return files
  }
}

/// The reason why a file was not written.
///
/// The reason does not name the file, because the caller knows the path that it passed.
struct AtomicFileError: Error {
  let reason: String
}
