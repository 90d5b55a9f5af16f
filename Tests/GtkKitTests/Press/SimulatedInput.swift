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

/// Holds a key for a time, in which the X server repeats it.
@MainActor func simulateHeldKey(_ key: String, seconds: Double, in widget: Widget) throws {
  _ = try XCTUnwrap(activateWindow(of: widget))
  try simulate(["keydown", key])
  letTimePass(seconds: seconds)
  try simulate(["keyup", key])
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
