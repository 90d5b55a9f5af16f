import CGtk

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
