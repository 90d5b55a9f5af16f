import CGtk

/// The direction in which a container arranges its children.
public enum Orientation: Sendable {
  /// Side by side, in the direction of the text.
  case horizontal
  /// One below the other.
  case vertical

  var gtk: GtkOrientation {
    switch self {
    case .horizontal: GTK_ORIENTATION_HORIZONTAL
    case .vertical: GTK_ORIENTATION_VERTICAL
    }
  }
}
