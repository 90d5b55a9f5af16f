import CGtk

/// A row or a column of widgets.
@MainActor open class Box: Container {
  /// Creates an empty box with the given space, in points, between its children.
  public init(orientation: Orientation, spacing: Int = 0) {
    super.init(gtk_box_new(orientation.gtk, gint(clamping: spacing)))
  }

  /// Adds a child after the existing children.
  ///
  /// Children that are added with `expand` share the extra space.
  public func append(_ child: Widget, expand: Bool = false) {
    adopt(child) { gtk_box_pack_start(cgtk_box(pointer), $0, expand ? 1 : 0, 1, 0) }
  }

  /// Inserts a child at `index` among the existing children.
  public func insert(_ child: Widget, at index: Int) {
    append(child)
    gtk_box_reorder_child(cgtk_box(pointer), child.pointer, gint(clamping: index))
  }
}

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
