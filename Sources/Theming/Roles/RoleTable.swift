/// A table with a value for every role, so that each lookup succeeds.
public struct RoleTable<Role: ThemeRole, Value: Hashable & Sendable>: Hashable, Sendable {
  private var values: [Value]

  /// Creates a table by calling a closure for each role, usually a function with an exhaustive
  /// `switch`.
  public init(_ value: (Role) -> Value) {
    values = Role.allCases.map(value)
  }

  /// The value of a role.
  public subscript(role: Role) -> Value {
    get { values[role.rawValue] }
    set { values[role.rawValue] = newValue }
  }
}
