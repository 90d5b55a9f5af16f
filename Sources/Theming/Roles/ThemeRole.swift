/// A name by which a view asks the theme for a value, so that no view holds the value itself.
///
/// A role is an enum of whole numbers that count from 0 in the order of its cases; ``RoleTable``
/// relies on it, and a test holds every role to it.
public protocol ThemeRole: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == Int {}
