/// A record of the keys that are held, which distinguishes the first press of a key from its
/// repeats.
///
/// GDK sends the same event for both.
struct HeldKeys {
  /// The longest time between two repeats, in milliseconds.
  ///
  /// A press after a longer pause counts as a first press. The key's release must have been missed
  /// then, for example during a grab.
  static let longestPause: UInt32 = 1_000

  private var lastSeen: [UInt16: UInt32] = [:]

  /// Records a press of a key, and returns whether it is a repeat.
  ///
  /// - Parameter time: The event's time in milliseconds, which may wrap around.
  mutating func press(_ keyCode: UInt16, at time: UInt32) -> Bool {
    defer { lastSeen[keyCode] = time }
    guard let before = lastSeen[keyCode] else { return false }
    return time &- before < HeldKeys.longestPause
  }

  /// Records the release of a key.
  mutating func release(_ keyCode: UInt16) {
    lastSeen[keyCode] = nil
  }
}
