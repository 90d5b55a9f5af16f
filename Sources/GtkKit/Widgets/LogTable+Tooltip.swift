import CGtk

extension LogTable {
  /// Shows the complete text of a row in a tooltip if one of the row's cells is truncated.
  func connectTooltip() {
    gtk_widget_set_has_tooltip(pointer, 1)
    withholdTooltipDuringGrabs()
    Signal.connectTooltip(pointer) { [weak self] point in self?.tooltip(at: point) }
  }

  /// Returns the tooltip for the row at `point`, or nil if there is no row or none of its cells is
  /// truncated.
  func tooltip(at point: Signal.TooltipPoint) -> String? {
    guard let row = row(at: point), let texts = strings(inRow: row), isTruncated(texts) else {
      return nil
    }
    return texts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func row(at point: Signal.TooltipPoint) -> Int? {
    let view = cgtk_tree_view(pointer)
    var path: OpaquePointer?
    switch point {
    case .keyboardFocus:
      gtk_tree_view_get_cursor(view, &path, nil)
    case .pointer(let x, let y):
      var (rowX, rowY): (gint, gint) = (0, 0)
      gtk_tree_view_convert_widget_to_bin_window_coords(view, x, y, &rowX, &rowY)
      // The headings, which are above the rows, have no tooltip.
      guard rowY >= 0 else { return nil }
      gtk_tree_view_get_path_at_pos(view, rowX, rowY, &path, nil, nil, nil)
    }
    guard let path else { return nil }
    defer { gtk_tree_path_free(path) }
    return gtk_tree_path_get_indices(path).map { Int($0.pointee) }
  }

  private func isTruncated(_ texts: [String]) -> Bool {
    texts.enumerated().contains { index, text in
      let column = gtk_tree_view_get_column(cgtk_tree_view(pointer), gint(clamping: index))
      return gtk_tree_view_column_get_width(column) < width(of: text)
    }
  }
}
