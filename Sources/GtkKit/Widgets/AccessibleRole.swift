import CGtk

/// The role of a widget for a screen reader, if the widget's class does not imply it.
public enum AccessibleRole: Sendable {
  /// A picture that conveys information.
  case image
  /// A group of related widgets, whose name is spoken when the focus enters it.
  case group
  /// A message that the user must not miss.
  case alert
  /// A message about an event that has just occurred, spoken when the message appears.
  case notification
  /// A group that opens above other widgets and receives the focus, spoken with its texts.
  case dialog
  /// A text without interaction.
  case text
  /// A widget that repeats the content of another one, and that screen readers skip.
  case redundant

  var atk: AtkRole {
    switch self {
    case .image: ATK_ROLE_IMAGE
    // Screen readers never speak ATK_ROLE_GROUPING.
    case .group: ATK_ROLE_PANEL
    case .alert: ATK_ROLE_ALERT
    case .notification: ATK_ROLE_NOTIFICATION
    case .dialog: ATK_ROLE_DIALOG
    case .text: ATK_ROLE_STATIC
    case .redundant: ATK_ROLE_REDUNDANT_OBJECT
    }
  }
}
