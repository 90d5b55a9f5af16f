import CGtk
import Glibc

/// A new file beside the one whose place it takes once it is whole.
final class FilePart {
  private let path: String
  private var descriptor: CInt

  /// What follows the name of the file that is replaced: a word that the user's own files do not
  /// end with, and six characters that no other file has.
  static let mark = ".part-"
  static let ending = "\(mark)XXXXXX"

  /// The longest name of a file in bytes, as every Linux file system allows it.
  private static let longestName = 255

  /// Makes the file.
  ///
  /// - Parameter mode: The mode before the umask.
  init(for target: String, mode: mode_t) throws(AtomicFile.Fault) {
    let folder = String(owned: g_path_get_dirname(target)) ?? "."
    var name = String(owned: g_path_get_basename(target)) ?? ""
    // A name that is just short enough has no room for the ending. A longer one is refused here,
    // as it will be at the end.
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

  /// The mode that the file has.
  var mode: mode_t {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  /// Gives the file to an owner, as far as the system permits it.
  func setOwner(_ owner: FileOwner?) {
    owner?.take(descriptor)
  }

  /// Gives the file a mode, whatever the umask.
  func setMode(_ mode: mode_t) throws(AtomicFile.Fault) {
    try FilePart.check(fchmod(descriptor, mode) == 0)
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(AtomicFile.Fault) {
    let isWritten = bytes.withUnsafeBytes { OutputStream(descriptor: descriptor).write($0) }
    try FilePart.check(isWritten)
  }

  /// Puts the file in the place of another one, once the disk has all of it.
  func takePlace(of target: String) throws(AtomicFile.Fault) {
    try FilePart.check(fsync(descriptor) == 0)
    // A monitor would take a later closing for another change of the target.
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
