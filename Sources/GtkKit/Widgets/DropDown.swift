import CGtk

/// A button that shows the selected item, and opens a list in which the user can select another.
@MainActor public final class DropDown: Widget {
  /// The handler that is called with the new item's position when the *user* selects another item.
  ///
  /// Changes by the program do not call this handler.
  public var onChange: ((Int) -> Void)?

  /// The items to choose from, as plain text.
  ///
  /// Setting them clears the selection.
  public var items: [String] {
    didSet { silently(showItems) }
  }

  private var isSettingSilently = false

  /// Creates a drop-down button.
  ///
  /// - Parameters:
  ///   - items: The items to choose from, as plain text.
  ///   - selectedIndex: The position of the selected item, or nil for none.
  ///   - accessibleName: The name that a screen reader speaks before the selected item.
  public init(_ items: [String], selectedIndex: Int? = nil, accessibleName: String) {
    self.items = items
    super.init(gtk_combo_box_text_new())
    // A menu with columns, even only one, opens below the button, or above the button if there is
    // more room. GTK opens any other menu with the selected item over the button, and the menu then
    // scrolls near an edge of the screen.
    gtk_combo_box_set_wrap_width(comboBox, 1)
    showItems()
    self.accessibleName = accessibleName
    DropDown.name(pointer, accessibleName)
    self.selectedIndex = selectedIndex
    Signal.connect(pointer, "changed") { [weak self] in self?.wasChanged() }
    // The wheel must scroll the surrounding page. Without this handler, the wheel would change the
    // selection instead.
    Signal.connectEvent(pointer, "scroll-event") { [pointer] _ in
      g_signal_stop_emission_by_name(pointer, "scroll-event")
      return false
    }
    Signal.connect(pointer, "destroy") { [weak self] in self?.onChange = nil }
  }

  /// The position of the selected item, or nil for none.
  ///
  /// Setting a position that does not exist clears the selection.
  public var selectedIndex: Int? {
    get {
      let index = gtk_combo_box_get_active(comboBox)
      return index < 0 ? nil : Int(index)
    }
    set {
      let index = newValue.flatMap { items.indices.contains($0) ? gint(clamping: $0) : nil }
      silently { gtk_combo_box_set_active(comboBox, index ?? -1) }
    }
  }

  private func showItems() {
    let list = cgtk_combo_box_text(pointer)
    gtk_combo_box_text_remove_all(list)
    for item in items { gtk_combo_box_text_append_text(list, item) }
  }

  private func silently(_ change: () -> Void) {
    isSettingSilently = true
    change()
    isSettingSilently = false
  }

  private func wasChanged() {
    guard !isSettingSilently, let selectedIndex else { return }
    onChange?(selectedIndex)
  }

  private var comboBox: UnsafeMutablePointer<GtkComboBox> { cgtk_combo_box(pointer) }

  /// Sets the accessible name of the toggle button inside `widget`, which receives the focus.
  private static func name(_ widget: UnsafeMutablePointer<GtkWidget>, _ name: String) {
    for child in allChildren(of: widget) {
      if gtk_widget_get_can_focus(child) != 0 {
        atk_object_set_name(gtk_widget_get_accessible(child), name)
      }
      self.name(child, name)
    }
  }
}
