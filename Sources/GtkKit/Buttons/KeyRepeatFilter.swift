import CGtk

/// Lets a held Return, Enter or Space activate a button or a switch once and not again and again.
///
/// GTK acts on each repeat of the key. A handler on the window would come too late: a grab hides
/// the key's release from it. Other widgets, such as entries, go on receiving the repeats, but not
/// those of a key that went down on a button: the form that it opened would be filled, or sent off.
enum KeyRepeatFilter {
  private static var heldKeys = HeldKeys()
  /// The key codes of the held keys that went down on a button or a switch.
  private static var pressedButtons: Set<UInt16> = []

  /// Whether the key press that GTK is handling repeats one that is still held.
  private(set) static var isHandlingRepeat = false

  private static var isInstalled = false

  /// Puts the filter in front of GTK for the rest of the process's life; a second call is harmless.
  ///
  /// It must be called after the display has been opened, since GTK then sets its own handler.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    EventFilter.add(swallows)
  }

  private static func swallows(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    let key = event.pointee.key
    isHandlingRepeat = false
    switch event.pointee.type {
    case GDK_KEY_PRESS:
      isHandlingRepeat = heldKeys.press(key.hardware_keycode, at: key.time)
      return key.activates && isOfButton(event)
    case GDK_KEY_RELEASE:
      heldKeys.release(key.hardware_keycode)
      pressedButtons.remove(key.hardware_keycode)
      return false
    default:
      return false
    }
  }

  /// Whether the press that GTK is handling repeats one that a button or a switch has had already.
  private static func isOfButton(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    let keyCode = event.pointee.key.hardware_keycode
    if isFocusOnButton(of: event) {
      pressedButtons.insert(keyCode)
      return isHandlingRepeat
    }
    if !isHandlingRepeat { pressedButtons.remove(keyCode) }
    return pressedButtons.contains(keyCode)
  }

  private static func isFocusOnButton(of event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    guard let widget = gtk_get_event_widget(event),
      let window = gtk_widget_get_toplevel(widget), gtk_widget_is_toplevel(window) != 0,
      let focus = gtk_window_get_focus(cgtk_window(window))
    else { return false }
    return cgtk_is_button(focus) != 0 || cgtk_is_switch(focus) != 0
  }
}
