import CGtk

extension Window {
  /// Calls the handler for a key that is pressed with Alt as the only modifier, if neither a
  /// shortcut nor the focused widget has handled it.
  ///
  /// - Parameter handler: Receives the characters that the key types in the current keyboard
  ///   layout: alone, with Shift, and so on. A character is nil if the key types none. Returning
  ///   true stops the propagation of the key.
  public func onAltKey(_ handler: @escaping @MainActor ([Unicode.Scalar?]) -> Bool) {
    Signal.connectEvent(pointer, "key-press-event", after: true) { event in
      let key = event.pointee.key
      guard KeyPress(key).modifiers == .alt else { return false }
      return handler(Self.characters(on: key))
    }
  }

  /// Returns the character that a key types at each of its levels in the current layout.
  private static func characters(on key: GdkEventKey) -> [Unicode.Scalar?] {
    guard let display = gdk_display_get_default() else { return [] }
    let keymap = gdk_keymap_get_for_display(display)
    var places: UnsafeMutablePointer<GdkKeymapKey>?
    var values: UnsafeMutablePointer<guint>?
    var count: gint = 0
    let isKnown = gdk_keymap_get_entries_for_keycode(
      keymap, guint(key.hardware_keycode), &places, &values, &count)
    defer {
      g_free(places)
      g_free(values)
    }
    guard isKnown != 0, let places, let values else { return [] }
    let group = gint(key.group)
    return (0..<Int(count)).filter { places[$0].group == group }
      .sorted { places[$0].level < places[$1].level }
      .map { index in
        let character = gdk_keyval_to_unicode(values[index])
        return character == 0 ? nil : Unicode.Scalar(character)
      }
  }
}
