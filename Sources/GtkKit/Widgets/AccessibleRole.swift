import CGtk

/// The role of a widget for screen readers, in place of the role that the widget's class implies.
public enum AccessibleRole: Sendable {
  /// A picture that conveys information.
  case image
  /// A group of related widgets, with a name that is spoken when the focus enters the group.
  case group
  /// A message that the user must not miss.
  case alert
  /// A message about an event that has just occurred, spoken when the message appears.
  case notification
  /// A group that opens above other widgets and receives the focus, and whose text is then spoken.
  case dialog
  /// Static text, which the user can read but not interact with.
  case text
  /// A widget that only repeats another widget's content, so that screen readers skip it.
  case redundant

  var atk: AtkRole {
    switch self {
    case .image: ATK_ROLE_IMAGE
    // Orca does not speak the name of a group with the role ATK_ROLE_GROUPING.
    case .group: ATK_ROLE_PANEL
    case .alert: ATK_ROLE_ALERT
    case .notification: ATK_ROLE_NOTIFICATION
    case .dialog: ATK_ROLE_DIALOG
    case .text: ATK_ROLE_STATIC
    case .redundant: ATK_ROLE_REDUNDANT_OBJECT
    }
  }
}
