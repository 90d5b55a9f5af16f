import CGtk

/// A list of pages for a sidebar.
///
/// After the first selection, exactly one row is always selected.
@MainActor public final class NavigationList: Widget {
  /// The handler that is called with the new row's position when the *user* selects another row.
  public var onSelect: ((Int) -> Void)?

  private let rows: [UnsafeMutablePointer<GtkListBoxRow>]
  private var isSelectingSilently = false

  /// Creates a list with a row for each title.
  ///
  /// At first, no row is selected.
  public init(_ titles: [String], accessibleName: String) {
    rows = titles.map(NavigationList.row)
    super.init(gtk_list_box_new())
    self.accessibleName = accessibleName
    gtk_list_box_set_selection_mode(list, GTK_SELECTION_BROWSE)
    for row in rows { gtk_list_box_insert(list, cgtk_widget(row), -1) }
    Signal.connectArgument(pointer, "row-selected") { [weak self] row in
      guard row != nil else { return }
      self?.rowWasSelected()
    }
    Signal.connectEvent(pointer, "key-press-event") { [weak self] event in
      // A key with a modifier may be a shortcut.
      guard KeyPress(event.pointee.key).modifiers.isEmpty else { return false }
      return self?.keyPressed(event.pointee.key.keyval) ?? false
    }
    Signal.connect(pointer, "destroy") { [weak self] in self?.onSelect = nil }
    Signal.connectFocus(pointer) { [weak self] in self?.focusEnters($0) ?? false }
  }

  /// The position of the selected row, or nil if no row has been selected yet.
  public var selectedIndex: Int? {
    guard let row = gtk_list_box_get_selected_row(list) else { return nil }
    return Int(gtk_list_box_row_get_index(row))
  }

  /// Selects the row at `index` without calling ``onSelect``.
  ///
  /// Does nothing if there is no such row.
  public func select(_ index: Int) {
    guard let row = gtk_list_box_get_row_at_index(list, gint(clamping: index)), index >= 0 else {
      return
    }
    isSelectingSilently = true
    gtk_list_box_select_row(list, row)
    isSelectingSilently = false
    // If the focus is in the list, it moves to the selected row, from which the arrow keys
    // continue.
    if gtk_container_get_focus_child(cgtk_container(pointer)) != nil {
      gtk_widget_grab_focus(cgtk_widget(row))
    }
  }

  /// Makes Tab move the focus to the selected row, and from there out of the list.
  ///
  /// If no row is selected, Tab moves the focus to the first row. Without this method, Tab would
  /// move through all rows of the list and select each of them.
  ///
  /// - Returns: Whether this method has moved the focus.
  private func focusEnters(_ direction: GtkDirectionType) -> Bool {
    guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else {
      return false
    }
    let isInside = gtk_container_get_focus_child(cgtk_container(pointer)) != nil
    guard !isInside, rows.indices.contains(selectedIndex ?? 0) else {
      g_signal_stop_emission_by_name(pointer, "focus")
      return false
    }
    gtk_widget_grab_focus(cgtk_widget(rows[selectedIndex ?? 0]))
    return true
  }

  private func keyPressed(_ key: guint) -> Bool {
    let current = selectedIndex ?? 0
    let index: Int
    switch Int32(bitPattern: key) {
    case GDK_KEY_Up, GDK_KEY_KP_Up: index = current - 1
    case GDK_KEY_Down, GDK_KEY_KP_Down: index = current + 1
    case GDK_KEY_Home, GDK_KEY_KP_Home: index = 0
    case GDK_KEY_End, GDK_KEY_KP_End: index = rows.count - 1
    default: return false
    }
    guard rows.indices.contains(index) else { return true }
    gtk_list_box_select_row(list, rows[index])
    gtk_widget_grab_focus(cgtk_widget(rows[index]))
    return true
  }

  private func rowWasSelected() {
    guard !isSelectingSilently, let selectedIndex else { return }
    onSelect?(selectedIndex)
  }

  private var list: UnsafeMutablePointer<GtkListBox> { cgtk_list_box(pointer) }

  private static func row(_ title: String) -> UnsafeMutablePointer<GtkListBoxRow> {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(title)
    gtk_label_set_xalign(cgtk_label(label), 0)
    for setMargin in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] {
      setMargin(label, 12)
    }
    for setMargin in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] {
      setMargin(label, 9)
    }
    let row: UnsafeMutablePointer<GtkWidget> = gtk_list_box_row_new()
    gtk_container_add(cgtk_container(row), label)
    atk_object_set_name(gtk_widget_get_accessible(row), title)
    gtk_widget_show_all(row)
    return cgtk_list_box_row(row)
  }
}
