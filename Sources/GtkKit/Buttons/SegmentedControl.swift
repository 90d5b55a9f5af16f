import CGtk

/// A row of joined buttons of which exactly one is pressed in; UIKit's control of that name.
///
/// To GTK and to assistive technology they are radio buttons: Tab goes to the row, the arrow keys
/// move within it.
@MainActor public final class SegmentedControl: Widget {
  /// Called with the position of the segment when the *user* chose another one.
  public var onChange: ((Int) -> Void)?

  private var segments: [UnsafeMutablePointer<GtkWidget>] = []
  private var isSettingSilently = false

  /// Makes a segment for each plain text, with the name that a screen reader says for the row.
  public init(_ titles: [String], selectedIndex: Int = 0, accessibleName: String) {
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    addStyleClass("linked")
    setAccessibleRole(.group)
    self.accessibleName = accessibleName
    for title in titles { addSegment(title) }
    self.selectedIndex = selectedIndex
    Signal.connect(pointer, "destroy") { [weak self] in
      self?.segments = []
      self?.onChange = nil
    }
  }

  /// The position of the chosen segment; one that does not exist changes nothing.
  public var selectedIndex: Int {
    get { segments.firstIndex(where: isActive) ?? 0 }
    set {
      guard segments.indices.contains(newValue) else { return }
      isSettingSilently = true
      gtk_toggle_button_set_active(cgtk_toggle_button(segments[newValue]), 1)
      isSettingSilently = false
    }
  }

  private func addSegment(_ title: String) {
    let first = segments.first.map { cgtk_radio_button($0) }
    guard let segment = gtk_radio_button_new_with_label_from_widget(first ?? nil, title) else {
      return
    }
    gtk_toggle_button_set_mode(cgtk_toggle_button(segment), 0)
    gtk_widget_show(segment)
    gtk_box_pack_start(cgtk_box(pointer), segment, 1, 1, 0)
    let index = segments.count
    segments.append(segment)
    Signal.connect(segment, "toggled") { [weak self] in self?.segmentChanged(index) }
  }

  /// Both the segment that goes out and the one that goes in tell of it.
  private func segmentChanged(_ index: Int) {
    guard !isSettingSilently, segments.indices.contains(index), isActive(segments[index]) else {
      return
    }
    onChange?(index)
  }

  private func isActive(_ segment: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_toggle_button_get_active(cgtk_toggle_button(segment)) != 0
  }
}
