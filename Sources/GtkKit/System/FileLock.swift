import CGtk
import Glibc

/// The right to read and replace a file while no other holder of the lock does, in any process.
///
/// The lock is on a side file, `PATH.lock`, which stays there: the file itself is another one after
/// each replacement. For a symbolic link it is beside what the link leads to, so that a file has one
/// lock by whatever path it is reached. It ends with ``release()``, with the object, and with the process, however that
/// ends. Those who do not ask for the lock are not kept away.
@MainActor public final class FileLock {
  private let path: String
  private var descriptor: CInt = -1

  /// Waits for the lock of a file, which need not exist; its folder is made where it is missing.
  ///
  /// The wait blocks the main loop: hold the lock as long as a reading and a writing take.
  ///
  /// - Parameter patience: The longest wait, in seconds; from 0 to 60.
  /// - Throws: ``FileLockError``.
  public init(for path: String, patience: Double = 1) throws(FileLockError) {
    self.path = path
    let end = g_get_monotonic_time() + gint64(min(max(0, patience), 60) * Double(G_USEC_PER_SEC))
    while try !take() {
      guard g_get_monotonic_time() < end else {
        release()
        throw .held(path: try FileLock.sidePath(of: path), seconds: patience)
      }
      // The system can wait without end or not at all, and nothing in between.
      g_usleep(2_000)
    }
  }

  /// Whether the side file is still the one that others lock.
  ///
  /// Somebody may have replaced it, or made the path lead elsewhere, since the lock was taken.
  public var isInForce: Bool {
    var own = stat()
    var others = stat()
    guard descriptor >= 0, let sidePath = try? FileLock.sidePath(of: path),
      fstat(descriptor, &own) == 0, stat(sidePath, &others) == 0
    else { return false }
    return own.st_dev == others.st_dev && own.st_ino == others.st_ino
  }

  /// Tries once to have the lock; false where another holder has it.
  private func take() throws(FileLockError) -> Bool {
    if descriptor < 0 { descriptor = try FileLock.openSideFile(of: path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let error = errno
      if error == EWOULDBLOCK || error == EINTR { return false }
      release()
      throw .unusable(
        path: try FileLock.sidePath(of: path), reason: String(cString: g_strerror(error)))
    }
    guard !isInForce else { return true }
    // The next attempt is for the file that is there now.
    release()
    return false
  }

  static func sidePath(of path: String) throws(FileLockError) -> String {
    do throws(AtomicFile.Fault) {
      return try AtomicFile.target(of: path) + ".lock"
    } catch {
      throw .unusable(path: path + ".lock", reason: error.reason)
    }
  }

  private static func openSideFile(of path: String) throws(FileLockError) -> CInt {
    let sidePath = try sidePath(of: path)
    guard UserDirectories.makeFolder(of: sidePath) else {
      throw .unusable(path: sidePath, reason: SystemError.reason)
    }
    // A pipe that somebody put there would keep a plain open waiting.
    let flags = O_RDWR | O_CLOEXEC | O_NONBLOCK
    var descriptor = open(sidePath, flags)
    if descriptor < 0, errno == ENOENT {
      descriptor = open(sidePath, flags | O_CREAT | O_EXCL, 0o600)
      if descriptor >= 0 {
        // Whatever the umask, and whoever runs this program.
        fchmod(descriptor, 0o600)
        FileOwner(ofFolderOf: sidePath)?.take(descriptor)
      } else if errno == EEXIST {
        descriptor = open(sidePath, flags)
      }
    }
    guard descriptor >= 0 else {
      throw .unusable(path: sidePath, reason: SystemError.reason)
    }
    return descriptor
  }

  isolated deinit {
    release()
  }

  /// Lets others have the lock; harmless once it was done.
  public func release() {
    guard descriptor >= 0 else { return }
    Glibc.close(descriptor)
    descriptor = -1
  }
}
