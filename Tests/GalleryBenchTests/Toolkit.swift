import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Opens the display for a widget test, and fails the test if there is none.
@MainActor func openToolkit(file: StaticString = #filePath, line: UInt = #line) {
  TestTimeLimit.install()
  XCTAssertTrue(Display.open(), "the widget tests need a display", file: file, line: line)
}

/// Shows a widget in its own window while the body runs.
@MainActor func withWindow(
  _ widget: Widget, width: Int, height: Int, _ body: () throws -> Void
) rethrows {
  let window = Window(title: "")
  window.setDefaultSize(width: width, height: height)
  window.child = widget
  window.present()
  XCTAssertTrue(runMainLoop { widget.isMapped && widget.allocation.size.width > 1 })
  runPendingEvents()
  defer { window.destroy() }
  try body()
}
