import CGtk

/// The condition under which a scrolled window shows a scroll bar.
public enum ScrollPolicy: Sendable {
  /// Never. The window is as large as its content in this direction.
  case never
  /// If the content is larger than the window.
  case automatic

  var gtk: GtkPolicyType {
    switch self {
    case .never: GTK_POLICY_NEVER
    case .automatic: GTK_POLICY_AUTOMATIC
    }
  }
}
