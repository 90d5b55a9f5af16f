import CGtk

/// A table of text with column headings and the newest row at the top.
@MainActor public final class LogTable: Widget {
  /// The handler that is called when the selection changes, and when the selected row may have
  /// moved.
  public var onSelectionChange: (() -> Void)?

  let columns: [TableColumn]
  private let store: UnsafeMutablePointer<GtkListStore>
  /// The font for which the column widths were last computed, or nil before the first time.
  private var font: Font?

  /// A font at the desktop's current resolution.
  private struct Font: Equatable {
    let description: String?
    let dotsPerInch: Double
  }

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - columns: The columns, from the leading edge.
  ///   - accessibleName: The name that a screen reader speaks.
  public init(columns: [TableColumn], accessibleName: String) {
    store = cgtk_text_store_new(gint(clamping: columns.count))
    self.columns = columns
    super.init(gtk_tree_view_new_with_model(cgtk_tree_model(store)))
    let view = cgtk_tree_view(pointer)
    // Without a search column, Ctrl+F does not open GTK's search, which would be a separate window.
    gtk_tree_view_set_enable_search(view, 0)
    gtk_tree_view_set_search_column(view, -1)
    for (index, column) in columns.enumerated() {
      gtk_tree_view_append_column(view, self.column(column, index: index))
    }
    // In fixed-height mode, GTK does not measure each row. The mode requires columns of fixed
    // width, so set it after the columns are added.
    gtk_tree_view_set_fixed_height_mode(view, 1)
    self.accessibleName = accessibleName
    fitColumns()
    // GTK also updates the style when the desktop's Large Text setting changes.
    Signal.connect(pointer, "style-updated") { [weak self] in self?.fitColumns() }
    Signal.connect(gpointer(gtk_tree_view_get_selection(view)), "changed") { [weak self] in
      self?.onSelectionChange?()
    }
    connectHeadings()
    connectTooltip()
  }

  isolated deinit {
    g_object_unref(store)
  }

  /// The number of rows.
  public var rowCount: Int { Int(gtk_tree_model_iter_n_children(cgtk_tree_model(store), nil)) }

  /// Inserts a row at the top and scrolls to it.
  ///
  /// - Parameter texts: A string for each column, in order. If there are fewer strings than
  ///   columns, the remaining cells are empty.
  public func insertRowAtTop(_ texts: [String]) {
    var row = GtkTreeIter()
    gtk_list_store_insert(store, &row, 0)
    set(texts, in: &row)
    // A table outside a window shows the top row anyway. The call below would make GTK retain such
    // a table in order to scroll it later.
    guard gtk_widget_get_realized(pointer) != 0 else { return }
    // Without this call, GTK leaves the previous top row in view if two rows are inserted within
    // one frame.
    let top = gtk_tree_path_new_first()
    gtk_tree_view_scroll_to_cell(cgtk_tree_view(pointer), top, nil, 1, 0, 0)
    gtk_tree_path_free(top)
  }

  /// Replaces all strings in the top row.
  ///
  /// Does nothing if the table is empty.
  public func replaceTopRow(_ texts: [String]) {
    guard var row = row(at: 0) else { return }
    set(texts, in: &row)
  }

  /// Removes the row at the bottom, if the table is not empty.
  public func removeLastRow() {
    guard var row = row(at: rowCount - 1) else { return }
    gtk_list_store_remove(store, &row)
  }

  /// Removes all rows.
  public func removeAllRows() {
    gtk_list_store_clear(store)
  }

  /// Returns the strings in the row at `index`, counted from the top, or nil if there is no such
  /// row.
  public func strings(inRow index: Int) -> [String]? {
    guard var row = row(at: index) else { return nil }
    return columns.indices.map { column in
      var value = GValue()
      gtk_tree_model_get_value(cgtk_tree_model(store), &row, gint(column), &value)
      defer { g_value_unset(&value) }
      return g_value_get_string(&value).map { String(cString: $0) } ?? ""
    }
  }

  /// The index of the selected row, counted from the top, or nil if none is selected.
  public var selectedRow: Int? {
    var row = GtkTreeIter()
    let selection = gtk_tree_view_get_selection(cgtk_tree_view(pointer))
    guard gtk_tree_selection_get_selected(selection, nil, &row) != 0 else { return nil }
    let path = gtk_tree_model_get_path(cgtk_tree_model(store), &row)
    defer { gtk_tree_path_free(path) }
    return gtk_tree_path_get_indices(path).map { Int($0.pointee) }
  }

  private func row(at index: Int) -> GtkTreeIter? {
    guard (0..<rowCount).contains(index) else { return nil }
    var row = GtkTreeIter()
    gtk_tree_model_iter_nth_child(cgtk_tree_model(store), &row, nil, gint(index))
    return row
  }

  private func set(_ texts: [String], in row: inout GtkTreeIter) {
    for column in columns.indices {
      let text = column < texts.count ? texts[column] : ""
      cgtk_text_store_set(store, &row, gint(column), text)
    }
  }

  private func column(
    _ description: TableColumn, index: Int
  ) -> UnsafeMutablePointer<GtkTreeViewColumn>? {
    let column = gtk_tree_view_column_new()
    let cell = gtk_cell_renderer_text_new()
    gtk_cell_layout_pack_start(cgtk_cell_layout(column), cell, 1)
    gtk_cell_layout_add_attribute(cgtk_cell_layout(column), cell, "text", gint(clamping: index))
    gtk_tree_view_column_set_title(column, description.title)
    gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED)
    gtk_tree_view_column_set_expand(column, 1)
    cgtk_cell_set_ellipsize(cell, PANGO_ELLIPSIZE_END)
    return column
  }

  /// Sets each column to its minimum width for the current font.
  ///
  /// Does nothing if the font is unchanged, because the style changes more often than the font.
  private func fitColumns() {
    let context = gtk_widget_get_pango_context(pointer)
    let present = Font(
      description: String(
        owned: pango_font_description_to_string(pango_context_get_font_description(context))),
      dotsPerInch: pango_cairo_context_get_resolution(context))
    guard present != font else { return }
    font = present
    for (index, description) in columns.enumerated() {
      let column = gtk_tree_view_get_column(cgtk_tree_view(pointer), gint(clamping: index))
      var headingWidth: gint = 0
      gtk_widget_get_preferred_width(
        gtk_tree_view_column_get_button(column), nil, &headingWidth)
      gtk_tree_view_column_set_fixed_width(
        column, max(headingWidth, width(of: description.typicalText)))
    }
  }

  /// Returns the width that a column needs to show `text` completely, in points.
  func width(of text: String) -> gint {
    let layout = gtk_widget_create_pango_layout(pointer, text)
    defer { g_object_unref(gpointer(layout)) }
    var width: gint = 0
    pango_layout_get_pixel_size(layout, &width, nil)
    return width + LogTable.cellPadding
  }

  /// The sum of the padding at both ends of a cell, in points.
  private static let cellPadding: gint = 12
}
