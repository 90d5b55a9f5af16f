import CGtk

/// A framed list of rows that are read and not chosen.
///
/// The arrow keys and Tab move the focus from row to row, so that a screen reader speaks each.
@MainActor public final class RowList: Container {
  /// Makes an empty list.
  public init(accessibleName: String) {
    super.init(gtk_list_box_new())
    gtk_list_box_set_selection_mode(cgtk_list_box(pointer), GTK_SELECTION_NONE)
    // The desktop theme's own frame.
    addStyleClass("frame")
    self.accessibleName = accessibleName
  }

  /// Adds a row at the end.
  ///
  /// - Parameters:
  ///   - child: What the row shows.
  ///   - accessibleName: What a screen reader speaks when the row gets the focus.
  public func append(_ child: Widget, accessibleName: String) {
    guard let row = gtk_list_box_row_new() else { return }
    gtk_list_box_row_set_activatable(cgtk_list_box_row(row), 0)
    let accessible = gtk_widget_get_accessible(row)
    atk_object_set_name(accessible, accessibleName)
    // Orca calls an item of any list of GTK's "not selected", also of one in which none can be.
    atk_object_set_role(accessible, AccessibleRole.text.atk)
    gtk_widget_show(row)
    adopt(child) { gtk_container_add(cgtk_container(row), $0) }
    gtk_list_box_insert(cgtk_list_box(pointer), row, -1)
  }
}
