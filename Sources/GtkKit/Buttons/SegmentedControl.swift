import CGtk
import ControlModel

/// A row or column of segments of which exactly one is selected, like UIKit's control of the same
/// name.
///
/// Assistive technology treats the segments as radio buttons. For the keyboard, they are ordinary
/// buttons: Tab and the arrow keys move the focus between segments, and Space, Return, or Enter
/// selects the focused segment.
@MainActor public final class SegmentedControl: Widget, TextScalable {
  /// Called with the index of the new segment when the *user* selects one.
  public var onChange: ((Int) -> Void)?

  /// The scale of the spacing between the segments.
  public var textScale = TextScale.usual {
    didSet { gtk_box_set_spacing(cgtk_box(pointer), wholePoints(textScale.length(spacing))) }
  }

  private let spacing: Double
  private let segmentClass: String?
  private var segments: [UnsafeMutablePointer<GtkWidget>] = []
  private var chosenIndex = 0
  private var isSettingSilently = false

  /// Creates a control with one segment for each title.
  ///
  /// - Parameters:
  ///   - titles: The segments' titles, as plain text. In a column, the titles are aligned to the
  ///     leading edge.
  ///   - selectedIndex: The index of the segment that is selected at first.
  ///   - orientation: Whether the segments form a row or a column.
  ///   - spacing: The space between two segments in points. If it is 0, the segments are joined.
  ///   - segmentClass: The style class of each segment, or nil for the desktop's own style.
  ///   - accessibleName: The name that screen readers announce for the whole control.
  public init(
    _ titles: [String], selectedIndex: Int = 0, orientation: Orientation = .horizontal,
    spacing: Int = 0, segmentClass: String? = nil, accessibleName: String
  ) {
    self.segmentClass = segmentClass
    self.spacing = Double(spacing)
    super.init(gtk_box_new(orientation.gtk, gint(clamping: spacing)))
    gtk_box_set_homogeneous(cgtk_box(pointer), 1)
    if spacing == 0 { addStyleClass("linked") }
    setAccessibleRole(.group)
    self.accessibleName = accessibleName
    for title in titles { addSegment(title, isLeading: orientation == .vertical) }
    self.selectedIndex = selectedIndex
    Signal.connect(pointer, "destroy") { [weak self] in
      self?.segments = []
      self?.onChange = nil
    }
  }

  /// The index of the selected segment.
  ///
  /// Setting an index that doesn't exist has no effect.
  public var selectedIndex: Int {
    get { chosenIndex }
    set {
      guard segments.indices.contains(newValue) else { return }
      chosenIndex = newValue
      isSettingSilently = true
      gtk_toggle_button_set_active(cgtk_toggle_button(segments[newValue]), 1)
      isSettingSilently = false
    }
  }

  /// Moves the focus of the control's window to the selected segment.
  public func focusSelectedSegment() {
    guard segments.indices.contains(chosenIndex) else { return }
    gtk_widget_grab_focus(segments[chosenIndex])
  }

  private func addSegment(_ title: String, isLeading: Bool) {
    let first = segments.first.map { cgtk_radio_button($0) }
    guard let segment = gtk_radio_button_new_with_label_from_widget(first ?? nil, title) else {
      return
    }
    gtk_toggle_button_set_mode(cgtk_toggle_button(segment), 0)
    if let label = gtk_bin_get_child(cgtk_bin(segment)) {
      if isLeading { gtk_widget_set_halign(label, GTK_ALIGN_START) }
      if segmentClass != nil {
        Signal.connectArgument(label, "size-allocate", after: true) { _ in
          centerCapitals(of: label, in: segment)
        }
      }
    }
    if let segmentClass {
      gtk_style_context_add_class(gtk_widget_get_style_context(segment), segmentClass)
    }
    gtk_widget_show(segment)
    gtk_box_pack_start(cgtk_box(pointer), segment, 1, 1, 0)
    let index = segments.count
    segments.append(segment)
    Signal.connect(segment, "toggled") { [weak self] in self?.segmentChanged(index) }
  }

  /// Handles a change, which GTK reports both for the deselected segment and for the newly selected
  /// one.
  private func segmentChanged(_ index: Int) {
    guard !isSettingSilently, segments.indices.contains(index), isActive(segments[index]) else {
      return
    }
    // Only assistive technology can select a segment beneath a shield. GTK cannot reject the
    // selection, so it is undone.
    guard !InputShield.covers(pointer) else {
      selectedIndex = chosenIndex
      return
    }
    chosenIndex = index
    onChange?(index)
  }

  private func isActive(_ segment: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_toggle_button_get_active(cgtk_toggle_button(segment)) != 0
  }
}
