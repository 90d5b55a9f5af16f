import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Compares the pixels of rendered buttons to verify that their states look different.
final class ButtonLookTests: XCTestCase {
  func testEveryButtonLooksDifferentWhenPressedHoveredAndDisabled() throws {
    try onMain {
      let page = ButtonsPage()
      for (name, button) in page.buttons {
        let normal = try page.rendering(of: button)
        gtk_widget_set_state_flags(button.pointer, GTK_STATE_FLAG_PRELIGHT, 0)
        let hovered = try page.rendering(of: button)
        gtk_widget_unset_state_flags(button.pointer, GTK_STATE_FLAG_PRELIGHT)
        button.input.down(10, 10)
        let pressed = try page.rendering(of: button)
        button.input.upOutside()
        button.isEnabled = false
        let disabled = try page.rendering(of: button)
        button.isEnabled = true
        assertAllDiffer(
          [
            ("normal", normal), ("hovered", hovered), ("pressed", pressed), ("disabled", disabled),
          ], name)
        XCTAssertTrue(
          try page.rendering(of: button) == normal, "\(name): the previous look returns")
      }
    }
  }

  func testTheFocusIsVisibleOnEveryButtonOnceTheKeyboardIsUsed() throws {
    try onMain {
      let page = ButtonsPage()
      activate(page.window.window)
      for (name, button) in page.buttons {
        gtk_window_set_focus(page.window.window, nil)
        page.showsFocus = true
        let unfocused = try page.rendering(of: button)
        button.grabFocus()
        XCTAssertFalse(try page.rendering(of: button) == unfocused, name)
        page.showsFocus = false
        XCTAssertTrue(
          try page.rendering(of: button) == unfocused, "\(name): a click leaves no ring")
      }
    }
  }

  func testSelectionIsVisibleOnlyOnTheSampleWithValuesForIt() throws {
    try onMain {
      let page = ButtonsPage()
      let samples = [
        (page.controller.standardButton, "Standard", false),
        (page.controller.prettyButton, "Custom", false),
        (page.controller.sixStatesButton, "Six States", true),
      ]
      let before = try samples.map { try page.rendering(of: $0.0) }
      try page.turn("Selected", on: true)
      for ((button, name, isDifferent), old) in zip(samples, before) {
        XCTAssertEqual(try page.rendering(of: button) != old, isDifferent, name)
        XCTAssertEqual(button.state, .selected, name)
      }
    }
  }

  func testEveryStateOfTheSixStatesButtonLooksDifferent() throws {
    try onMain {
      let page = ButtonsPage()
      let button = page.controller.sixStatesButton
      assertAllDiffer(
        try reachableStates.map { state in
          ("\(state)", try button.showing(state) { try page.rendering(of: button) })
        }, "Six States")
    }
  }

  func testTheSixStatesButtonHasItsTitleInEveryState() {
    onMain {
      let page = ButtonsPage()
      for state in reachableStates {
        page.controller.sixStatesButton.showing(state) {
          XCTAssertEqual(page.controller.sixStatesButton.title, "Six States", "\(state)")
        }
      }
    }
  }
}

extension ButtonsPage {
  /// Whether GTK draws the focus, which it does after the keyboard has been used.
  fileprivate var showsFocus: Bool {
    get { gtk_window_get_focus_visible(window.window) != 0 }
    set { gtk_window_set_focus_visible(window.window, newValue ? 1 : 0) }
  }
}

private func assertAllDiffer(
  _ looks: [(name: String, rendering: Rendering)], _ button: String,
  file: StaticString = #filePath, line: UInt = #line
) {
  for (index, look) in looks.enumerated() {
    for other in looks[(index + 1)...] {
      XCTAssertFalse(
        look.rendering == other.rendering, "\(button): \(look.name) looks like \(other.name)",
        file: file, line: line)
    }
  }
}
