import CGtk
import Glibc

/// Files that are replaced as a whole or not at all.
enum AtomicFile {
  /// Why a file was not written.
  struct Fault: Error {
    let reason: String
  }

  /// What is replaced: a file, or what a symbolic link leads to.
  static func target(of path: String) -> String {
    String(owned: realpath(path, nil)) ?? path
  }

  /// Puts bytes in place of a file's contents.
  ///
  /// A symbolic link stays, and what it leads to is replaced. What is no regular file, such as a
  /// device or a pipe, would be lost by a replacement and is refused.
  static func write(_ bytes: [UInt8], to path: String) throws(Fault) {
    let target = target(of: path)
    if g_file_test(target, G_FILE_TEST_EXISTS) != 0,
      g_file_test(target, G_FILE_TEST_IS_REGULAR) == 0
    {
      throw Fault(reason: "it is not a regular file")
    }
    var error: UnsafeMutablePointer<GError>?
    let isWritten = bytes.withUnsafeBytes {
      g_file_set_contents(
        target, $0.baseAddress?.assumingMemoryBound(to: gchar.self), gssize($0.count), &error)
    }
    guard isWritten != 0 else { throw Fault(reason: GLibError(owned: error).message) }
  }
}
