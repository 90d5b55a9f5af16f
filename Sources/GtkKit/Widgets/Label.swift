import CGtk

/// A widget that shows plain text, without markup and mnemonics, so that `A & B` and `snake_case`
/// appear unchanged.
@MainActor open class Label: Widget {
  private var followsDirection = false

  /// Creates a label that shows a text in one line.
  public init(_ text: String = "") {
    super.init(gtk_label_new(text))
  }

  /// The text that is shown.
  public var text: String {
    get { String(cString: gtk_label_get_text(label)) }
    set {
      gtk_label_set_text(label, newValue)
      if followsDirection { justify() }
    }
  }

  /// Sets this label as the label of another widget.
  ///
  /// A screen reader speaks it with that widget.
  public func describe(_ widget: Widget) {
    gtk_label_set_mnemonic_widget(label, widget.pointer)
  }

  /// Whether the pointer can select the text to copy it.
  ///
  /// The Tab key still skips the label.
  public var isSelectable: Bool {
    get { gtk_label_get_selectable(label) != 0 }
    set {
      gtk_label_set_selectable(label, newValue ? 1 : 0)
      // GTK makes a selectable label focusable with the Tab key, and selects its whole text there.
      isFocusable = false
    }
  }

  /// Whether the text continues on another line if it is wider than the label.
  public var wraps: Bool {
    get { gtk_label_get_line_wrap(label) != 0 }
    set {
      gtk_label_set_line_wrap(label, newValue ? 1 : 0)
      // A word wider than the label, such as a long identifier, is broken rather than truncated.
      gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    }
  }

  /// The minimum width, in average characters, or nil for the width of the longest word.
  ///
  /// With nil, GTK splits the text at every possible break and shapes each piece to find the
  /// longest word. If words may be broken too, that is a third of the time of a page's first frame.
  public var minimumWidthInCharacters: Int? {
    get {
      let width = gtk_label_get_width_chars(label)
      return width < 0 ? nil : Int(width)
    }
    set { gtk_label_set_width_chars(label, newValue.map { gint(clamping: $0) } ?? -1) }
  }

  /// The maximum natural width of a line, in average characters, or nil without a limit.
  public var maximumWidthInCharacters: Int? {
    get {
      let width = gtk_label_get_max_width_chars(label)
      return width < 0 ? nil : Int(width)
    }
    set { gtk_label_set_max_width_chars(label, newValue.map { gint(clamping: $0) } ?? -1) }
  }

  /// The maximum number of lines of a text that wraps, or nil without a limit.
  ///
  /// Text beyond the limit is replaced by “…”.
  public var maximumLines: Int? {
    get {
      let lines = gtk_label_get_lines(label)
      return lines < 0 ? nil : Int(lines)
    }
    set {
      gtk_label_set_lines(label, newValue.map { gint(clamping: $0) } ?? -1)
      gtk_label_set_ellipsize(
        label, newValue == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    }
  }

  /// The alignment of the text in a wider label, and of a shorter line below a longer one: 0 for
  /// the leading edge, 0.5 for the center, 1 for the trailing edge.
  public var horizontalTextAlignment: Double {
    get { Double(gtk_label_get_xalign(label)) }
    set {
      gtk_label_set_xalign(label, Float(newValue))
      if !followsDirection {
        followsDirection = true
        Signal.connectNumber(pointer, "direction-changed") { [weak self] _ in self?.justify() }
      }
      justify()
    }
  }

  /// Aligns shorter lines with the text as a whole.
  ///
  /// GTK aligns the whole text by the label's direction, but its lines by the text's direction. In
  /// a right-to-left label, the lines of an English text would begin at the left.
  private func justify() {
    let isTextReversed: Bool
    switch cgtk_base_direction(gtk_label_get_text(label)) {
    case PANGO_DIRECTION_LTR: isTextReversed = direction == .rightToLeft
    case PANGO_DIRECTION_RTL: isTextReversed = direction == .leftToRight
    default: isTextReversed = false
    }
    let place = isTextReversed ? 1 - horizontalTextAlignment : horizontalTextAlignment
    gtk_label_set_justify(
      label,
      place < 0.5 ? GTK_JUSTIFY_LEFT : place > 0.5 ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_CENTER)
  }

  private var label: UnsafeMutablePointer<GtkLabel> { cgtk_label(pointer) }
}

extension Label {
  /// Derives the font from the desktop's, so that the user's font settings still apply.
  ///
  /// - Parameters:
  ///   - scale: The size as a factor of the desktop's font size.
  ///   - isBold: Whether the text is bold.
  ///   - isMonospaced: Whether to use the desktop's monospaced font family.
  public func setFont(scale: Double = 1, isBold: Bool = false, isMonospaced: Bool = false) {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(attributes, pango_attr_scale_new(scale))
    if isBold { pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD)) }
    if isMonospaced {
      pango_attr_list_insert(attributes, pango_attr_family_new("monospace"))
      // A hyphen at the end of a line would be mistaken for part of the code.
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    }
    gtk_label_set_attributes(cgtk_label(pointer), attributes)
  }
}
