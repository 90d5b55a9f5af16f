import CGtk

/// A button that shows one of several texts and opens a list to choose another.
@MainActor public final class DropDown: Widget {
  /// Called with the position of the item when the *user* chose another one.
  ///
  /// GTK tells of every change, also of those that the program makes; this one does not.
  public var onChange: ((Int) -> Void)?

  /// The texts to choose from, plain; other ones leave nothing selected.
  public var items: [String] {
    didSet { silently(showItems) }
  }

  private var isSettingSilently = false

  /// Makes a list of texts, with the name that a screen reader says before the selected one.
  public init(_ items: [String], selectedIndex: Int? = nil, accessibleName: String) {
    self.items = items
    super.init(gtk_combo_box_text_new())
    // A menu in columns opens under the button, or over it where there is more room. The usual one
    // lays the chosen item over the button, and scrolls near an edge of the screen.
    gtk_combo_box_set_wrap_width(comboBox, 1)
    showItems()
    self.accessibleName = accessibleName
    DropDown.name(pointer, accessibleName)
    self.selectedIndex = selectedIndex
    Signal.connect(pointer, "changed") { [weak self] in self?.wasChanged() }
    // The wheel goes to the page around, or scrolling it would choose something in passing.
    Signal.connectEvent(pointer, "scroll-event") { [pointer] _ in
      g_signal_stop_emission_by_name(pointer, "scroll-event")
      return false
    }
    Signal.connect(pointer, "destroy") { [weak self] in self?.onChange = nil }
  }

  /// The position of the selected item; nil, or a position that does not exist, selects none.
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

  /// Names the toggle button inside, which is what has the focus.
  private static func name(_ widget: UnsafeMutablePointer<GtkWidget>, _ name: String) {
    for child in allChildren(of: widget) {
      if gtk_widget_get_can_focus(child) != 0 {
        atk_object_set_name(gtk_widget_get_accessible(child), name)
      }
      self.name(child, name)
    }
  }
}
