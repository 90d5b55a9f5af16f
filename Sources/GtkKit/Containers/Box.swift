import CGtk

/// A row or a column of widgets.
@MainActor open class Box: Container {
  /// Makes an empty box with so many points between its children.
  public init(orientation: Orientation, spacing: Int = 0) {
    super.init(gtk_box_new(orientation.gtk, gint(clamping: spacing)))
  }

  /// Adds a child after those that are there; one that expands shares the spare space.
  public func append(_ child: Widget, expand: Bool = false) {
    adopt(child) { gtk_box_pack_start(cgtk_box(pointer), $0, expand ? 1 : 0, 1, 0) }
  }

  /// Adds a child at a position among those that are there.
  public func insert(_ child: Widget, at index: Int) {
    append(child)
    gtk_box_reorder_child(cgtk_box(pointer), child.pointer, gint(clamping: index))
  }
}
