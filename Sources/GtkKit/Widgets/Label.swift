import CGtk

/// A widget that shows plain text: `A & B` and `snake_case` appear unchanged.
///
/// Neither markup nor mnemonics are interpreted.
@MainActor open class Label: Widget {
  private var followsDirection = false

  /// Creates a label that shows `text` without wrapping it.
  public init(_ text: String = "") {
    super.init(gtk_label_new(text))
  }

  /// The text to show.
  public var text: String {
    get { String(cString: gtk_label_get_text(label)) }
    set {
      gtk_label_set_text(label, newValue)
      if followsDirection { justify() }
    }
  }

  /// Makes this label the caption of `widget`.
  ///
  /// A screen reader then speaks the label's text when it speaks `widget`.
  public func caption(_ widget: Widget) {
    gtk_label_set_mnemonic_widget(label, widget.pointer)
  }

  /// Whether the user can select the text with the pointer, in order to copy it.
  ///
  /// The Tab key still skips the label.
  public var isSelectable: Bool {
    get { gtk_label_get_selectable(label) != 0 }
    set {
      gtk_label_set_selectable(label, newValue ? 1 : 0)
      // GTK makes a selectable label focusable, and selects its whole text when Tab reaches it.
      isFocusable = false
    }
  }

  /// Whether the text continues on another line if it is wider than the label.
  public var wraps: Bool {
    get { gtk_label_get_line_wrap(label) != 0 }
    set {
      gtk_label_set_line_wrap(label, newValue ? 1 : 0)
      // Breaks a word that is wider than the label, such as a long identifier. Otherwise, the label
      // would be at least as wide as its longest word.
      gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    }
  }

  /// The minimum width, in average characters, or nil for the minimum that GTK computes.
  ///
  /// GTK's minimum is the width of “…” if ``maximumLines`` is set. Otherwise, it is about the width
  /// of one character if the text wraps, because even words may be broken. In a label that neither
  /// wraps nor truncates its text, it is the width of the longest line, and a number can only
  /// increase this width.
  ///
  /// A number makes the layout of text that wraps faster. With nil, GTK splits the text at every
  /// possible break and shapes each piece. On a page with wrapping labels, this takes a third of
  /// the time until the first frame.
  public var minimumWidthInCharacters: Int? {
    get {
      let width = gtk_label_get_width_chars(label)
      return width < 0 ? nil : Int(width)
    }
    set { gtk_label_set_width_chars(label, newValue.map { gint(clamping: $0) } ?? -1) }
  }

  /// The maximum natural width of text that wraps or is truncated, in average characters, or nil
  /// for no limit.
  ///
  /// The value has no effect on a label that neither wraps nor truncates its text.
  public var maximumWidthInCharacters: Int? {
    get {
      let width = gtk_label_get_max_width_chars(label)
      return width < 0 ? nil : Int(width)
    }
    set { gtk_label_set_max_width_chars(label, newValue.map { gint(clamping: $0) } ?? -1) }
  }

  /// The maximum number of lines if the text wraps, or nil for no limit.
  ///
  /// With a number, text that does not fit is replaced by “…”, even in a label that does not wrap.
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

  /// The horizontal alignment of the text in the label, and of its lines relative to each other: 0
  /// for the leading edge, 0.5 for the center, 1 for the trailing edge.
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

  /// Aligns each line to the same edge as the text as a whole.
  ///
  /// GTK aligns the whole text by the label's direction, but each line by the direction of the
  /// text. Without this method, English text in a right-to-left label would be on the right as a
  /// whole, but its shorter lines would be aligned to the left.
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
  /// Derives the label's font from the desktop's font, so that the user's font settings apply.
  ///
  /// - Parameters:
  ///   - scale: The size as a multiple of the desktop's font size.
  ///   - isBold: Whether the text is bold.
  ///   - isMonospaced: Whether to use the system's default monospaced font family.
  public func setFont(scale: Double = 1, isBold: Bool = false, isMonospaced: Bool = false) {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(attributes, pango_attr_scale_new(scale))
    if isBold { pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD)) }
    if isMonospaced {
      pango_attr_list_insert(attributes, pango_attr_family_new("monospace"))
      // Pango must not insert a hyphen where it breaks a word. Readers could mistake the hyphen for
      // part of the code.
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    }
    gtk_label_set_attributes(cgtk_label(pointer), attributes)
  }
}
