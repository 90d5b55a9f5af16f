import CGtk
import Glibc

/// The right to read and replace a file while no other holder of the lock does, in any process.
///
/// The lock lies on a side file, `PATH.lock`, which stays there: the file itself is another one after
/// each replacement. It ends with ``release()``, with the object, and with the process, however that
/// ends. Those who do not ask for the lock are not kept away.
@MainActor public final class FileLock {
  private var descriptor: CInt

  /// Waits for the lock of a file, which need not exist; its folder is made where it is missing.
  ///
  /// The wait blocks the main loop: hold the lock as long as a reading and a writing take.
  ///
  /// - Parameter patience: The longest wait, in seconds; from 0 to 60.
  /// - Throws: ``FileLockError``.
  public init(for path: String, patience: Double = 1) throws(FileLockError) {
    let sidePath = path + ".lock"
    guard UserFolders.makeFolder(of: path) else {
      throw .unusable(path: sidePath, reason: SystemError.reason)
    }
    // A pipe that somebody put there would keep a plain open waiting.
    descriptor = open(sidePath, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else {
      throw .unusable(path: sidePath, reason: SystemError.reason)
    }
    let end = g_get_monotonic_time() + gint64(min(max(0, patience), 60) * Double(G_USEC_PER_SEC))
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let error = errno
      let isHeldElsewhere = error == EWOULDBLOCK || error == EINTR
      guard isHeldElsewhere, g_get_monotonic_time() < end else {
        let reason = String(cString: g_strerror(error))
        release()
        throw isHeldElsewhere
          ? .held(path: sidePath, seconds: patience) : .unusable(path: sidePath, reason: reason)
      }
      // The system can wait without end or not at all, and nothing in between.
      g_usleep(2_000)
    }
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
