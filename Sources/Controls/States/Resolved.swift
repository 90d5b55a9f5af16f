/// The outcome of a look-up in a state table.
public struct Resolved<Value> {
  /// Which step of the look-up gave the value.
  public enum Source: Hashable, Sendable {
    /// The value set for the state itself.
    case own
    /// The value of the normal state, since the state has none of its own.
    case normal
    /// The default, since neither the state nor the normal state has a value.
    case `default`
  }

  /// The value to show.
  public let value: Value

  /// Which step of the look-up gave it.
  public let source: Source

  /// Makes an outcome from a value and its source.
  public init(value: Value, source: Source) {
    self.value = value
    self.source = source
  }
}

extension Resolved: Sendable where Value: Sendable {}
extension Resolved: Equatable where Value: Equatable {}
extension Resolved: Hashable where Value: Hashable {}
