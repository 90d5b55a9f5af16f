/// The number of a contact in a list, which no other contact of that list ever has.
public struct ContactIdentifier: RawRepresentable, Hashable, Sendable {
  /// The highest number of an identifier: one less than the last number there is, so that there is
  /// always a number after an identifier's.
  public static let maximum = Int.max - 1

  /// The number, from 1.
  public let rawValue: Int

  /// Takes a number as an identifier, or gives nil for one that is not from 1 to ``maximum``.
  public init?(rawValue: Int) {
    guard (1...Self.maximum).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }
}
