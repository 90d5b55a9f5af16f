import CGtk
import Controls
import XCTest

@testable import GtkKit

/// One button of 120 x 40 points in a window on the screen, with all that it tells.
@MainActor final class PressStage {
  private(set) var events: [PressEvent] = []
  private(set) var button: PressButton?
  private(set) var window: Widget?

  /// Called after an event has been noted.
  var reaction: (PressStage, PressEvent) -> Void = { _, _ in }

  private var time: UInt32 = 1_000

  init() throws {
    openToolkit()
    let window = Widget(gtk_window_new(GTK_WINDOW_TOPLEVEL), isVisible: false)
    let button = PressButton(title: "Press")
    let fixed: UnsafeMutablePointer<GtkWidget> = gtk_fixed_new()
    button.setFrameSize(width: 120, height: 40)
    gtk_fixed_put(cgtk_fixed(fixed), button.pointer, 30, 30)
    gtk_container_add(cgtk_container(window.pointer), fixed)
    button.onPress = { [weak self] event in
      guard let self else { return }
      events.append(event)
      reaction(self, event)
    }
    gtk_widget_show_all(window.pointer)
    self.window = window
    self.button = button
    runMainLoop { gtk_widget_get_mapped(button.pointer) != 0 }
  }

  isolated deinit {
    window?.destroy()
  }

  /// Closes the window and lets go of every wrapper, as a handler of an application may do.
  func destroyAll() {
    window?.destroy()
    window = nil
    button = nil
  }

  func down(_ x: Double, _ y: Double, button number: Int32 = GDK_BUTTON_PRIMARY) {
    send(GDK_BUTTON_PRESS, x, y, number)
  }

  func up(_ x: Double, _ y: Double, button number: Int32 = GDK_BUTTON_PRIMARY) {
    send(GDK_BUTTON_RELEASE, x, y, number)
  }

  func move(_ x: Double, _ y: Double) {
    guard let event = pointerEvent(GDK_MOTION_NOTIFY) else { return }
    event.pointee.motion.time = nextTime()
    event.pointee.motion.x = x
    event.pointee.motion.y = y
    event.pointee.motion.state = GDK_BUTTON1_MASK.rawValue
    deliver(event)
  }

  func key(_ keyValue: Int32, isPress: Bool, throughFilters: Bool = false) {
    guard let window = window.flatMap({ gtk_widget_get_window($0.pointer) }),
      let event = gdk_event_new(isPress ? GDK_KEY_PRESS : GDK_KEY_RELEASE)
    else { return }
    event.pointee.key.window = OpaquePointer(g_object_ref(gpointer(window)))
    event.pointee.key.send_event = 0
    event.pointee.key.time = nextTime()
    event.pointee.key.keyval = guint(keyValue)
    event.pointee.key.hardware_keycode = hardwareKey(keyValue)
    gdk_event_set_device(event, gdk_seat_get_keyboard(seat))
    if throughFilters {
      gdk_event_put(event)
      gdk_event_free(event)
      runPendingEvents()
    } else {
      deliver(event)
    }
  }

  private func send(_ type: GdkEventType, _ x: Double, _ y: Double, _ number: Int32) {
    guard let event = pointerEvent(type) else { return }
    event.pointee.button.time = nextTime()
    event.pointee.button.x = x
    event.pointee.button.y = y
    event.pointee.button.button = guint(number)
    deliver(event)
  }

  /// An event in the window through which GTK's own button hears of the pointer.
  private func pointerEvent(_ type: GdkEventType) -> UnsafeMutablePointer<GdkEvent>? {
    guard let button, let window = gtk_button_get_event_window(cgtk_button(button.pointer)),
      let event = gdk_event_new(type)
    else { return nil }
    event.pointee.any.window = OpaquePointer(g_object_ref(gpointer(window)))
    gdk_event_set_device(event, gdk_seat_get_pointer(seat))
    return event
  }

  private func deliver(_ event: UnsafeMutablePointer<GdkEvent>) {
    gtk_main_do_event(event)
    gdk_event_free(event)
  }

  private func nextTime() -> UInt32 {
    time += 20
    return time
  }

  private var seat: UnsafeMutablePointer<GdkSeat>? {
    gdk_display_get_default_seat(gdk_display_get_default())
  }

  private func hardwareKey(_ keyValue: Int32) -> UInt16 {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var count: gint = 0
    let keymap = gdk_keymap_get_for_display(gdk_display_get_default())
    gdk_keymap_get_entries_for_keyval(keymap, guint(keyValue), &keys, &count)
    defer { g_free(keys) }
    return keys.map { UInt16($0.pointee.keycode) } ?? 0
  }
}
