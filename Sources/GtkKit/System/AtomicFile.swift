import CGtk
import Glibc

/// Files that are replaced as a whole or not at all, however the program ends meanwhile.
enum AtomicFile {
  /// Why a file was not written.
  struct Fault: Error {
    let reason: String
  }

  /// Puts bytes in place of a file's contents.
  ///
  /// They are written to `PATH.part` first, which then takes the file's place. What a program that
  /// was killed leaves there is overwritten by the next one; GLib's own function would leave a file
  /// of another name each time.
  ///
  /// A symbolic link stays, and what it leads to is replaced. What is no regular file, such as a
  /// device or a pipe, would be lost by a replacement and is refused.
  static func write(_ bytes: [UInt8], to path: String) throws(Fault) {
    let target = String(owned: realpath(path, nil)) ?? path
    if g_file_test(target, G_FILE_TEST_EXISTS) != 0,
      g_file_test(target, G_FILE_TEST_IS_REGULAR) == 0
    {
      throw Fault(reason: "it is not a regular file")
    }
    let part = target + ".part"
    let descriptor = try openAlone(part)
    defer { close(descriptor) }
    guard fill(descriptor, with: bytes), rename(part, target) == 0 else {
      let reason = SystemError.reason
      unlink(part)
      throw Fault(reason: reason)
    }
  }

  /// Opens the part when no other process writes it, and waits for at most a second until then.
  private static func openAlone(_ part: String) throws(Fault) -> CInt {
    let end = g_get_monotonic_time() + gint64(G_USEC_PER_SEC)
    while g_get_monotonic_time() < end {
      // A pipe that somebody put there would keep a plain open waiting.
      let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
      let descriptor = open(part, flags, 0o666)
      guard descriptor >= 0 else { throw Fault(reason: SystemError.reason) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, lies(descriptor, at: part) { return descriptor }
      close(descriptor)
      g_usleep(1_000)
    }
    throw Fault(reason: "another program is writing it")
  }

  /// Whether the file that was opened still has its name: who wrote it before may have finished it.
  private static func lies(_ descriptor: CInt, at path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0
      && opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
  }

  /// Makes bytes all that a file holds, on the disk too; false with the reason in `errno`.
  private static func fill(_ descriptor: CInt, with bytes: [UInt8]) -> Bool {
    guard ftruncate(descriptor, 0) == 0 else { return false }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return fsync(descriptor) == 0
  }
}
