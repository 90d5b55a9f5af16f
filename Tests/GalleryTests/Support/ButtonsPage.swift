import CGtk
import Controls
import Demos
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// The Buttons page in a window on the screen, with what a test sees and does there.
@MainActor final class ButtonsPage {
  let controller: ButtonsViewController
  let window: ApplicationWindow

  init(file: StaticString = #filePath, line: UInt = #line) {
    openGallery(file: file, line: line)
    controller = ButtonsViewController(context: PageContext())
    window = ApplicationWindow(application: registeredApplication)
    window.setDefaultSize(width: 1_000, height: 900)
    window.child = controller.view
    AppTheme.shared.load(for: window)
    window.present()
    let standard = controller.standardButton
    XCTAssertTrue(
      runMainLoop { standard.isMapped && standard.allocation.size.width > 1 },
      "the page does not appear", file: file, line: line)
    runPendingEvents()
  }

  isolated deinit {
    window.destroy()
    runPendingEvents()
  }

  /// Every button on the stage with the name that a message calls it by.
  var buttons: [(name: String, button: Button)] {
    let samples = [
      ("Standard", controller.standardButton), ("Custom", controller.prettyButton),
      ("Six States", controller.sixStatesButton),
    ]
    return samples
      + zip(ButtonTypeSample.all, controller.typeButtons).map { ($0.accessibleName, $1) }
  }

  /// The canvas that the document's frames are measured in.
  var canvas: Fixed {
    get throws { try find(Fixed.self) { _ in true } }
  }

  /// The log's rows, newest first: events, button, state, message.
  var rows: [[String]] {
    get throws {
      let table = try find(TableView.self) { $0.accessibleName == "Event log" }
      return (0..<table.rowCount).compactMap(table.texts(inRow:))
    }
  }

  /// Clicks a button of the frame around the stage by its title.
  func click(_ title: String) throws {
    gtk_button_clicked(cgtk_button(try find(TextButton.self) { $0.title == title }.pointer))
  }

  /// Turns a switch as its user does.
  func turn(_ title: String, on isOn: Bool) throws {
    let toggle = try find(ToggleSwitch.self) { $0.accessibleName == title }
    gtk_switch_set_active(cgtk_switch(toggle.pointer), isOn ? 1 : 0)
  }

  /// The pixels of a button and of the eight points around it, where a ring or a glow may be.
  func rendering(of button: Button) throws -> Rendering {
    let canvas = try canvas
    let frame = try XCTUnwrap(button.frame(in: canvas), "a button is not on the canvas")
    let scale = canvas.scaleFactor
    let margin = 8.0
    return Rendering(of: canvas.pointer).cropped(
      x: Int(frame.minX - margin) * scale, y: Int(frame.minY - margin) * scale,
      width: Int(frame.size.width + 2 * margin) * scale,
      height: Int(frame.size.height + 2 * margin) * scale)
  }

  /// The one widget of a class on the page that meets a condition.
  func find<Wanted: Widget>(
    _ type: Wanted.Type, where condition: (Wanted) -> Bool
  ) throws -> Wanted {
    let found = Self.descendants(of: controller.view).compactMap { $0 as? Wanted }.filter(condition)
    XCTAssertEqual(found.count, 1, "widgets of the class \(type) that were looked for")
    return try XCTUnwrap(found.first)
  }

  private static func descendants(of widget: Widget) -> [Widget] {
    guard let container = widget as? Container else { return [widget] }
    return [widget] + container.children.flatMap(descendants(of:))
  }
}
