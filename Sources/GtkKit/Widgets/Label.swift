import CGtk

/// A plain text: no markup and no mnemonic, so that `A & B` and `snake_case` show as they are.
@MainActor open class Label: Widget {
  private var followsDirection = false

  /// Makes a label that shows a text in one line.
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

  /// Makes the label that of another widget, which a screen reader then speaks with it.
  public func describe(_ widget: Widget) {
    gtk_label_set_mnemonic_widget(label, widget.pointer)
  }

  /// Whether the pointer can select the text, to copy it; the Tab key passes the label all the same.
  public var isSelectable: Bool {
    get { gtk_label_get_selectable(label) != 0 }
    set {
      gtk_label_set_selectable(label, newValue ? 1 : 0)
      // GTK makes such a label a station of the Tab key, and selects all of it there.
      isFocusable = false
    }
  }

  /// Whether the text goes on in another line where the width does not hold it.
  public var wraps: Bool {
    get { gtk_label_get_line_wrap(label) != 0 }
    set {
      gtk_label_set_line_wrap(label, newValue ? 1 : 0)
      // A word wider than the label, such as a long identifier, is broken rather than cut.
      gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    }
  }

  /// The least width, in average characters; nil for that of the longest word.
  ///
  /// To find the longest word GTK breaks the text wherever it can be, and shapes each piece: where
  /// words may be broken too, that is a third of a page's first frame.
  public var minimumWidthInCharacters: Int? {
    get {
      let width = gtk_label_get_width_chars(label)
      return width < 0 ? nil : Int(width)
    }
    set { gtk_label_set_width_chars(label, newValue.map { gint(clamping: $0) } ?? -1) }
  }

  /// The longest natural line, in average characters; nil without a limit.
  public var maximumWidthInCharacters: Int? {
    get {
      let width = gtk_label_get_max_width_chars(label)
      return width < 0 ? nil : Int(width)
    }
    set { gtk_label_set_max_width_chars(label, newValue.map { gint(clamping: $0) } ?? -1) }
  }

  /// The maximum number of lines of a text that wraps, whose rest is then replaced by “…”; nil
  /// without a limit.
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

  /// The place of the text in a wider label, and of a shorter line under a longer one: 0 at the
  /// leading edge, 0.5 in the middle, 1 at the trailing edge.
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

  /// Puts shorter lines where the text as a whole stands.
  ///
  /// GTK goes by the label's direction for the whole and by the text's own for its lines: in a
  /// label from right to left the lines of an English text would begin at the left.
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
