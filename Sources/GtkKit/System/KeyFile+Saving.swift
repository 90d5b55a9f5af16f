import CGtk
import ControlModel
import Glibc

extension KeyFile {
  /// Saves the file completely or not at all.
  ///
  /// Creates its directory if it is missing.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or of a symbolic link to it.
  ///   - access: Who may read the file if it is new. An existing file preserves its mode.
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

  /// Removes the temporary files beside a file that remain from programs that were killed during a
  /// save.
  ///
  /// Hold the file's lock while you call this method.
  public static func removeLeftovers(of path: String) {
    AtomicFile.removeLeftovers(of: path)
  }

  /// Renames a damaged file, and returns its new path.
  ///
  /// The new path is the old one with the suffix `.damaged`, followed by a number if that path
  /// exists. Files that were renamed before are never overwritten. If the path is a symbolic link,
  /// the link is preserved and its destination is renamed.
  ///
  /// - Throws: ``KeyFileError/unmovable(path:reason:)``.
  public static func setAside(_ path: String) throws(KeyFileError) -> String {
    let target: String
    do {
      target = try AtomicFile.target(of: path)
    } catch {
      throw .unmovable(path: path, reason: error.reason)
    }
    let candidates = [target + ".damaged"] + (2...99).map { "\(target).damaged-\($0)" }
    guard let newPath = candidates.first(where: isFree) else {
      throw .unmovable(path: path, reason: "there are already \(candidates.count) damaged files")
    }
    guard rename(target, newPath) == 0 else {
      throw .unmovable(path: path, reason: SystemError.reason)
    }
    return newPath
  }

  /// Returns whether a path is unused.
  ///
  /// Even a symbolic link without a destination uses it.
  private static func isFree(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0
  }
}
