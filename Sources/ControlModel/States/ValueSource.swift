/// Which step of the look-up in a state table gave the value.
public enum ValueSource: String, Hashable, Sendable, CaseIterable {
  /// The value set for the state itself.
  case own

  /// The value of the normal state, since the state has none of its own.
  case normal

  /// The default, since neither the state nor the normal state has a value.
  case `default`
}
