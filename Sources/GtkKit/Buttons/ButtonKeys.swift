import CGtk

/// Key bindings by which Space, Return and Enter press buttons and switches from key down to key
/// up.
///
/// GTK itself clicks 250 ms after key down, or at key up if that comes first. These bindings
/// replace `activate` with a signal that GtkKit defines, for buttons of every kind. Other ways to
/// activate a button, such as a mnemonic, work as in GTK.
enum ButtonKeys {
  private static let pressSignal = "press-by-key"
  private static let keys = [
    GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter,
  ]
  private static var isInstalled = false
  /// The key code of the held Escape key that canceled a press.
  private static var spentEscape: UInt16?

  /// Installs the bindings for the life of the process.
  ///
  /// Call this method after the display has been opened. It is safe to call more than once.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    KeyRepeatFilter.install()
    EventFilter.add(swallows)
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

  /// Returns whether the event is an Escape that cancels a press, or a repeat of that Escape.
  ///
  /// Such an event must not also close a window.
  private static func swallows(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
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
  /// Whether the key activates a focused button: Space, Return or Enter, including those of the
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
