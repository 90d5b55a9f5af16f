/// A name that a view uses to request a value from the theme, so that no view defines the value
/// itself.
///
/// A role is an enum whose raw values count from 0 in the order of its cases. ``RoleTable`` depends
/// on this order, and a test checks it for every role.
public protocol ThemeRole: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == Int {}
