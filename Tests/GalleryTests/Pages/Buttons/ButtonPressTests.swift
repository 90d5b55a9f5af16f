import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the output on standard error and in the log when buttons of the page are pressed.
final class ButtonPressTests: XCTestCase {
  func testAPressByPointerOrKeyPrintsTheSentenceOfTheWriteUp() throws {
    try onMain {
      let page = ButtonsPage()
      let cases = [
        (page.controller.standardButton, "Standard", "Standard button pressed."),
        (page.controller.prettyButton, "Custom", "Pretty button pressed."),
      ]
      for (button, name, sentence) in cases {
        let presses: [(String, () -> Void)] = [
          ("click", { button.input.click() }),
          ("Space", { button.press(GDK_KEY_space) }),
          ("Return", { button.press(GDK_KEY_Return) }),
          ("keypad Enter", { button.press(GDK_KEY_KP_Enter) }),
        ]
        for (way, press) in presses {
          try page.click("Clear")
          XCTAssertEqual(standardError(of: press), sentence + "\n", "\(name), \(way)")
          XCTAssertEqual(
            try page.rows,
            [
              ["touchUpInside", name, "normal", sentence],
              ["touchDown", name, "highlighted", ""],
            ], way)
        }
      }
    }
  }

  func testTheOtherButtonsAreLoggedByTheirAccessibleNamesWithoutASentence() throws {
    try onMain {
      let page = ButtonsPage()
      for (name, button) in page.buttons where !["Standard", "Custom"].contains(name) {
        try page.click("Clear")
        XCTAssertEqual(button.accessibleName, name)
        XCTAssertEqual(standardError { button.input.click() }, "", name)
        XCTAssertEqual(
          try page.rows,
          [["touchUpInside", name, "normal", ""], ["touchDown", name, "highlighted", ""]])
        page.controller.popover.map { gtk_popover_popdown(cgtk_popover($0.pointer)) }
        runPendingEvents()
      }
    }
  }

  func testADragThatEndsOutsideIsLoggedAndPrintsNothing() throws {
    try onMain {
      let page = ButtonsPage()
      let button = page.controller.standardButton
      let text = standardError {
        button.input.down(10, 10)
        button.input.drag(to: 11, 10)
        button.input.drag(to: 120, 10)
        button.input.drag(to: 119, 39)
        button.input.drag(to: 10, 40)
        button.input.up(10, 40)
      }
      XCTAssertEqual(text, "")
      XCTAssertEqual(
        try page.rows.map { [$0[0], $0[2]] },
        [
          ["touchUpOutside", "normal"],
          ["touchDragOutside + touchDragExit", "normal"],
          ["touchDragInside + touchDragEnter", "highlighted"],
          ["touchDragOutside + touchDragExit", "normal"],
          ["touchDragInside", "highlighted"],
          ["touchDown", "highlighted"],
        ])
    }
  }

  func testADoubleClickIsAPressAndARepeatedPress() throws {
    try onMain {
      let page = ButtonsPage()
      let text = standardError { page.controller.standardButton.input.doubleClick() }
      XCTAssertEqual(text, "Standard button pressed.\nStandard button pressed.\n")
      XCTAssertEqual(
        try page.rows.map(\.first),
        ["touchUpInside", "touchDown + touchDownRepeat", "touchUpInside", "touchDown"])
    }
  }

  func testDisablingAButtonDuringAPressCancelsItAndTheReleaseDoesNothing() throws {
    try onMain {
      let page = ButtonsPage()
      let button = page.controller.standardButton
      let text = try standardError {
        button.input.down(10, 10)
        try page.turn("Enabled", on: false)
        button.input.up(10, 10)
        button.input.click()
        try page.turn("Enabled", on: true)
      }
      XCTAssertEqual(text, "")
      XCTAssertEqual(
        try page.rows,
        [
          ["touchCancel", "Standard", "disabled", ""],
          ["touchDown", "Standard", "highlighted", ""],
        ])
      XCTAssertEqual(button.state, .normal)
      XCTAssertEqual(
        standardError { button.input.click() }, "Standard button pressed.\n",
        "an enabled button can be pressed again")
    }
  }

  func testPrettyButtonNeedsOnlyItsInitializer() {
    onMain {
      openGallery()
      let size = Size(width: 120, height: 40)
      let buttons = [PrettyButton(size: size), PrettyButton(size: size)]
      let canvas = Fixed()
      let window = ApplicationWindow(application: registeredApplication)
      window.child = canvas
      for (index, button) in buttons.enumerated() {
        canvas.place(button, at: Point(x: 10, y: 10 + 60 * Double(index)))
      }
      window.present()
      defer { window.destroy() }
      XCTAssertTrue(runMainLoop { buttons[1].isMapped && buttons[1].allocation.size == size })
      // The look of a new window can still change between two snapshots.
      var renderings: [Rendering] = []
      let isSame = runMainLoop {
        renderings = buttons.map { Rendering(of: $0.pointer) }
        return renderings[0] == renderings[1]
      }
      XCTAssertTrue(isSame)
      XCTAssertGreaterThan(Set(renderings[0].pixels).count, 10, "the button is drawn")
    }
  }
}

extension Button {
  /// Types a key while the button has the focus, and waits until GTK has released the button.
  @MainActor fileprivate func press(_ keyValue: Int32) {
    grabFocus()
    input.type(keyValue)
    runMainLoop(seconds: 2) { !looksPressed }
  }
}
