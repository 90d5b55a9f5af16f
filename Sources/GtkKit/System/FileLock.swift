import CGtk
import ControlModel
import Glibc

/// A lock that gives one process at a time the exclusive right to read and replace a file.
///
/// The lock applies to a separate file, `PATH.lock`, because each save replaces the file itself
/// with a new one. This class never removes the lock file. If `PATH` is a symbolic link, the lock
/// file is beside the link's destination, so that a file has only one lock, whichever symbolic
/// links lead to it.
///
/// The lock ends when you call ``release()``, when the object is deallocated, or when the process
/// ends, even by a crash. The lock is advisory: code that doesn't acquire it can still access the
/// file.
@MainActor public final class FileLock {
  private let path: String
  private var sidePath: String { FileLock.sidePath(of: path) }
  private var descriptor: CInt = -1

  /// Acquires the lock of the file at `path`, and waits for it if necessary.
  ///
  /// The file need not exist. If its directory is missing, it is created. The wait blocks the main
  /// loop, so hold the lock only while you read and write the file.
  ///
  /// - Parameters:
  ///   - path: The path of the file to lock.
  ///   - patience: The maximum time to wait, in seconds, from 0 to 60.
  /// - Throws: ``FileLockError`` if another holder doesn't release the lock in time, or if the lock
  ///   can't be used.
  public init(for path: String, patience: Double = 1) throws(FileLockError) {
    self.path = path
    let end = g_get_monotonic_time() + gint64(min(max(0, patience), 60) * Double(G_USEC_PER_SEC))
    while try !tryToLock() {
      guard g_get_monotonic_time() < end else {
        release()
        throw .held(path: sidePath, seconds: patience)
      }
      // The system offers only an unlimited wait or none.
      g_usleep(2_000)
    }
  }

  /// Whether this lock still excludes other holders.
  ///
  /// False after the lock was released, after the lock file was replaced or removed, and after
  /// `path` was changed to lead to another file. In the last two cases, other processes lock a
  /// different lock file.
  public var isInForce: Bool {
    var own = stat()
    var others = stat()
    guard fstat(descriptor, &own) == 0, stat(sidePath, &others) == 0 else { return false }
    return own.st_dev == others.st_dev && own.st_ino == others.st_ino
  }

  /// Tries once to acquire the lock.
  ///
  /// Returns false if another holder has the lock, if a signal interrupts the attempt, or if the
  /// lock file was replaced during the attempt.
  private func tryToLock() throws(FileLockError) -> Bool {
    if descriptor < 0 { descriptor = try FileLock.open(sidePath) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let error = errno
      if error == EWOULDBLOCK || error == EINTR { return false }
      release()
      throw .unusable(path: sidePath, reason: String(cString: g_strerror(error)))
    }
    guard !isInForce else { return true }
    // The next attempt opens the new lock file.
    release()
    return false
  }

  private static func sidePath(of path: String) -> String {
    ResolvedPath(to: path).target + ".lock"
  }

  private static func open(_ sidePath: String) throws(FileLockError) -> CInt {
    guard UserDirectories.makeFolder(of: sidePath) else {
      throw .unusable(path: sidePath, reason: SystemError.reason)
    }
    // Without `O_NONBLOCK`, opening a pipe at this path would block.
    let flags = O_RDWR | O_CLOEXEC | O_NONBLOCK
    var descriptor = Glibc.open(sidePath, flags)
    if descriptor < 0, errno == ENOENT {
      descriptor = Glibc.open(sidePath, flags | O_CREAT | O_EXCL, 0o600)
      if descriptor >= 0 {
        // The mode must not depend on the umask, nor the owner on the user who runs this program.
        fchmod(descriptor, 0o600)
        FileOwner(ofFolderOf: sidePath)?.apply(to: descriptor)
      } else if errno == EEXIST {
        descriptor = Glibc.open(sidePath, flags)
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
  /// Calls `handler` once, on the main loop, after the lock of the file at `path` has become free.
  ///
  /// By then, another process may have acquired the lock again. A thread waits for the release, so
  /// no timer has to poll.
  ///
  /// - Returns: Whether the handler will be called. False if the lock file can't be opened.
  public static func whenFree(
    for path: String, _ handler: @escaping @MainActor () -> Void
  ) -> Bool {
    let descriptor = Glibc.open(sidePath(of: path), O_RDWR | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    let task = g_task_new(
      nil, nil, GAsyncCallback.callback, GAsyncCallback.retained { _ in handler() })
    g_task_set_task_data(task, gpointer(bitPattern: Int(descriptor)), nil)
    g_task_run_in_thread(task, waitUntilFree)
    g_object_unref(gpointer(task))
    return true
  }

  /// Waits for the lock by acquiring it and releasing it at once, because there is no other way to
  /// wait.
  private nonisolated static let waitUntilFree: GTaskThreadFunc = { task, _, data, _ in
    let descriptor = CInt(Int(bitPattern: data))
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    close(descriptor)
    g_task_return_boolean(task, 1)
  }
}

/// An error that prevents a file from being locked.
public enum FileLockError: Problem, Hashable {
  /// Another process, or another part of this process, held the lock during the whole wait.
  case held(path: String, seconds: Double)
  /// The lock file cannot be created, opened, or locked.
  case unusable(path: String, reason: String)

  /// The file and the problem.
  public var summary: Clause {
    switch self {
    case .held(let path, let seconds):
      "\(path.isolated) was still locked by another program after \(seconds) seconds"
    case .unusable(let path, let reason): "\(path.isolated) cannot be locked: \(reason)"
    }
  }
}
