/// Tells a key that is pressed from one that is held, which GDK reports in the same way.
struct HeldKeys {
  /// A key that was last seen longer ago was let go unseen, for instance during a grab.
  static let longestPause: UInt32 = 1_000

  private var lastSeen: [UInt16: UInt32] = [:]

  /// Takes note of a press, and tells whether it merely repeats the one before.
  ///
  /// The time is the event's own, in milliseconds, and may wrap around.
  mutating func press(_ keyCode: UInt16, at time: UInt32) -> Bool {
    defer { lastSeen[keyCode] = time }
    guard let before = lastSeen[keyCode] else { return false }
    return time &- before < HeldKeys.longestPause
  }

  /// Takes note that the key came up.
  mutating func release(_ keyCode: UInt16) {
    lastSeen[keyCode] = nil
  }
}
