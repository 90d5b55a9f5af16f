import CGtk

/// A field for one line of text that the user types or pastes.
///
/// GTK shows a line break as a symbol, and truncates text that is larger than ``maximumSize``. Set
/// ``onLongInsertion`` to receive such text as a whole instead.
@MainActor public final class Entry: Widget {
  /// The handler that is called when the *user* changes the text, by any means.
  ///
  /// Setting ``text`` does not call this handler, but ``insertAtEnd(_:)`` does.
  public var onChange: (() -> Void)?

  /// The maximum size of the text in GTK's entry, in bytes of UTF-8.
  public static let maximumSize = 65_534

  /// The handler that is called, in place of GTK's own insertion, if the text to insert is
  /// unsuitable for the entry.
  ///
  /// Text is unsuitable if at least one of these conditions is met:
  ///
  /// - The text contains a line break.
  /// - With the insertion, the entry's text is larger than ``maximumSize``.
  /// - With the insertion, a character of the entry's text has more than
  ///   `String.maximumEnteredMarks` marks.
  ///
  /// The text may be pasted, dropped, or inserted by assistive technology or ``insertAtEnd(_:)``.
  ///
  /// The handler receives the entry's whole text, including the insertion. Return true if the
  /// handler has processed this text. Return false to restore the entry's text from before the
  /// insertion, including any selected text that the insertion was about to replace.
  public var onLongInsertion: ((_ text: String) -> Bool)?

  /// The handler that is called when the user presses Return or Enter.
  public var onActivate: (() -> Void)?

  /// The handler that is called when the entry gets or loses the keyboard focus.
  ///
  /// An entry also loses the keyboard focus when its window becomes inactive.
  public var onFocusChange: ((_ isFocused: Bool) -> Void)?

  private(set) var isSettingSilently = false
  /// The text as of the last completed change.
  ///
  /// During an insertion, this is the text before it. If the insertion replaces selected text, this
  /// text still includes the selection, because GTK reports a single change after it has deleted
  /// the selection and inserted the new text.
  private(set) var textBeforeChange = ""
  private var composedText = ""
  private var wasFocused = false

  /// Creates an empty entry.
  ///
  /// - Parameter accessibleName: The name that a screen reader speaks before the text.
  public init(accessibleName: String) {
    super.init(gtk_entry_new())
    self.accessibleName = accessibleName
    Signal.connect(pointer, "changed") { [weak self] in self?.wasChanged() }
    Signal.connect(pointer, "activate") { [weak self] in self?.onActivate?() }
    Signal.connectInsertion(pointer) { [weak self] in self?.passesOn($0, at: $1) ?? false }
    Signal.connectArgument(pointer, "notify::has-focus") { [weak self] _ in self?.focusChanged() }
    Signal.connectArgument(pointer, "preedit-changed") { [weak self] text in
      self?.composedText =
        text.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
    }
    Signal.connect(pointer, "style-updated") { [weak self] in self?.colorPlaceholder() }
    Signal.connectNumber(pointer, "direction-changed") { [weak self] _ in self?.align() }
    Signal.connect(pointer, "destroy") { [weak self] in
      self?.onChange = nil
      self?.onLongInsertion = nil
      self?.onActivate = nil
      self?.onFocusChange = nil
    }
  }

  /// The text in the entry.
  ///
  /// Setting it moves the caret to the end.
  public var text: String {
    get { String(cString: gtk_entry_get_text(entry)) }
    set {
      isSettingSilently = true
      gtk_entry_set_text(entry, newValue)
      isSettingSilently = false
      gtk_editable_set_position(editable, -1)
    }
  }

  /// Whether the caret is at the start of the text and no text is selected.
  public var isCaretAtStart: Bool {
    gtk_editable_get_selection_bounds(editable, nil, nil) == 0
      && gtk_editable_get_position(editable) == 0
  }

  /// Moves the focus to the entry without moving the caret.
  ///
  /// In contrast, ``Widget/grabFocus()`` selects the whole text.
  public func grabFocusWithoutSelecting() {
    gtk_entry_grab_focus_without_selecting(entry)
  }

  /// Moves the focus to the entry and the caret to the end of the text.
  public func grabFocusAtEnd() {
    grabFocusWithoutSelecting()
    gtk_editable_set_position(editable, -1)
  }

