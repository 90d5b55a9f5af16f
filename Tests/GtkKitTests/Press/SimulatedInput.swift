import CGtk
import ControlModel
import Foundation
import GtkTesting
import XCTest

@testable import GtkKit

/// Moves the pointer over a widget and clicks there, as a mouse does.
///
/// The X server and GDK then find the window at that point, by input shapes and stacking order.
@MainActor func simulateClick(
  at point: Point, of widget: Widget, button: Int32 = GDK_BUTTON_PRIMARY
) throws {
  try simulatePointer(at: point, of: widget, "mousedown", "\(button)", "mouseup", "\(button)")
}

/// Moves the pointer over a widget and runs xdotool commands there.
@MainActor func simulatePointer(
  at point: Point, of widget: Widget, _ commands: String...
) throws {
  try simulatePointer(at: point, of: widget, commands)
}

/// Moves the pointer over a widget and runs xdotool commands there.
@MainActor func simulatePointer(
  at point: Point, of widget: Widget, _ commands: [String]
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
  XCTAssertTrue(focus(try XCTUnwrap(gtk_widget_get_toplevel(widget.pointer))))
  try simulate(["key", "--delay", "0", key])
}

/// Sends the repeated presses of a held key and its release through all event filters.
///
/// The virtual keyboard of xdotool does not repeat keys.
@MainActor func simulateHeldKey(_ keyValue: Int32, repeats: Int, in widget: Widget) {
  let input = SyntheticInput(to: widget.pointer)
  for _ in 0...repeats { input.key(keyValue, isPress: true, throughFilters: true) }
  input.key(keyValue, isPress: false, throughFilters: true)
}

/// Gives a window the X server's keyboard focus, as a window manager would.
@MainActor func focus(_ window: UnsafeMutablePointer<GtkWidget>) -> Bool {
  gdk_window_focus(gtk_widget_get_window(window), guint32(GDK_CURRENT_TIME))
  // Otherwise, a window that is already active would lose and regain the keyboard during a test.
  gdk_display_sync(gtk_widget_get_display(window))
  runPendingEvents()
  return runMainLoop { gtk_window_is_active(cgtk_window(window)) != 0 }
}

/// Runs xdotool commands.
@MainActor func simulate(_ commands: [String]) throws {
  let tool = Process()
  tool.executableURL = URL(filePath: "/usr/bin/env")
  tool.arguments = ["xdotool"] + commands
  try tool.run()
  tool.waitUntilExit()
  XCTAssertEqual(tool.terminationStatus, 0, "\(commands)")
  // GDK delays pointer movements until the next frame.
  runMainLoop(forSeconds: 0.05)
}
