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

/// A name that a view uses to request a value from the theme, so that no view defines the value
/// itself.
///
/// A role is an enum whose raw values count from 0 in the order of its cases. ``RoleTable`` depends
/// on this order, and a test checks it for every role.
public protocol ThemeRole: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == Int {}
