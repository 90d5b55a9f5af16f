import CGtk
import ControlModel
import Glibc

/// Functions that replace a file either completely or not at all.
///
/// The new contents are first written to a temporary file in the same directory, called a *part*.
/// The part is then renamed to the file.
enum AtomicFile {
  /// Replaces the contents of the file at `path` with `bytes`, or creates the file.
  ///
  /// - An existing file retains its read, write, and execute permissions. It also retains its owner
  ///   and group if the system permits.
  /// - A new file is always readable and writable by its owner, whatever the umask.
  /// - If `path` is a symbolic link, the link is preserved, and its destination is replaced or
  ///   created.
  /// - A file that isn't a regular file, such as a device or a pipe, causes an error, because a
  ///   replacement would destroy it.
  ///
  /// - Parameters:
  ///   - bytes: The new contents.
  ///   - path: The path of the file, or of a symbolic link to it.
  ///   - access: Who may read the file if it is new.
  ///   - belongsToFolder: Whether a new file gets the owner of its directory. Pass true for a file
  ///     in a user's settings directory, so that the user owns it even if the superuser runs the
  ///     program.
  /// - Throws: ``AtomicFileError`` if the file can't be replaced.
  static func write(
    _ bytes: [UInt8], to path: String, access: FileAccess = .byUmask, belongsToFolder: Bool = false
  ) throws(AtomicFileError) {
    var old = stat()
    let exists = stat(path, &old) == 0
    // The error is `ELOOP` if the symbolic links form a cycle.
    try check(exists || errno != ELOOP)
    guard !exists || old.st_mode & S_IFMT == S_IFREG else {
      throw AtomicFileError(reason: "it is not a regular file")
    }
    let target = ResolvedPath(to: path).target
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
    // If the part were closed after the rename, a monitor would report a second change.
    let isClosed = close(descriptor) == 0
    descriptor = -1
    try check(isClosed)
    try check(rename(part, target) == 0)
    isComplete = true
  }

  private static func check(_ hasSucceeded: Bool) throws(AtomicFileError) {
    guard hasSucceeded else { throw AtomicFileError(reason: SystemError.reason) }
  }

  // MARK: Parts

  /// The text between a file's name and the six characters that make its part's name unique.
  ///
  /// It must be text that users don't put into file names.
  static let partMark = ".part-"

  /// The maximum length of a file name, in bytes, on most file systems.
  private static let longestName = 255

  private static func makePart(
    of target: String, mode: mode_t
  ) throws(AtomicFileError) -> (path: String, descriptor: CInt) {
    let ending = "\(partMark)XXXXXX"
    let folder = String(owned: g_path_get_dirname(target)) ?? "."
    var name = String(owned: g_path_get_basename(target)) ?? ""
    // Shorten a name that has no room for the ending. Don't shorten a name that is too long even
    // without the ending: creating its part must fail.
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

  /// Returns the files in the same directory as `path` whose names start with the name of `path`
  /// and `mark`.
  ///
  /// If `path` is a symbolic link, its destination is used instead. The `ending` of a result is the
  /// rest of the file's name.
  static func files(beside path: String, mark: String) -> [(path: String, ending: String)] {
    let target = ResolvedPath(to: path).target
    guard let folder = String(owned: g_path_get_dirname(target)),
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
/// The reason doesn't name the file, because the caller knows its path.
struct AtomicFileError: Problem {
  let reason: String

  var summary: Clause { Clause(reason) }
}
