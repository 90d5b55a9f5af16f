import CGtk

/// When a scrolled window has a scroll bar.
public enum ScrollPolicy: Sendable {
  /// Never, and the window is as large as its content in this direction.
  case never
  /// When the content is larger than the window.
  case automatic

  var gtk: GtkPolicyType {
    switch self {
    case .never: GTK_POLICY_NEVER
    case .automatic: GTK_POLICY_AUTOMATIC
    }
  }
}
