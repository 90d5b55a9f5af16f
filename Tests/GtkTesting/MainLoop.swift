import CGtk

/// Runs the main loop until a condition is true.
///
/// Returns false if it does not become true in time.
@discardableResult
package func runMainLoop(seconds: Double = 5, until condition: () -> Bool) -> Bool {
  let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
  while !condition() {
    guard g_get_monotonic_time() < end else { return false }
    if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
  }
  return true
}

/// Runs the main loop until no event is pending, for at most five seconds.
///
/// On a slow machine, the next frame of an animating window is always pending.
package func runPendingEvents() {
  runMainLoop { g_main_context_pending(nil) == 0 }
}

/// Runs the main loop for the given time.
package func runMainLoop(forSeconds seconds: Double) {
  runMainLoop(seconds: seconds) { false }
}
