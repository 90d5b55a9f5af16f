import CGtk
import XCTest

@testable import GtkKit

/// Opens the display of the widget tests, or fails the test that needs it.
@MainActor func openToolkit(file: StaticString = #filePath, line: UInt = #line) {
  XCTAssertTrue(Display.open(), "the widget tests need a display", file: file, line: line)
}

/// Lets the main loop run until the condition holds; false where it never did in the time.
@MainActor @discardableResult func runMainLoop(
  seconds: Double = 5, until condition: @MainActor () -> Bool
) -> Bool {
  let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
  while !condition() {
    guard g_get_monotonic_time() < end else { return false }
    if g_main_context_iteration(nil, 0) == 0 { g_usleep(1_000) }
  }
  return true
}

/// Lets the main loop do everything that waits now.
@MainActor func runPendingEvents() {
  while g_main_context_iteration(nil, 0) != 0 {}
}

/// Counts what is made and what is freed.
@MainActor final class Count {
  var value = 0
}

/// What a closure captures, to see when the closure goes.
@MainActor final class Token {
  private let freed: Count

  init(_ freed: Count) {
    self.freed = freed
  }

  isolated deinit {
    freed.value += 1
  }
}

/// Shows a widget in a window of its own for as long as the body runs.
@MainActor func withWindow(
  _ widget: Widget, width: Int = 400, height: Int = 300, _ body: () -> Void
) {
  let window = ApplicationWindow(application: registeredApplication())
  window.setDefaultSize(width: width, height: height)
  window.child = widget
  window.present()
  XCTAssertTrue(runMainLoop { widget.isMapped && widget.allocation.size.width > 1 })
  runPendingEvents()
  body()
  window.destroy()
}

/// Gives the window of a widget the keyboard, as a window manager would.
///
/// Without it GTK finds no container's next widget.
@MainActor func activateWindow(of widget: Widget) -> UnsafeMutablePointer<GtkWidget>? {
  guard let window = gtk_widget_get_toplevel(widget.pointer) else { return nil }
  gdk_window_focus(gtk_widget_get_window(window), guint32(GDK_CURRENT_TIME))
  return runMainLoop { gtk_window_is_active(cgtk_window(window)) != 0 } ? window : nil
}
