import CGtk

extension KeyPress {
  /// Creates a key press from the event that GTK is handling.
  init(_ event: GdkEventKey) {
    key = Key(event.keyval)
    modifiers = Modifiers(event.state)
    typesText =
      modifiers.isSubset(of: .shift)
      && (g_unichar_isprint(gdk_keyval_to_unicode(event.keyval)) != 0
        || Self.beginsSequence(event.keyval))
    pastes = Self.pastes(event, with: modifiers)
    isRepeat = KeyRepeatFilter.isHandlingRepeat
  }

  /// Returns whether a key, such as a dead key or Compose, begins a sequence that types a
  /// character.
  ///
  /// Such a key types no character by itself.
  private static func beginsSequence(_ keyValue: guint) -> Bool {
    let deadKeys = GDK_KEY_dead_grave...GDK_KEY_dead_longsolidusoverlay
    let key = Int32(bitPattern: keyValue)
    return key == GDK_KEY_Multi_key || deadKeys.contains(key)
  }

  private static func pastes(_ event: GdkEventKey, with modifiers: Modifiers) -> Bool {
    switch Int32(bitPattern: event.keyval) {
    case GDK_KEY_Paste: true
    case GDK_KEY_Insert, GDK_KEY_KP_Insert: modifiers == .shift
    default: modifiers == .control && isV(event)
    }
  }

  /// Returns whether the key types a v, in the current keyboard layout or in another configured
  /// one.
  ///
  /// The other layouts count only if the key types a non-ASCII character in the current layout, for
  /// example in a Cyrillic or Greek layout. GTK identifies shortcuts in a similar way.
  private static func isV(_ event: GdkEventKey) -> Bool {
    let latinV = guint(GDK_KEY_v)
    if gdk_keyval_to_lower(event.keyval) == latinV { return true }
    guard gdk_keyval_to_unicode(event.keyval) > 0x7f, let display = gdk_display_get_default()
    else { return false }
    let keymap = gdk_keymap_get_for_display(display)
    return (gint(0)..<4).contains { group in
      var place = GdkKeymapKey(keycode: guint(event.hardware_keycode), group: group, level: 0)
      return gdk_keymap_lookup_key(keymap, &place) == latinV
    }
  }
}

extension KeyPress.Key {
  fileprivate init(_ keyValue: guint) {
    switch Int32(bitPattern: keyValue) {
    case GDK_KEY_BackSpace: self = .backspace
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: self = .delete
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
    case GDK_KEY_End, GDK_KEY_KP_End: self = .end
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .return
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
    case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab: self = .tab
    case GDK_KEY_Escape: self = .escape
    default: self = .other
    }
  }
}

extension KeyPress.Modifiers {
  /// Creates the modifiers from GDK's state, ignoring the lock keys and mouse buttons in the state.
  fileprivate init(_ state: guint) {
    self = []
    if state & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if state & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
    if state & GDK_MOD1_MASK.rawValue != 0 { insert(.alt) }
    if state & GDK_SUPER_MASK.rawValue != 0 { insert(.logo) }
  }
}
