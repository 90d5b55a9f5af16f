import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// A page in a window on the screen.
///
/// The window is destroyed with the object.
@MainActor final class ShownPage<Controller: PageViewController> {
  let controller: Controller
  let window: ApplicationWindow

  /// Shows the page that the body creates, in the current theme.
  init(
    file: StaticString = #filePath, line: UInt = #line, _ makeController: () -> Controller
  ) {
    openGallery(file: file, line: line)
    controller = makeController()
    window = ApplicationWindow(application: registeredApplication)
    window.setDefaultSize(width: 1_000, height: 900)
    window.child = controller.view
    AppTheme.shared.load(for: window)
    window.present()
    let view = controller.view
    XCTAssertTrue(
      runMainLoop { view.isMapped && view.allocation.size.width > 1 },
      "the page does not appear", file: file, line: line)
    runMainLoop(forSeconds: 0.05)
  }

  isolated deinit {
    window.destroy()
    runPendingEvents()
  }

  /// The log's rows, newest first: events, button, state, message.
  var rows: [[String]] {
    get throws {
      let table = try find(LogTable.self) { $0.accessibleName == "Event log" }
      return (0..<table.rowCount).compactMap(table.strings(inRow:))
    }
  }

  /// Returns the pixels of a widget on the stage, and of the eight points around it, where a ring
  /// or a glow can be.
  func rendering(of widget: Widget) throws -> Rendering {
    waitForFrame(of: window)
    let stage = try find(StageView.self)
    let frame = try XCTUnwrap(widget.frame(in: stage), "the widget is not on the stage")
    let (scale, margin) = (stage.scaleFactor, 8.0)
    return Rendering(of: stage.pointer).cropped(
      x: Int(frame.minX - margin) * scale, y: Int(frame.minY - margin) * scale,
      width: Int(frame.width + 2 * margin) * scale,
      height: Int(frame.height + 2 * margin) * scale)
  }

  /// Returns the only widget of a class on the page that satisfies a condition.
  func find<Wanted: Widget>(
    _ type: Wanted.Type, where condition: (Wanted) -> Bool = { _ in true }
  ) throws -> Wanted {
    let found = findAll(type).filter(condition)
    XCTAssertEqual(found.count, 1, "widgets of the class \(type) that were looked for")
    return try XCTUnwrap(found.first)
  }

  /// Returns every widget of a class on the page, in the order in which they were added.
  func findAll<Wanted: Widget>(_ type: Wanted.Type) -> [Wanted] {
    Self.descendants(of: controller.view).compactMap { $0 as? Wanted }
  }

  private static func descendants(of widget: Widget) -> [Widget] {
    guard let container = widget as? Container else { return [widget] }
    return [widget] + container.children.flatMap(descendants(of:))
  }
}

/// Waits until a frame has been laid out and shown with all changes made before the call.
@MainActor func waitForFrame(
  of widget: Widget, file: StaticString = #filePath, line: UInt = #line
) {
  // The second tick follows the layout of the first one's frame.
  var ticks = 0
  widget.onTick { _ in
    ticks += 1
    return ticks < 2
  }
  widget.setNeedsDisplay()
  // A busy machine under a sanitizer is slow with a large page.
  XCTAssertTrue(
    runMainLoop(seconds: 30) { ticks >= 2 }, "no frame is shown", file: file, line: line)
  runPendingEvents()
}

/// Runs the body in a theme with the given customization, and restores the usual theme.
@MainActor func withTheme(
  _ name: ThemeName, _ customization: ThemeCustomization = .original,
  _ body: () throws -> Void
) rethrows {
  openGallery()
  let usual = AppTheme.shared.choice
  AppTheme.shared.choice = .always(name)
  AppTheme.shared.customization = customization
  defer {
    AppTheme.shared.customization = .original
    AppTheme.shared.choice = usual
  }
  try body()
}
