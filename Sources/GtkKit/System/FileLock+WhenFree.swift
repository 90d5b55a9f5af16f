import CGtk
import Glibc

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
