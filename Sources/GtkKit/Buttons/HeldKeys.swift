/// The keys that are held, which distinguish a first press from a repeat.
///
/// GDK reports both alike.
struct HeldKeys {
  /// The longest time between two repeats, in milliseconds.
  ///
  /// After a longer pause the key's release must have gone unseen, for instance during a grab.
  static let longestPause: UInt32 = 1_000

  private var lastSeen: [UInt16: UInt32] = [:]

  /// Records a press, and returns whether it repeats the previous one.
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
