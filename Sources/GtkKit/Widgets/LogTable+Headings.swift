import CGtk

extension LogTable {
  /// Draws the headings of a picture of the window.
  ///
  /// A GtkTreeView draws its rows or its headings, by the window that GDK has it draw. For
  /// `gtk_widget_draw`, which takes the screenshots, there is no such window: GTK then draws the
  /// rows alone.
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

  /// The buttons that GTK makes for the titles of the columns.
  private var headings: [UnsafeMutablePointer<GtkWidget>] {
    columns.indices.compactMap {
      gtk_tree_view_column_get_button(
        gtk_tree_view_get_column(cgtk_tree_view(pointer), gint(clamping: $0)))
    }
  }
}
