import CGtk
import Controls
import Foundation
import XCTest

@testable import GtkKit

/// Moves the pointer over a widget and clicks there, as a mouse does.
///
/// The X server and GDK then find the window under the place, with all input shapes and stacking.
@MainActor func simulateClick(
  at point: Point, of widget: Widget, button: Int32 = GDK_BUTTON_PRIMARY
) throws {
  try simulatePointer(at: point, of: widget, "mousedown", "\(button)", "mouseup", "\(button)")
}

/// Moves the pointer over a widget and makes xdotool do something there.
@MainActor func simulatePointer(
  at point: Point, of widget: Widget, _ commands: String...
) throws {
  let window = try XCTUnwrap(gtk_widget_get_toplevel(widget.pointer))
  var origin = (x: gint(0), y: gint(0))
  gdk_window_get_origin(gtk_widget_get_window(window), &origin.x, &origin.y)
  var place = (x: gint(0), y: gint(0))
  gtk_widget_translate_coordinates(
    widget.pointer, window, gint(point.x), gint(point.y), &place.x, &place.y)
  try simulate(["mousemove", "\(origin.x + place.x)", "\(origin.y + place.y)"] + commands)
}

/// Presses keys by their X names, such as `space` or `ctrl+k`, in the window of a widget.
@MainActor func simulateKey(_ key: String, in widget: Widget) throws {
  _ = try XCTUnwrap(activateWindow(of: widget))
  try simulate(["key", "--delay", "0", key])
}

/// Sends the presses of a key that is held, and its release, past every filter of events.
///
/// The keyboard that xdotool plays repeats nothing.
@MainActor func simulateHeldKey(_ keyValue: Int32, repeats: Int, in widget: Widget) throws {
  let window = try XCTUnwrap(gtk_widget_get_window(gtk_widget_get_toplevel(widget.pointer)))
  let seat = gdk_display_get_default_seat(gdk_display_get_default())
  for index in 0...repeats + 1 {
    let event = try XCTUnwrap(gdk_event_new(index <= repeats ? GDK_KEY_PRESS : GDK_KEY_RELEASE))
    event.pointee.key.window = OpaquePointer(g_object_ref(gpointer(window)))
    event.pointee.key.time = guint32(index * 30)
    event.pointee.key.keyval = guint(keyValue)
    event.pointee.key.hardware_keycode = 255
    gdk_event_set_device(event, gdk_seat_get_keyboard(seat))
    gdk_event_put(event)
    gdk_event_free(event)
    runPendingEvents()
  }
}

@MainActor private func simulate(_ commands: [String]) throws {
  let tool = Process()
  tool.executableURL = URL(filePath: "/usr/bin/env")
  tool.arguments = ["xdotool"] + commands
  try tool.run()
  tool.waitUntilExit()
  XCTAssertEqual(tool.terminationStatus, 0, "\(commands)")
  // GDK keeps a movement back until the next frame.
  letTimePass(seconds: 0.05)
}
