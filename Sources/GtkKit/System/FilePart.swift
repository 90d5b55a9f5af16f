import CGtk
import Glibc

/// A temporary file beside the file that it replaces once it is complete.
final class FilePart {
  private let path: String
  private var descriptor: CInt

  /// The suffixes of a part's name.
  ///
  /// The mark is a word that users' files do not end with, and the ending adds six characters that
  /// make the name unique.
  static let mark = ".part-"
  static let ending = "\(mark)XXXXXX"

  /// The maximum length of a file name in bytes, which every Linux file system supports.
  private static let longestName = 255

  /// Creates the file.
  ///
  /// - Parameters:
  ///   - target: The path of the file to replace.
  ///   - mode: The mode, before the umask is applied.
  init(for target: String, mode: mode_t) throws(AtomicFile.Fault) {
    let folder = String(owned: g_path_get_dirname(target)) ?? "."
    var name = String(owned: g_path_get_basename(target)) ?? ""
    // A name that is nearly the maximum length has no room for the ending, so it is shortened. A
    // longer name fails here, as it would fail at the final rename.
    if name.utf8.count <= FilePart.longestName {
      while name.utf8.count > FilePart.longestName - FilePart.ending.utf8.count {
        name.removeLast()
      }
    }
    var template = Array("\(folder)/\(name)\(FilePart.ending)".utf8CString)
    descriptor = template.withUnsafeMutableBufferPointer {
      g_mkstemp_full($0.baseAddress, O_WRONLY | O_CLOEXEC, gint(mode))
    }
    try FilePart.check(descriptor >= 0)
    path = template.withUnsafeBufferPointer { name in
      name.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  /// The mode of the file.
  var mode: mode_t {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  /// Changes the owner of the file, as far as the system permits.
  func setOwner(_ owner: FileOwner?) {
    owner?.take(descriptor)
  }

  /// Changes the mode of the file, whatever the umask.
  func setMode(_ mode: mode_t) throws(AtomicFile.Fault) {
    try FilePart.check(fchmod(descriptor, mode) == 0)
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(AtomicFile.Fault) {
    let isWritten = bytes.withUnsafeBytes { OutputStream(descriptor: descriptor).write($0) }
    try FilePart.check(isWritten)
  }

  /// Replaces the target with this file, after all its data is on the disk.
  func takePlace(of target: String) throws(AtomicFile.Fault) {
    try FilePart.check(fsync(descriptor) == 0)
    // If the file were closed later, a monitor would report a second change of the target.
    try FilePart.check(closeOnce())
    try FilePart.check(rename(path, target) == 0)
  }

  /// Removes the file.
  func discard() {
    _ = closeOnce()
    unlink(path)
  }

  private func closeOnce() -> Bool {
    defer { descriptor = -1 }
    return descriptor < 0 || close(descriptor) == 0
  }

  private static func check(_ hasSucceeded: Bool) throws(AtomicFile.Fault) {
    guard hasSucceeded else { throw AtomicFile.Fault(reason: SystemError.reason) }
  }
}

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
