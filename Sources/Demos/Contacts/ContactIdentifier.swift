/// The number of a contact in a list, which no other contact of that list ever has.
public struct ContactIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number, from 1.
  public let rawValue: Int

  /// Takes a number as an identifier, or gives nil for one that is below 1 or the very last.
  ///
  /// The last is left out so that there is always a number after an identifier's.
  public init?(rawValue: Int) {
    guard (1..<Int.max).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }
}
