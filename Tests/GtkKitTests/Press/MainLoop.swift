import CGtk

/// Opens the display once; false where there is none.
@MainActor func openDisplay() -> Bool {
  gtk_init_check(nil, nil) != 0
}

/// Runs what is waiting in the main loop, and nothing more.
@MainActor func drainMainLoop() {
  while gtk_events_pending() != 0 { gtk_main_iteration() }
}

/// Runs the main loop until a condition holds, for two seconds at most.
@MainActor func waitUntil(_ condition: () -> Bool) {
  let deadline = g_get_monotonic_time() + 2_000_000
  let wakeUp = g_timeout_add(5, { _ in 1 }, nil)
  while !condition(), g_get_monotonic_time() < deadline { gtk_main_iteration() }
  g_source_remove(wakeUp)
}

/// Runs the main loop for a time, in milliseconds.
@MainActor func letTimePass(milliseconds: Int) {
  let end = g_get_monotonic_time() + milliseconds * 1_000
  waitUntil { g_get_monotonic_time() >= end }
}
