import CGtk

/// One line of text that the user types or pastes.
///
/// GTK shows the line breaks of a text as marks, and cuts a text after ``maximumSize`` bytes:
/// ``onLongInsertion`` gets the whole text before that happens.
@MainActor public final class Entry: Widget {
  /// Called when the *user* changed the text, by whatever means.
  ///
  /// GTK tells of every change, also of those that the program makes; this one does not.
  public var onChange: (() -> Void)?

  /// The size of the longest text that GTK's entry can hold, in bytes of UTF-8.
  public static let maximumSize = 65_534

  /// Called in place of an insertion that the entry cannot hold or show in one line.
  ///
  /// That is a text of several lines, one that makes the entry's text longer than ``maximumSize``, or
  /// one that gives a character of it more than `String.maximumEnteredMarks` marks. It may be pasted,
  /// dropped, or inserted by assistive technology. The handler gets the entry's whole text as it
  /// would be with the insertion. A handler that returns false has refused it, and the entry keeps
  /// the text that it had before, including a selection that the insertion was to replace.
  public var onLongInsertion: ((_ text: String) -> Bool)?

  /// Called when the user presses Return or Enter.
  public var onActivate: (() -> Void)?

  /// Called when the entry gets the focus of the keyboard, and when it loses it.
  public var onFocusChange: ((_ isFocused: Bool) -> Void)?

  private(set) var isSettingSilently = false
  /// The text after the last change: GTK deletes a selection and inserts a text in one change.
  private(set) var textBeforeChange = ""
  private var composedText = ""
  private var wasFocused = false

  /// Makes an empty entry.
  ///
  /// - Parameter accessibleName: What a screen reader says before the text.
  public init(accessibleName: String) {
    super.init(gtk_entry_new())
    self.accessibleName = accessibleName
    Signal.connect(pointer, "changed") { [weak self] in self?.wasChanged() }
    Signal.connect(pointer, "activate") { [weak self] in self?.onActivate?() }
    Signal.connectInsertion(pointer) { [weak self] in self?.takesOver($0, at: $1) ?? false }
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

  /// The text; setting it puts the caret at its end.
  public var text: String {
    get { String(cString: gtk_entry_get_text(entry)) }
    set {
      isSettingSilently = true
      gtk_entry_set_text(entry, newValue)
      isSettingSilently = false
      gtk_editable_set_position(editable, -1)
    }
  }

  /// Whether the caret stands before the whole text, and none of it is selected.
  public var isCaretAtStart: Bool {
    gtk_editable_get_selection_bounds(editable, nil, nil) == 0
      && gtk_editable_get_position(editable) == 0
  }

  /// Moves the focus here and leaves the caret where it is; ``Widget/grabFocus()`` selects the text.
  public func grabFocusWithoutSelecting() {
    gtk_entry_grab_focus_without_selecting(entry)
  }

  /// Moves the focus here and the caret behind the text, as a click there does.
  public func grabFocusAtEnd() {
    grabFocusWithoutSelecting()
    gtk_editable_set_position(editable, -1)
  }

  /// Inserts a text behind the entry's own, as a paste there does, and moves the focus here.
  public func insertAtEnd(_ text: String) {
    grabFocusAtEnd()
    var position = gint(clamping: self.text.unicodeScalars.count)
    gtk_editable_insert_text(editable, text, -1, &position)
    gtk_editable_set_position(editable, -1)
  }

  /// Whether the entry looks as if its text is refused; say elsewhere why.
  public var showsError = false {
    didSet {
      if showsError { addStyleClass("error") } else { removeStyleClass("error") }
    }
  }

  /// Whether the entry has a border and a background of its own; false inside of a larger field.
  public var hasFrame: Bool {
    get { gtk_entry_get_has_frame(entry) != 0 }
    set { gtk_entry_set_has_frame(entry, newValue ? 1 : 0) }
  }

  /// What an empty entry without the focus says of what belongs in it; nil for nothing.
  ///
  /// GTK draws it in the colour `placeholder_text_color` of the style sheet.
  public var placeholder: String? {
    get { gtk_entry_get_placeholder_text(entry).map { String(cString: $0) } }
    set {
      gtk_entry_set_placeholder_text(entry, newValue)
      align()
    }
  }

  /// Whether every text begins at the side where rows of widgets begin; otherwise GTK puts each
  /// to the side where its own script begins.
  public var startsAtLeadingEdge = false {
    didSet { align() }
  }

  /// The width that the entry asks for, in average characters; nil leaves it to GTK.
  public var widthInCharacters: Int? {
    get {
      let width = gtk_entry_get_width_chars(entry)
      return width < 0 ? nil : Int(width)
    }
    set { gtk_entry_set_width_chars(entry, newValue.map { gint(clamping: $0) } ?? -1) }
  }

  override var isComposing: Bool { !composedText.isEmpty }

  /// Puts the text at the leading edge, if that is wished.
  ///
  /// GTK turns the alignment round for a text from right to left, whatever the entry's direction.
  /// What has no direction takes the keyboard's while it is typed, and the entry's otherwise.
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

  /// Has GTK draw the placeholder in the colour of the sheet in force.
  ///
  /// It looks the colour up when it lays out the text, and keeps the layout where a new sheet
  /// changes no font; a text that is the same it takes for no change.
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

  /// GTK also tells of a focus that stays.
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
