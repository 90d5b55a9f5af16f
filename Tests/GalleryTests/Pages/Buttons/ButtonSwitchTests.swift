import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the three switches under the stage, which control the three samples.
final class ButtonSwitchTests: XCTestCase {
  func testTheSwitchesSetTheStatesOfTheSamplesOnly() throws {
    try onMain {
      let page = ButtonsPage()
      let steps: [(title: String, isOn: Bool, state: ControlState)] = [
        ("Enabled", false, .disabled),
        ("Selected", true, [.disabled, .selected]),
        ("Enabled", true, .selected),
        ("Highlighted", true, [.highlighted, .selected]),
        ("Selected", false, .highlighted),
        ("Highlighted", false, .normal),
      ]
      for (title, isOn, state) in steps {
        try page.turn(title, on: isOn)
        for (name, button) in page.buttons.prefix(3) {
          XCTAssertEqual(button.state, state, "\(name), \(title) \(isOn)")
          XCTAssertEqual(button.isEnabled, !state.contains(.disabled), name)
          XCTAssertEqual(button.isSelected, state.contains(.selected), name)
          XCTAssertEqual(button.isHighlighted, state.contains(.highlighted), name)
          XCTAssertEqual(button.looksPressed, state.contains(.highlighted), name)
          let spoken = [(ControlState.highlighted, "Highlighted"), (.selected, "Selected")]
            .filter { state.contains($0.0) }.map(\.1).joined(separator: ", ")
          XCTAssertEqual(button.accessibleDescription ?? "", spoken, name)
        }
        for (name, button) in page.buttons.dropFirst(3) {
          XCTAssertEqual(button.state, .normal, name)
        }
      }
      XCTAssertEqual(try page.rows, [], "a switch sends no control event")
    }
  }

  func testASwitchThatDisablesTheFocusedButtonReceivesTheFocus() throws {
    try onMain {
      let page = ButtonsPage()
      page.controller.standardButton.grabFocus()
      try page.turn("Enabled", on: false)
      let toggle = try page.find(Switch.self) { $0.accessibleName == "Enabled" }
      XCTAssertTrue(toggle.hasFocus)
    }
  }

  func testAPassingPointerDoesNotEndAHighlight() throws {
    try onMain {
      let page = ButtonsPage()
      let button = page.controller.sixStatesButton
      try page.turn("Highlighted", on: true)
      let highlighted = Rendering(of: button.pointer)
      for flags in [GTK_STATE_FLAG_PRELIGHT, GTK_STATE_FLAG_NORMAL] {
        // GtkButton does this when the pointer enters and leaves it.
        gtk_widget_set_state_flags(button.pointer, flags, 1)
        XCTAssertTrue(button.looksPressed)
      }
      XCTAssertEqual(Rendering(of: button.pointer), highlighted)
    }
  }

  func testAPressEndsTheHighlightOfItsButtonAndTheLastPressTurnsTheSwitchOff() throws {
    try onMain {
      let page = ButtonsPage()
      try page.turn("Highlighted", on: true)
      let toggle = try page.find(Switch.self) { $0.accessibleName == "Highlighted" }
      let presses: [(Button) -> Void] = [
        { $0.input.click() },
        { gtk_button_clicked(cgtk_button($0.pointer)) },
        {
          $0.grabFocus()
          $0.input.type(GDK_KEY_space)
        },
      ]
      for (press, sample) in zip(presses, page.buttons) {
        XCTAssertTrue(toggle.isOn, sample.name)
        press(sample.button)
        XCTAssertEqual(sample.button.state, .normal, sample.name)
        XCTAssertFalse(sample.button.looksPressed, sample.name)
      }
      XCTAssertFalse(toggle.isOn)
    }
  }

  func testADisabledButtonIsNotHighlightedUntilItIsEnabled() throws {
    try onMain {
      let page = ButtonsPage()
      let toggle = try page.find(Switch.self) { $0.accessibleName == "Highlighted" }
      try page.turn("Highlighted", on: true)
      try page.turn("Enabled", on: false)
      XCTAssertFalse(toggle.isOn)
      XCTAssertEqual(gtk_widget_is_sensitive(toggle.pointer), 0)
      page.controller.standardButton.isHighlighted = true
      XCTAssertEqual(page.controller.standardButton.state, .disabled)
      XCTAssertFalse(page.controller.standardButton.looksPressed)
      try page.turn("Enabled", on: true)
      XCTAssertNotEqual(gtk_widget_is_sensitive(toggle.pointer), 0)
      XCTAssertEqual(page.controller.standardButton.state, .normal)
    }
  }

  func testAPressShowsTheHighlightedValueOfASelectedButton() throws {
    try onMain {
      let page = ButtonsPage()
      try page.turn("Selected", on: true)
      page.controller.sixStatesButton.input.click()
      XCTAssertEqual(
        try page.rows.map { [$0[0], $0[2]] },
        [["touchUpInside", "selected"], ["touchDown", "highlighted + selected"]])
      XCTAssertTrue(page.controller.sixStatesButton.isSelected, "a press does not change it")
    }
  }
}
