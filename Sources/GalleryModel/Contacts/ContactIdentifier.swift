/// The number of a contact in a list.
///
/// No other contact of that list ever has the same number.
public struct ContactIdentifier: RawRepresentable, Hashable, Sendable {
  /// The maximum number of an identifier.
  ///
  /// It's one less than the maximum integer, so the number after an identifier's always exists.
  public static let maximum = Int.max - 1

  /// The number, from 1.
  public let rawValue: Int

  /// Creates an identifier from a number, or returns nil if it's not from 1 to ``maximum``.
  public init?(rawValue: Int) {
    guard (1...Self.maximum).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }
}
