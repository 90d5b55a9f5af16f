/// The outcome of a look-up in a state table.
public struct Resolved<Value> {
  /// The value to show.
  public let value: Value

  /// Which step of the look-up gave it.
  public let source: ValueSource

  /// Makes an outcome from a value and its source.
  public init(value: Value, source: ValueSource) {
    self.value = value
    self.source = source
  }
}

extension Resolved: Sendable where Value: Sendable {}
extension Resolved: Equatable where Value: Equatable {}
extension Resolved: Hashable where Value: Hashable {}
