import CGtk

/// Lets Space, Return and Enter press buttons and switches from key down to key up.
///
/// GTK itself clicks 250 ms after the key went down, or earlier if it comes up before that. Here the
/// keys lead to a signal of our own in place of `activate`, for every button of every kind. What is
/// not a key on the focused button goes on activating it as in GTK, such as a mnemonic.
enum ButtonKeys {
  private static let pressSignal = "press-by-key"
  private static let keys = [
    GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter,
  ]
  private static var isInstalled = false
  /// The key code of a held Escape that cancelled a press.
  private static var spentEscape: UInt16?

  /// Binds the keys for the rest of the process's life; a second call is harmless.
  ///
  /// It must be called after the display has been opened.
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

  /// Whether the event is an Escape that cancels a press, which must not also close a window, or a
  /// repeat of it.
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
