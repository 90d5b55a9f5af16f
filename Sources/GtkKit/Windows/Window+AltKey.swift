import CGtk

extension Window {
  /// Calls the handler for a key that is pressed together with Alt alone, and that neither a
  /// shortcut nor the focused widget has taken.
  ///
  /// - Parameter handler: Given what the key types by itself, with Shift, and so on, in the
  ///   keyboard's present layout: nil for what types nothing. True ends the key's way.
  public func onAltKey(_ handler: @escaping @MainActor ([Unicode.Scalar?]) -> Bool) {
    Signal.connectEvent(pointer, "key-press-event", after: true) { event in
      let key = event.pointee.key
      guard KeyPress(key).modifiers == .alt else { return false }
      return handler(Self.characters(on: key))
    }
  }

  /// What a key types at each of its levels in the layout in force.
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
