import CGtk

/// Key bindings that keep a button or switch pressed while Space, Return, or Enter is held.
///
/// Without these bindings, GTK clicks a button 250 ms after key down, or at key up if that comes
/// first. The bindings emit a signal that GtkKit defines instead of `activate`, for buttons of
/// every kind and for switches. Other ways to activate a button, such as a mnemonic, work as in
/// GTK.
enum ButtonKeys {
  private static let pressSignal = "press-by-key"
  private static let keys = [
    GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter,
  ]
  private static var isInstalled = false
  /// The key code of an Escape key that has canceled a press and is still held.
  private static var spentEscape: UInt16?

  /// Installs the bindings, which apply until the process ends.
  ///
  /// Call this method after the display has been opened. It is safe to call more than once.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    KeyRepeatFilter.install()
    EventFilter.add(handle)
    for type in [gtk_button_get_type(), gtk_switch_get_type()] {
      cgtk_add_key_signal(type, pressSignal) { widget in
        if let widget { ButtonKeyPress.begin(on: cgtk_widget(widget)) }
      }
      guard let widgetClass = g_type_class_ref(type),
        let bindings = gtk_binding_set_by_class(widgetClass)
      else { continue }
      for key in keys { cgtk_bind_key(bindings, guint(key), pressSignal) }
    }
  }

  /// Cancels the active press when Escape goes down, and returns whether to discard the event.
  ///
  /// An Escape that has canceled a press is discarded, including its repeats and its release.
  /// Otherwise, the same Escape could also close a window.
  private static func handle(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    let key = event.pointee.key
    switch event.pointee.type {
    case GDK_KEY_PRESS where key.keyval == GDK_KEY_Escape:
      if KeyRepeatFilter.isHandlingRepeat { return key.hardware_keycode == spentEscape }
      spentEscape = ButtonKeyPress.cancel() ? key.hardware_keycode : nil
      return spentEscape != nil
    case GDK_KEY_RELEASE where key.hardware_keycode == spentEscape:
      spentEscape = nil
      return true
    default:
      return false
    }
  }
}

extension GdkEventKey {
  /// Whether the key activates a focused button: Space, Return, or Enter, including those of the
  /// keypad.
  var activates: Bool {
    switch Int32(bitPattern: keyval) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space:
      true
    default:
      false
    }
  }
}
