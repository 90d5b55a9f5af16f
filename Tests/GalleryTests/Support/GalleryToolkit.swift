import CGtk
import GalleryResources
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Opens the display and prepares the gallery as at its launch.
///
/// Only the first call has an effect.
@MainActor func openGallery(file: StaticString = #filePath, line: UInt = #line) {
  TestTimeLimit.install()
  XCTAssertTrue(Display.open(), "the widget tests need a display", file: file, line: line)
  _ = preparation
}

@MainActor private let preparation: Void = {
  gallery_resources_register()
  AppTheme.shared.install()
}()

/// An application without a bus, whose windows can be created before its main loop runs.
@MainActor let registeredApplication: Application = {
  let application = Application(identifier: "org.example.GalleryTests")
  register(application.gtkApplication)
  return application
}()

/// Runs the body with the given text direction for new widgets, and restores the usual one.
@MainActor func withTextDirection(
  _ direction: TextDirection, _ body: () throws -> Void
) rethrows {
  TextDirection.standard = direction
  defer { TextDirection.standard = .leftToRight }
  try body()
}

extension Widget {
  /// Whether the widget has its window's focus, whether or not the window is active.
  var hasFocus: Bool { gtk_widget_is_focus(pointer) != 0 }

  /// The widget's style classes, in alphabetical order.
  var styleClasses: [String] { Widget.styleClasses(of: pointer) }
}
