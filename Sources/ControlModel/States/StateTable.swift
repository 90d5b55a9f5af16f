/// The values that a control shows in each of its states.
///
/// A look-up goes by the exact state, then to the normal state, then to the default (UIKitRules.md R1
/// and R2): highlighted and selected together use neither flag's own value.
public struct StateTable<Value> {
  private var values: [ControlState: Value] = [:]

  /// Makes a table without any value.
  public init() {}

  /// The value set for exactly this state; setting nil removes it, so that the fallback shows.
  public subscript(state: ControlState) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value to show in a state, together with where it comes from.
  ///
  /// - Returns: Nil if the state, the normal state and the default have no value.
  public func resolve(_ state: ControlState, default: Value? = nil) -> Resolved<Value>? {
    if let own = values[state] { return Resolved(value: own, source: .own) }
    if let normal = values[.normal] { return Resolved(value: normal, source: .normal) }
    return `default`.map { Resolved(value: $0, source: .default) }
  }

  /// The value to show in a state, where a default makes sure that there is one.
  public func resolve(_ state: ControlState, default: Value) -> Resolved<Value> {
    resolve(state) ?? Resolved(value: `default`, source: .default)
  }
}

extension StateTable: ExpressibleByDictionaryLiteral {
  /// Makes a table from states and their values; of two for one state the later counts.
  public init(dictionaryLiteral elements: (ControlState, Value)...) {
    values = Dictionary(elements) { _, later in later }
  }
}

extension StateTable: Sendable where Value: Sendable {}
extension StateTable: Equatable where Value: Equatable {}
extension StateTable: Hashable where Value: Hashable {}
