/// A table with optional values for the states of a control, like UIKit's titles, colors, and
/// images.
///
/// ```swift
/// var titles: StateTable<String> = [.normal: "Send", .disabled: "Sent"]
/// titles.resolve(.disabled)?.value     // "Sent"
/// titles.resolve(.highlighted)?.value  // "Send", the normal state's
/// titles.resolve(.highlighted)?.source // .normal
/// titles[.disabled] = nil              // disabled shows "Send", too
/// ```
///
/// A lookup tries the exact state, then the normal state, then the default. A combined state such
/// as `[.highlighted, .selected]` is a separate state: the values of `.highlighted` and `.selected`
/// aren't used for it (UIKitRules.md R1 and R2).
public struct StateTable<Value> {
  private var values: [ControlState: Value] = [:]

  /// Creates a table without values.
  public init() {}

  /// The value for exactly this state.
  ///
  /// Set the value to nil to remove it.
  public subscript(state: ControlState) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// Returns the value to show in a state and its source, or nil if the state, the normal state,
  /// and the default have no value.
  public func resolve(_ state: ControlState, default: Value? = nil) -> Match? {
    if let own = values[state] { return Match(value: own, source: .own) }
    if let normal = values[.normal] { return Match(value: normal, source: .normal) }
    return `default`.map { Match(value: $0, source: .default) }
  }

  /// Returns the value to show in a state and its source.
  public func resolve(_ state: ControlState, default: Value) -> Match {
    resolve(state) ?? Match(value: `default`, source: .default)
  }

  /// The result of a lookup.
  public struct Match {
    /// The value to show.
    public let value: Value

    /// The step of the lookup that found the value.
    public let source: StateSource

    /// Creates a result from a value and its source.
    public init(value: Value, source: StateSource) {
      self.value = value
      self.source = source
    }
  }
}

/// The step of a lookup in a ``StateTable`` that found the value.
public enum StateSource: String, Hashable, Sendable, CaseIterable {
  /// The state itself has the value.
  case own

  /// The state has no value, so the normal state's value is used.
  case normal

  /// Neither the state nor the normal state has a value, so the default is used.
  case `default`
}

extension StateTable: ExpressibleByDictionaryLiteral {
  /// Creates a table from states and their values.
  ///
  /// If a state occurs several times, its last value is used.
  public init(dictionaryLiteral elements: (ControlState, Value)...) {
    values = Dictionary(elements) { _, later in later }
  }
}

extension StateTable: Sendable where Value: Sendable {}
extension StateTable: Equatable where Value: Equatable {}
extension StateTable: Hashable where Value: Hashable {}
extension StateTable.Match: Sendable where Value: Sendable {}
extension StateTable.Match: Equatable where Value: Equatable {}
extension StateTable.Match: Hashable where Value: Hashable {}
