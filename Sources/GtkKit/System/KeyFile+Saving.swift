import CGtk
import ControlModel
import Glibc

extension KeyFile {
  /// Saves the file completely or not at all, and creates its directory if it is missing.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or of a symbolic link to it.
  ///   - access: Who may read the file if it is new. An existing file retains its mode.
  /// - Throws: ``KeyFileError/unwritable(path:reason:)``.
  public func save(
    to path: String, access: FileAccess = .byUmask
  ) throws(KeyFileError) {
    guard UserDirectories.makeFolder(of: path) else {
      throw .unwritable(path: path, reason: SystemError.reason)
    }
    do {
      try AtomicFile.write(bytes, to: path, access: access, belongsToFolder: true)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// The age, in seconds, from which a temporary file counts as abandoned.
  private static let minimumAge = 60

  /// Removes the temporary files that programs left beside the file at `path` when they were killed
  /// during a save.
  ///
  /// Hold the file's lock while you call this method. Files that belong to other users or are less
  /// than a minute old aren't removed, nor are other files with similar names.
  public static func removeLeftovers(of path: String) {
    for (part, ending) in AtomicFile.files(beside: path, mark: AtomicFile.partMark)
    where ending.utf8.count == 6 {
      var status = stat()
      if ending.utf8.allSatisfy({ $0 < 0x80 && isalnum(CInt($0)) != 0 }), lstat(part, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
        time(nil) - status.st_mtim.tv_sec >= minimumAge
      {
        unlink(part)
      }
    }
  }

  /// Renames the damaged file at `path`, and returns its new path.
  ///
  /// The new name ends with `.damaged`, or with `.damaged-2` and so on if that name is already
  /// used. An existing file is not overwritten. If `path` is a symbolic link, the link is
  /// preserved, and its destination is renamed.
  ///
  /// - Throws: ``KeyFileError/unmovable(path:reason:)``.
  public static func setAside(_ path: String) throws(KeyFileError) -> String {
    let target = ResolvedPath(to: path).target
    let candidates = [target + ".damaged"] + (2...99).map { "\(target).damaged-\($0)" }
    guard let newPath = candidates.first(where: isFree) else {
      throw .unmovable(path: path, reason: "there are already \(candidates.count) damaged files")
    }
    guard rename(target, newPath) == 0 else {
      throw .unmovable(path: path, reason: SystemError.reason)
    }
    return newPath
  }

  /// Returns whether nothing exists at `path`, not even a symbolic link without a destination.
  private static func isFree(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0
  }
}
