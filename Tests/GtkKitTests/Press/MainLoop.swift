import CGtk

/// Runs the main loop for a time, in which something must not happen or is to expire.
@MainActor func letTimePass(seconds: Double) {
  let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
  runMainLoop { g_get_monotonic_time() >= end }
}
