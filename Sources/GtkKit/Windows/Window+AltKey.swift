import CGtk

extension Window {
  /// Calls `handler` for each key press with Alt as the only modifier, unless a shortcut or the
  /// focused widget has handled the key press.
  ///
  /// - Parameter handler: Receives the characters that the key types in the current keyboard
  ///   layout, one for each shift level: alone, with Shift, and so on. The character is nil for a
  ///   level at which the key types none. The array is empty if the layout does not include the
  ///   key. Return true to stop the propagation of the key press.
  public func onAltKey(_ handler: @escaping @MainActor ([Unicode.Scalar?]) -> Bool) {
    Signal.connectEvent(pointer, "key-press-event", after: true) { event in
      let key = event.pointee.key
      guard KeyPress(key).modifiers == .alt else { return false }
      return handler(Self.characters(on: key))
    }
  }

  /// Returns the key's character at each shift level of the current layout, with nil for each level
  /// that has no character.
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
