import CGtk

/// Lets the main loop run until a condition holds; false where it never did in the time.
@discardableResult
package func runMainLoop(seconds: Double = 5, until condition: () -> Bool) -> Bool {
  let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
  while !condition() {
    guard g_get_monotonic_time() < end else { return false }
    if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
  }
  return true
}

/// Lets the main loop do everything that waits now, but no longer than five seconds: on a slow
/// machine the next frame of a window that moves is always due.
package func runPendingEvents() {
  runMainLoop { g_main_context_pending(nil) == 0 }
}

/// Lets the main loop run for a time.
package func runMainLoop(forSeconds seconds: Double) {
  runMainLoop(seconds: seconds) { false }
}
