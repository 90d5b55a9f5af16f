import CGtk

/// The direction in which a container lines up its children.
public enum Orientation: Sendable {
  /// Side by side; right to left where the text is.
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
