import CGtk

/// A filter that lets a held Return, Enter, or Space activate a button or a switch only once.
///
/// Without this filter, GTK would act on every repeat of a key. A handler on the window would not
/// work, because it would miss a key's release during a grab. Other widgets, such as entries, still
/// receive repeats, except those of a key that was already held on a button. Without this
/// exception, a Return held on a button could submit the form that the button opened.
enum KeyRepeatFilter {
  private static var heldKeys = HeldKeys()
  /// The key codes of the held keys that were pressed or repeated on a button or a switch.
  private static var keysPressedOnButtons: Set<UInt16> = []

  /// Whether the key press that GTK is handling is a repeat of a held key.
  private(set) static var isHandlingRepeat = false

  private static var isInstalled = false

  /// Installs a filter that sees each event before GTK does.
  ///
  /// The filter stays installed until the process ends. Call this method after the display has been
  /// opened, because GTK installs its event handler at that time. It is safe to call more than
  /// once.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    EventFilter.add(handle)
  }

  /// Tracks the held keys, and returns whether to discard the event.
  private static func handle(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    let key = event.pointee.key
    isHandlingRepeat = false
    switch event.pointee.type {
    case GDK_KEY_PRESS:
      isHandlingRepeat = heldKeys.press(key.hardware_keycode, at: key.time)
      return key.activates && discardsRepeat(event)
    case GDK_KEY_RELEASE:
      heldKeys.release(key.hardware_keycode)
      keysPressedOnButtons.remove(key.hardware_keycode)
      return false
    default:
      return false
    }
  }

  /// Records whether the key is pressed on a button or switch, and returns whether to discard the
  /// event.
  ///
  /// A repeat is discarded if a button or switch is focused, or was focused earlier while this key
  /// was held.
  private static func discardsRepeat(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    let keyCode = event.pointee.key.hardware_keycode
    if isFocusOnButton(of: event) {
      keysPressedOnButtons.insert(keyCode)
      return isHandlingRepeat
    }
    if !isHandlingRepeat { keysPressedOnButtons.remove(keyCode) }
    return keysPressedOnButtons.contains(keyCode)
  }

  private static func isFocusOnButton(of event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    guard let widget = gtk_get_event_widget(event),
      let window = gtk_widget_get_toplevel(widget), gtk_widget_is_toplevel(window) != 0,
      let focus = gtk_window_get_focus(cgtk_window(window))
    else { return false }
    return cgtk_is_button(focus) != 0 || cgtk_is_switch(focus) != 0
  }
}
