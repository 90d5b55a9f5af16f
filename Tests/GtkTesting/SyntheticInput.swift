import CGtk

/// A simulated pointer and keyboard that act on one button through GTK's own event dispatch.
///
/// Points are in the button's coordinates and can be outside of it, because a press grabs the
/// pointer and GTK sends all further events to the button.
package struct SyntheticInput {
  private static var time: UInt32 = 1_000

  private let button: UnsafeMutablePointer<GtkWidget>

  /// Creates input for a button that is on the screen.
  package init(to button: UnsafeMutablePointer<GtkWidget>) {
    self.button = button
    Self.setDoubleClickTime(0)
  }

  /// Presses a pointer button.
  ///
  /// Two presses within the desktop's double-click time are a double click.
  package func down(
    _ x: Double, _ y: Double, button number: Int32 = GDK_BUTTON_PRIMARY,
    throughFilters: Bool = false
  ) {
    send(GDK_BUTTON_PRESS, x, y, number, throughFilters: throughFilters)
  }

  /// Releases a pointer button.
  package func up(
    _ x: Double, _ y: Double, button number: Int32 = GDK_BUTTON_PRIMARY,
    throughFilters: Bool = false
  ) {
    send(GDK_BUTTON_RELEASE, x, y, number, throughFilters: throughFilters)
  }

  /// Moves the pointer while the primary button is held.
  package func drag(to x: Double, _ y: Double) {
    guard let event = pointerEvent(GDK_MOTION_NOTIFY) else { return }
    event.pointee.motion.time = Self.nextTime()
    event.pointee.motion.x = x
    event.pointee.motion.y = y
    event.pointee.motion.state = GDK_BUTTON1_MASK.rawValue
    Self.deliver(event)
  }

  /// Presses and releases the primary button once, never as the second half of a double click.
  package func click(_ x: Double = 5, _ y: Double = 5) {
    runPendingEvents()
    down(x, y)
    up(x, y)
  }

  /// Presses and releases the primary button twice within the double-click time.
  package func doubleClick(_ x: Double = 5, _ y: Double = 5) {
    Self.setDoubleClickTime(400)
    click(x, y)
    down(x, y)
    up(x, y)
    Self.setDoubleClickTime(0)
  }

  /// Releases the primary button outside the button, which ends a press without an action.
  package func upOutside() {
    drag(to: -50, -50)
    up(-50, -50)
  }

  /// Types a key into the button's window.
  ///
  /// The focused widget receives it.
  package func type(_ keyValue: Int32, modifiers: GdkModifierType = GdkModifierType(0)) {
    key(keyValue, isPress: true, modifiers: modifiers)
    key(keyValue, isPress: false, modifiers: modifiers)
  }

  /// Presses or releases a key in the button's window.
  ///
  /// - Parameters:
  ///   - modifiers: The modifier keys that are held.
  ///   - throughFilters: Whether the event passes through GDK's queue and the program's own event
  ///     filters instead of directly to GTK.
  package func key(
    _ keyValue: Int32, isPress: Bool, modifiers: GdkModifierType = GdkModifierType(0),
    throughFilters: Bool = false
  ) {
    guard let window = gtk_widget_get_window(gtk_widget_get_toplevel(button)),
      let event = gdk_event_new(isPress ? GDK_KEY_PRESS : GDK_KEY_RELEASE)
    else { return }
    event.pointee.key.window = OpaquePointer(g_object_ref(gpointer(window)))
    event.pointee.key.time = Self.nextTime()
    event.pointee.key.keyval = guint(keyValue)
    event.pointee.key.state = modifiers.rawValue
    event.pointee.key.hardware_keycode = Self.hardwareKey(keyValue)
    gdk_event_set_device(event, gdk_seat_get_keyboard(Self.seat))
    Self.deliver(event, throughFilters: throughFilters)
  }

  private func send(
    _ type: GdkEventType, _ x: Double, _ y: Double, _ number: Int32, throughFilters: Bool = false
  ) {
    guard let event = pointerEvent(type) else { return }
    event.pointee.button.time = Self.nextTime()
    event.pointee.button.x = x
    event.pointee.button.y = y
    event.pointee.button.button = guint(number)
    Self.deliver(event, throughFilters: throughFilters)
  }

  /// Returns an event for the window through which GTK's button receives pointer events.
  private func pointerEvent(_ type: GdkEventType) -> UnsafeMutablePointer<GdkEvent>? {
    guard let window = gtk_button_get_event_window(cgtk_button(button)),
      let event = gdk_event_new(type)
    else { return nil }
    event.pointee.any.window = OpaquePointer(g_object_ref(gpointer(window)))
    gdk_event_set_device(event, gdk_seat_get_pointer(Self.seat))
    return event
  }

  static func deliver(_ event: UnsafeMutablePointer<GdkEvent>, throughFilters: Bool = false) {
    if throughFilters { gdk_event_put(event) } else { gtk_main_do_event(event) }
    gdk_event_free(event)
    if throughFilters { runPendingEvents() }
  }

  /// Sets the time within which two presses are a double click.
  ///
  /// GTK's timer reads it when it starts. With 0, it ends at the next iteration of the main loop.
  private static func setDoubleClickTime(_ milliseconds: gint) {
    cgtk_set_integer(gtk_settings_get_default(), "gtk-double-click-time", milliseconds)
  }

  static func nextTime() -> UInt32 {
    time += 20
    return time
  }

  static var seat: UnsafeMutablePointer<GdkSeat>? {
    gdk_display_get_default_seat(gdk_display_get_default())
  }

  private static func hardwareKey(_ keyValue: Int32) -> UInt16 {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var count: gint = 0
    let keymap = gdk_keymap_get_for_display(gdk_display_get_default())
    gdk_keymap_get_entries_for_keyval(keymap, guint(keyValue), &keys, &count)
    defer { g_free(keys) }
    return keys.map { UInt16($0.pointee.keycode) } ?? 0
  }
}
