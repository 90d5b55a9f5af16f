@testable import GtkKit

/// Returns the texts that a screen reader is asked to speak while the body runs.
///
/// Only the last eight are available, so the body should announce at most eight.
@MainActor func announcements(_ body: () throws -> Void) rethrows -> [String] {
  // The gallery never announces this text, so the new announcements follow it.
  let mark = "the body begins"
  let window = Label()
  Announcements.speak(mark, in: window.pointer)
  return try withExtendedLifetime(window) {
    try body()
    return Array(Announcements.texts.reversed().prefix { $0 != mark }.reversed())
  }
}
