/// A table with a value for every role, so that a lookup never fails.
public struct RoleTable<Role: ThemeRole, Value: Hashable & Sendable>: Hashable, Sendable {
  private var values: [Value]

  /// Creates a table from the values that a function returns for each role.
  ///
  /// The function usually consists of an exhaustive `switch`.
  public init(_ value: (Role) -> Value) {
    values = Role.allCases.map(value)
  }

  /// The value of a role.
  public subscript(role: Role) -> Value {
    get { values[role.rawValue] }
    set { values[role.rawValue] = newValue }
  }
}

/// The purpose of a color, font, label, or button, which a view uses to look up a value in the
/// theme.
///
/// Each conforming type is an enum whose raw values count from 0 in the order of its cases.
/// ``RoleTable`` depends on this order, and a test verifies it for every type.
public protocol ThemeRole: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == Int {}
