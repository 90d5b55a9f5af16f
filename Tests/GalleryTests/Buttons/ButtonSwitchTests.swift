import Controls
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// The two switches under the stage, which act on the three samples.
final class ButtonSwitchTests: XCTestCase {
  func testTheSwitchesSetTheStatesOfTheSamplesAndOfNothingElse() throws {
    try MainActor.assumeIsolated {
      let page = ButtonsPage()
      let steps: [(title: String, isOn: Bool, state: ControlState)] = [
        ("Enabled", false, .disabled),
        ("Selected", true, [.disabled, .selected]),
        ("Enabled", true, .selected),
        ("Selected", false, .normal),
      ]
      for (title, isOn, state) in steps {
        try page.turn(title, on: isOn)
        for (name, button) in page.buttons.prefix(3) {
          XCTAssertEqual(button.state, state, "\(name), \(title) \(isOn)")
          XCTAssertEqual(button.isEnabled, !state.contains(.disabled), name)
          XCTAssertEqual(button.isSelected, state.contains(.selected), name)
        }
        for (name, button) in page.buttons.dropFirst(3) {
          XCTAssertEqual(button.state, .normal, name)
        }
      }
      XCTAssertEqual(try page.rows, [], "a switch sends no control event")
    }
  }

  func testASwitchThatDisablesTheFocusedButtonTakesTheFocus() throws {
    try MainActor.assumeIsolated {
      let page = ButtonsPage()
      page.controller.standardButton.grabFocus()
      try page.turn("Enabled", on: false)
      let toggle = try page.find(ToggleSwitch.self) { $0.accessibleName == "Enabled" }
      XCTAssertTrue(toggle.hasFocus)
    }
  }

  func testAPressShowsTheHighlightedValueOfASelectedButton() throws {
    try MainActor.assumeIsolated {
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
