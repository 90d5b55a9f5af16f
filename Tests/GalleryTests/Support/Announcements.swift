@testable import GtkKit

/// What a screen reader is told to speak while the body runs.
///
/// The last eight of all are kept: the body should lead to no more.
@MainActor func announcements(_ body: () throws -> Void) rethrows -> [String] {
  // None of the gallery's own, so that what is new begins after it.
  let mark = "the body begins"
  let window = Label()
  Announcements.speak(mark, in: window.pointer)
  return try withExtendedLifetime(window) {
    try body()
    return Array(Announcements.texts.reversed().prefix { $0 != mark }.reversed())
  }
}
