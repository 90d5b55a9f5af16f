/// One value for every case of a role: a look-up cannot miss.
public struct RoleTable<Role: ThemeRole, Value: Hashable & Sendable>: Hashable, Sendable {
  private var values: [Value]

  /// Makes a table by asking for the value of each role, as a rule with an exhaustive `switch`.
  public init(_ value: (Role) -> Value) {
    values = Role.allCases.map(value)
  }

  /// The value of a role.
  public subscript(role: Role) -> Value {
    get { values[role.rawValue] }
    set { values[role.rawValue] = newValue }
  }
}
