import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

/// Opens the display for a widget test, and fails the test if there is none.
@MainActor func openToolkit(file: StaticString = #filePath, line: UInt = #line) {
  TestTimeLimit.install()
  XCTAssertTrue(Display.open(), "the widget tests need a display", file: file, line: line)
}

/// A counter of created or freed objects.
@MainActor final class Count {
  var value = 0
}

/// A value for a closure to capture, which counts when the closure is released.
@MainActor final class Token {
  private let freed: Count

  init(_ freed: Count) {
    self.freed = freed
  }

  isolated deinit {
    freed.value += 1
  }
}

/// Shows a widget in its own window while the body runs.
@MainActor func withWindow(
  _ widget: Widget, width: Int = 400, height: Int = 300, _ body: () throws -> Void
) rethrows {
  let window = ApplicationWindow(application: registeredApplication)
  window.setDefaultSize(width: width, height: height)
  window.child = widget
  window.present()
  XCTAssertTrue(runMainLoop { widget.isMapped && widget.allocation.size.width > 1 })
  runPendingEvents()
  defer { window.destroy() }
  try body()
}

extension Widget {
  /// Whether the widget has its window's focus, whether or not the window is active.
  var hasFocus: Bool { gtk_widget_is_focus(pointer) != 0 }

  /// The widget's natural size, in points, including its margins.
  var naturalSize: Size {
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(pointer, nil, &size)
    return Size(width: Double(size.width), height: Double(size.height))
  }

  /// Calls the handler when GObject frees the widget.
  func onFinalize(_ handler: @escaping @MainActor () -> Void) {
    GtkTesting.onFinalize(pointer, handler)
  }
}
