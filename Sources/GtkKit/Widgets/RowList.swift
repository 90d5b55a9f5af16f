import CGtk

/// A framed list of rows that the user can read but not select.
///
/// The arrow keys and Tab move the focus from row to row, so that a screen reader speaks each row.
@MainActor public final class RowList: Container {
  /// Creates an empty list.
  public init(accessibleName: String) {
    super.init(gtk_list_box_new())
    gtk_list_box_set_selection_mode(cgtk_list_box(pointer), GTK_SELECTION_NONE)
    // Shows the desktop theme's frame.
    addStyleClass("frame")
    self.accessibleName = accessibleName
  }

  /// Appends a row.
  ///
  /// - Parameters:
  ///   - child: The content of the row.
  ///   - accessibleName: The name that a screen reader speaks when the row gets the focus.
  public func append(_ child: Widget, accessibleName: String) {
    guard let row = gtk_list_box_row_new() else { return }
    gtk_list_box_row_set_activatable(cgtk_list_box_row(row), 0)
    let accessible = gtk_widget_get_accessible(row)
    atk_object_set_name(accessible, accessibleName)
    // With the default role, Orca adds “not selected” to each row, even though rows cannot be
    // selected.
    atk_object_set_role(accessible, AccessibleRole.text.atk)
    gtk_widget_show(row)
    adopt(child) { gtk_container_add(cgtk_container(row), $0) }
    gtk_list_box_insert(cgtk_list_box(pointer), row, -1)
  }
}
