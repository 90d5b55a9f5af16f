import CGtk
import ControlModel
import Glibc

/// A lock that gives its holder the exclusive right to read and replace a file, across all
/// processes.
///
/// The lock applies to a separate file, `PATH.lock`, which is never removed: the file itself is a
/// new one after each replacement. For a symbolic link, the lock file is beside the link's
/// destination, so that a file has one lock whatever path leads to it.
///
/// The lock ends with ``release()``, with the deallocation of the object, and with the process,
/// even if the process crashes. The lock is advisory: code that does not acquire it can still
/// access the file.
@MainActor public final class FileLock {
  private let path: String
  private var descriptor: CInt = -1

  /// Creates a lock on a file, waiting for it if necessary.
  ///
  /// The file need not exist. Its directory is created if it is missing.
  ///
  /// The wait blocks the main loop. Hold the lock only while you read and write the file.
  ///
  /// - Parameters:
  ///   - path: The path of the file to lock.
  ///   - patience: The maximum time to wait, in seconds, from 0 to 60.
  /// - Throws: ``FileLockError`` if the lock remains held or cannot be used.
  public init(for path: String, patience: Double = 1) throws(FileLockError) {
    self.path = path
    let end = g_get_monotonic_time() + gint64(min(max(0, patience), 60) * Double(G_USEC_PER_SEC))
    while try !tryToLock() {
      guard g_get_monotonic_time() < end else {
        release()
        throw .held(path: try FileLock.sidePath(of: path), seconds: patience)
      }
      // The system supports only an unlimited wait or no wait.
      g_usleep(2_000)
    }
  }

  /// Whether the open lock file is still the file that other holders lock.
  ///
  /// The lock file may have been replaced, or the path may lead to another file, since the lock was
  /// acquired.
  public var isInForce: Bool {
    var own = stat()
    var others = stat()
    guard descriptor >= 0, let sidePath = try? FileLock.sidePath(of: path),
      fstat(descriptor, &own) == 0, stat(sidePath, &others) == 0
    else { return false }
    return own.st_dev == others.st_dev && own.st_ino == others.st_ino
  }

  /// Tries once to acquire the lock.
  ///
  /// Returns false if another holder has it.
  private func tryToLock() throws(FileLockError) -> Bool {
    if descriptor < 0 { descriptor = try FileLock.openSideFile(of: path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let error = errno
      if error == EWOULDBLOCK || error == EINTR { return false }
      release()
      throw .unusable(
        path: try FileLock.sidePath(of: path), reason: String(cString: g_strerror(error)))
    }
    guard !isInForce else { return true }
    // The next attempt opens the file that is there now.
    release()
    return false
  }

  static func sidePath(of path: String) throws(FileLockError) -> String {
    do {
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
    // Without `O_NONBLOCK`, opening a pipe at this path would block.
    let flags = O_RDWR | O_CLOEXEC | O_NONBLOCK
    var descriptor = open(sidePath, flags)
    if descriptor < 0, errno == ENOENT {
      descriptor = open(sidePath, flags | O_CREAT | O_EXCL, 0o600)
      if descriptor >= 0 {
        // The mode and the owner must not depend on the umask or on the user that runs this
        // program.
        fchmod(descriptor, 0o600)
        FileOwner(ofFolderOf: sidePath)?.apply(to: descriptor)
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

  /// Releases the lock.
  ///
  /// Does nothing if it was already released.
  public func release() {
    guard descriptor >= 0 else { return }
    Glibc.close(descriptor)
    descriptor = -1
  }
}

extension FileLock {
  /// Calls a handler on the main loop, once, when the lock of a file has become free.
  ///
  /// Another process may have acquired the lock again by then. The wait uses a thread that sleeps
  /// until the lock is released, and no timer that polls.
  ///
  /// - Returns: Whether the handler will be called. False if the lock cannot be used.
  public static func whenFree(
    for path: String, _ handler: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let sidePath = try? sidePath(of: path) else { return false }
    let descriptor = open(sidePath, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    let task = g_task_new(
      nil, nil, GAsyncCallback.callback, GAsyncCallback.retained { _ in handler() })
    g_task_set_task_data(task, gpointer(bitPattern: Int(descriptor)), nil)
    g_task_run_in_thread(task, waitUntilFree)
    g_object_unref(gpointer(task))
    return true
  }

  /// Acquires the lock for a moment, which is the only way to wait for it.
  private nonisolated static let waitUntilFree: GTaskThreadFunc = { task, _, data, _ in
    let descriptor = CInt(Int(bitPattern: data))
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    close(descriptor)
    g_task_return_boolean(task, 1)
  }
}

/// An error that prevents a file from being locked.
public enum FileLockError: Error, Hashable, CustomStringConvertible {
  /// Another process, or another part of this process, held the lock for the whole wait.
  case held(path: String, seconds: Double)
  /// The lock file cannot be created, opened, or locked.
  case unusable(path: String, reason: String)

  /// A description of the error, without a final period.
  public var description: String {
    switch self {
    case .held(let path, let seconds):
      "\(path.isolated) was still locked by another program after \(seconds) s"
    case .unusable(let path, let reason): "\(path.isolated) cannot be locked: \(reason)"
    }
  }
}
