import CGtk

/// Two columns in a wide window, one column in a narrow one.
///
/// The columns stand side by side as soon as the width holds both at their natural width; limit
/// that width (a label's ``Label/maximumWidthInCharacters``) or it will never happen.
@MainActor public final class AdaptiveColumns: Container {
  private let cellStyleClass: String

  /// Makes the columns.
  ///
  /// - Parameters:
  ///   - spacing: The points between two columns, beside or above each other.
  ///   - cellStyleClass: The style class of the cell that GTK puts around each column. Desktop
  ///     themes pad it; a style sheet that takes the padding off lets the edges line up.
  public init(spacing: Int, cellStyleClass: String) {
    self.cellStyleClass = cellStyleClass
    super.init(gtk_flow_box_new())
    let flowBox = cgtk_flow_box(pointer)
    gtk_flow_box_set_selection_mode(flowBox, GTK_SELECTION_NONE)
    gtk_flow_box_set_min_children_per_line(flowBox, 1)
    gtk_flow_box_set_max_children_per_line(flowBox, 2)
    gtk_flow_box_set_column_spacing(flowBox, guint(clamping: spacing))
    gtk_flow_box_set_row_spacing(flowBox, guint(clamping: spacing))
    // Neither the box nor its cells are stations of the Tab key: the focus goes on to the contents.
    isFocusable = false
    AdaptiveColumns.hideFromScreenReaders(pointer)
  }

  /// Adds a column, after those that are there.
  public func append(_ child: Widget) {
    adopt(child) { widget in
      guard let cell = gtk_flow_box_child_new() else { return }
      gtk_widget_set_can_focus(cell, 0)
      gtk_style_context_add_class(gtk_widget_get_style_context(cell), cellStyleClass)
      gtk_container_add(cgtk_container(cell), widget)
      gtk_widget_show(cell)
      AdaptiveColumns.hideFromScreenReaders(cell)
      gtk_flow_box_insert(cgtk_flow_box(pointer), cell, -1)
    }
  }

  /// A screen reader would tell of a table with list items; to its user it is just a place.
  private static func hideFromScreenReaders(_ widget: UnsafeMutablePointer<GtkWidget>) {
    atk_object_set_role(gtk_widget_get_accessible(widget), ATK_ROLE_FILLER)
  }
}
