import CGtk
import ControlModel

/// A row or column of buttons of which exactly one is pressed in; UIKit's control of that name.
///
/// To assistive technology they are radio buttons. Those that look like buttons GTK treats as such:
/// Tab and the arrow keys go from one to the next, and Space chooses the one that has the focus.
@MainActor public final class SegmentedControl: Widget, TextScalable {
  /// Called with the position of the segment when the *user* chose another one.
  public var onChange: ((Int) -> Void)?

  /// How much larger the points between the segments are than told.
  public var textScale = TextScale.usual {
    didSet { gtk_box_set_spacing(cgtk_box(pointer), wholePoints(textScale.length(spacing))) }
  }

  private let spacing: Double
  private let segmentClass: String?
  private var segments: [UnsafeMutablePointer<GtkWidget>] = []
  private var chosenIndex = 0
  private var isSettingSilently = false

  /// Makes a segment for each plain text.
  ///
  /// - Parameters:
  ///   - titles: The texts; those of a column begin at its leading edge.
  ///   - selectedIndex: The position of the segment that is chosen at first.
  ///   - orientation: Whether the segments stand side by side or one under the other.
  ///   - spacing: The points between two segments; without any they are joined.
  ///   - segmentClass: The style class of each segment; nil leaves the look to the desktop.
  ///   - accessibleName: What a screen reader calls the whole.
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

  /// The position of the chosen segment; one that does not exist changes nothing.
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

  /// Moves the focus of the control's window to the chosen segment.
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

  /// Both the segment that goes out and the one that goes in tell of it.
  private func segmentChanged(_ index: Int) {
    guard !isSettingSilently, segments.indices.contains(index), isActive(segments[index]) else {
      return
    }
    // Under a shield only assistive technology can have clicked: GTK knows no way to refuse it.
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
