import CGtk

/// What a widget is to a screen reader, where its class alone does not say it.
public enum AccessibleRole: Sendable {
  /// A picture with a meaning.
  case image
  /// A group of widgets that belong together, with a name that is spoken when the focus enters it.
  case group
  /// A message that the user must not miss.
  case alert
  /// A message about what has just happened, spoken when it appears.
  case notification
  /// A group that opens over the others and takes the focus, spoken with its texts.
  case dialog
  /// A text that is read and leads nowhere.
  case text
  /// A widget that repeats what another one says, so that a screen reader skips it.
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