  /// Inserts `text` at the end, with the same effect as pasting it there, and moves the focus to
  /// the entry.
  public func insertAtEnd(_ text: String) {
    grabFocusAtEnd()
    var position = gint(clamping: self.text.unicodeScalars.count)
    gtk_editable_insert_text(editable, text, -1, &position)
    gtk_editable_set_position(editable, -1)
  }

  /// Whether the entry is styled as containing an error.
  ///
  /// The entry does not show the reason, so show it elsewhere.
  public var showsError = false {
    didSet {
      if showsError { addStyleClass("error") } else { removeStyleClass("error") }
    }
  }

  /// Whether the entry has its own border and background.
  ///
  /// Set this property to false for an entry inside a larger field.
  public var hasFrame: Bool {
    get { gtk_entry_get_has_frame(entry) != 0 }
    set { gtk_entry_set_has_frame(entry, newValue ? 1 : 0) }
  }

  /// The hint that the entry shows while it is empty and not focused, or nil for none.
  ///
  /// GTK draws the hint in the style sheet's color `placeholder_text_color`.
  public var placeholder: String? {
    get { gtk_entry_get_placeholder_text(entry).map { String(cString: $0) } }
    set {
      gtk_entry_set_placeholder_text(entry, newValue)
      align()
    }
  }

  /// Whether text begins at the entry's leading edge, whatever the script of the text.
  ///
  /// If false, GTK aligns the text to the edge at which its script begins.
  public var startsAtLeadingEdge = false {
    didSet { align() }
  }

  /// The requested width, in average characters, or nil for GTK's default of about 150 points.
  public var widthInCharacters: Int? {
    get {
      let width = gtk_entry_get_width_chars(entry)
      return width < 0 ? nil : Int(width)
    }
    set { gtk_entry_set_width_chars(entry, newValue.map { gint(clamping: $0) } ?? -1) }
  }

  override var isComposing: Bool { !composedText.isEmpty }

  /// Aligns the text to the leading edge if ``startsAtLeadingEdge`` is true.
  ///
  /// GTK interprets the alignment relative to the direction of the text, not of the entry. For text
  /// without a direction, such as digits, GTK uses the direction of the keyboard layout while the
  /// entry is focused, and the direction of the entry otherwise.
  private func align() {
    guard startsAtLeadingEdge else { return gtk_entry_set_alignment(entry, 0) }
    let isTextReversed: Bool
    switch cgtk_base_direction(shownText) {
    case PANGO_DIRECTION_LTR: isTextReversed = direction == .rightToLeft
    case PANGO_DIRECTION_RTL: isTextReversed = direction == .leftToRight
    default: isTextReversed = isFocusedWithOtherKeyboard
    }
    gtk_entry_set_alignment(entry, isTextReversed ? 1 : 0)
  }

  /// Makes GTK draw the placeholder in the current style sheet's color.
  ///
  /// GTK looks up the color only when it lays out the placeholder, and it reuses the layout if a
  /// new style sheet does not change the font. Setting the same placeholder again has no effect, so
  /// this method clears the placeholder first.
  private func colorPlaceholder() {
    guard let placeholder else { return }
    gtk_entry_set_placeholder_text(entry, nil)
    gtk_entry_set_placeholder_text(entry, placeholder)
  }

  private var shownText: String {
    text.isEmpty && !wasFocused ? placeholder ?? "" : text
  }

  private var isFocusedWithOtherKeyboard: Bool {
    guard wasFocused, let display = gdk_display_get_default() else { return false }
    let keymap = gdk_keymap_get_for_display(display)
    let isRightToLeft = gdk_keymap_get_direction(keymap) == PANGO_DIRECTION_RTL
    return isRightToLeft != (direction == .rightToLeft)
  }

  private func wasChanged() {
    textBeforeChange = text
    align()
    guard !isSettingSilently else { return }
    onChange?()
  }

  /// Realigns the text and calls ``onFocusChange`` if the entry has gained or lost the focus.
  ///
  /// GTK may send the notification of the focus even if nothing has changed.
  private func focusChanged() {
    let isFocused = gtk_widget_has_focus(pointer) != 0
    guard isFocused != wasFocused else { return }
    wasFocused = isFocused
    align()
    onFocusChange?(isFocused)
  }

  private var entry: UnsafeMutablePointer<GtkEntry> { cgtk_entry(pointer) }
  private var editable: OpaquePointer { cgtk_editable(pointer) }
}
