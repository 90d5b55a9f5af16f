import CGtk

extension LogTable {
  /// Makes the column headings appear in screenshots of the window.
  ///
  /// A GtkTreeView checks which GDK window it is drawing to, and then draws either its rows or its
  /// headings. `gtk_widget_draw`, which creates the screenshots, does not draw to a GDK window, so
  /// GTK draws only the rows.
  func connectHeadings() {
    Signal.connectDraw(pointer, after: true) { [weak self] context in
      self?.drawHeadings(in: context)
      return false
    }
  }

  private func drawHeadings(in context: OpaquePointer) {
    let view = cgtk_tree_view(pointer)
    let rows = gtk_tree_view_get_bin_window(view)
    guard gtk_cairo_should_draw_window(context, rows) != 0 else { return }
    for heading in headings {
      guard let window = gtk_widget_get_window(heading),
        gtk_cairo_should_draw_window(context, window) != 0
      else { continue }
      gtk_container_propagate_draw(cgtk_container(pointer), heading, context)
    }
  }

  /// The buttons that GTK creates for the column titles.
  private var headings: [UnsafeMutablePointer<GtkWidget>] {
    columns.indices.compactMap {
      gtk_tree_view_column_get_button(
        gtk_tree_view_get_column(cgtk_tree_view(pointer), gint(clamping: $0)))
    }
  }
}

/// A column of a ``LogTable``.
public struct TableColumn: Hashable, Sendable {
  /// The text of the column's heading.
  public let title: String
  /// Sample text that always fits in the column, in the desktop's font.
  ///
  /// If the table is wider than its columns require, they share the additional width. Text that
  /// does not fit ends with an ellipsis.
  public let typicalText: String

  /// Creates a column.
  public init(title: String, typicalText: String) {
    self.title = title
    self.typicalText = typicalText
  }
}
