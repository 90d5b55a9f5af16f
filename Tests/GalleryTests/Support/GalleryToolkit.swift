import CGtk
import GalleryResources
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Opens the display and makes ready what the gallery prepares at its start, once a process.
@MainActor func openGallery(file: StaticString = #filePath, line: UInt = #line) {
  TestTimeLimit.install()
  XCTAssertTrue(Display.open(), "the widget tests need a display", file: file, line: line)
  _ = preparation
}

@MainActor private let preparation: Void = {
  gallery_resources_register()
  AppTheme.shared.install()
}()

/// An application whose windows can be made without its main loop, on no bus.
@MainActor let registeredApplication: Application = {
  let application = Application(identifier: "org.example.GalleryTests")
  register(application.gtkApplication)
  return application
}()

/// Runs the body in a text direction that all new widgets take, and then in the usual one again.
@MainActor func withTextDirection(
  _ direction: TextDirection, _ body: () throws -> Void
) rethrows {
  TextDirection.standard = direction
  defer { TextDirection.standard = .leftToRight }
  try body()
}

extension Widget {
  /// Whether the widget has the focus of its window, be the window active or not.
  var hasFocus: Bool { gtk_widget_is_focus(pointer) != 0 }

  /// The style classes that style sheets select the widget by, in alphabetical order.
  var styleClasses: [String] { Widget.styleClasses(of: pointer) }
}
