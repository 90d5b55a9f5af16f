import CGtk

/// What a widget is to a screen reader, where its class alone does not say it.
public enum AccessibleRole: Sendable {
  /// A picture with a meaning.
  case image
  /// A group of widgets that belong together, with a name.
  case group
  /// A message that the user must not miss.
  case alert

  var atk: AtkRole {
    switch self {
    case .image: ATK_ROLE_IMAGE
    case .group: ATK_ROLE_GROUPING
    case .alert: ATK_ROLE_ALERT
    }
  }
}
