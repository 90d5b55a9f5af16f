import CGtk
import Glibc

extension FileLock {
  /// Calls a handler on the main loop, once, when nobody holds the lock of a file any more.
  ///
  /// By then somebody else may hold it again. A thread waits, which sleeps until the holder lets go:
  /// no timer asks again and again.
  ///
  /// - Returns: Whether the handler will be called; not where the lock cannot be used.
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

  /// Has the lock for a moment, which is the only way to wait for it.
  private nonisolated static let waitUntilFree: GTaskThreadFunc = { task, _, data, _ in
    let descriptor = CInt(Int(bitPattern: data))
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    close(descriptor)
    g_task_return_boolean(task, 1)
  }
}
