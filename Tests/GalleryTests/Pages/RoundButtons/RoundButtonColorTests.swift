import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the animated color change, with given times and with drawn pixels.
final class RoundButtonColorTests: XCTestCase {
  func testTheDrawnColorsFollowTheTimeAndEndWithThoseOfTheStyleSheet() throws {
    try onMain {
      let stage = try RoundButtonStage()
      let gray = RoundButtonStage.gray
      let white = gray.inverted
      let atRest = stage.rendering
      let drawnBySheet = try RoundButtonStage(colors: white).rendering
      stage.button.beginToggle(resting: gray)
      XCTAssertEqual(stage.button.colors, white, "the model value is final at once")
      XCTAssertEqual(stage.button.shownColors, gray)
      XCTAssertTrue(stage.rendering == atRest, "the change starts smoothly")
      XCTAssertTrue(stage.button.advance(by: 0.375))
      XCTAssertEqual(stage.rendering.hexText(x: 50, y: 10), "#bfbfbf")
      XCTAssertTrue(stage.button.advance(by: 0.374))
      XCTAssertFalse(stage.button.advance(by: 0.001))
      XCTAssertEqual(stage.rendering.hexText(x: 50, y: 10), "#ffffff")
      XCTAssertEqual(stage.rendering.differences(from: drawnBySheet), 0)
      stage.button.beginToggle(resting: gray)
      _ = stage.button.advance(by: 0.75)
      XCTAssertTrue(stage.rendering == atRest)
    }
  }

  func testAPressDuringAChangeReversesItFromTheColorsShown() throws {
    try onMain {
      let stage = try RoundButtonStage()
      let gray = RoundButtonStage.gray
      stage.button.beginToggle(resting: gray)
      _ = stage.button.advance(by: 0.3)
      let shown = stage.button.shownColors
      stage.button.beginToggle(resting: gray)
      XCTAssertEqual(stage.button.shownColors, shown)
      XCTAssertEqual(stage.button.colors, gray)
      _ = stage.button.advance(by: 0.1)
      XCTAssertLessThan(stage.button.shownColors.background.red, shown.background.red)
      XCTAssertFalse(stage.button.advance(by: 0.65))
      XCTAssertEqual(stage.button.shownColors, gray)
    }
  }

  func testTheFrameClockAnimatesTheColorsForThreeQuartersOfASecond() throws {
    try onMain {
      let stage = try RoundButtonStage()
      let gray = RoundButtonStage.gray
      let start = g_get_monotonic_time()
      stage.button.toggle(resting: gray)
      XCTAssertTrue(runMainLoop { ![gray, gray.inverted].contains(stage.button.shownColors) })
      XCTAssertTrue(runMainLoop { stage.button.shownColors == gray.inverted })
      let seconds = Double(g_get_monotonic_time() - start) / 1_000_000
      XCTAssertGreaterThan(seconds, 0.7)
      XCTAssertLessThan(seconds, 1.5)
    }
  }

  func testWithoutAnimationsTheColorsChangeAtOnce() throws {
    try onMain {
      let stage = try RoundButtonStage()
      let gray = RoundButtonStage.gray
      let settings = gtk_settings_get_default()
      stage.button.beginToggle(resting: gray)
      cgtk_set_boolean(settings, "gtk-enable-animations", 0)
      defer { cgtk_set_boolean(settings, "gtk-enable-animations", 1) }
      XCTAssertFalse(stage.button.advance(by: 0.01), "it also ends if animations are turned off")
      XCTAssertEqual(stage.button.shownColors, gray.inverted)
      stage.button.toggle(resting: gray)
      XCTAssertEqual(stage.button.shownColors, gray)
    }
  }

  func testPressingHoveringAndTheFocusAreVisibleAtRestAndInOtherColors() throws {
    try onMain {
      for name in ThemeName.allCases {
        try withTheme(name) {
          let page = ShownPage { RoundButtonsViewController() }
          activate(page.window.window)
          gtk_window_set_focus_visible(page.window.window, 1)
          let button = page.controller.buttons[1]
          for isToggled in [false, true] {
            if isToggled {
              button.beginToggle(resting: RoundButtonsDemo.restingColors(in: AppTheme.shared.theme))
              _ = button.advance(by: 1)
            }
            let looks = try page.looks(of: button)
            for (index, look) in looks.enumerated() {
              for other in looks[(index + 1)...] {
                XCTAssertFalse(
                  look.rendering == other.rendering,
                  "\(name), toggled \(isToggled): \(look.name) looks like \(other.name)")
              }
            }
          }
        }
      }
    }
  }
}

extension ShownPage where Controller == RoundButtonsViewController {
  /// Returns the rendering of a button and its surroundings in each of its states.
  fileprivate func looks(of button: RoundButton) throws -> [(name: String, rendering: Rendering)] {
    gtk_window_set_focus(window.window, nil)
    let normal = try rendering(of: button)
    gtk_widget_set_state_flags(button.pointer, GTK_STATE_FLAG_PRELIGHT, 0)
    let hovered = try rendering(of: button)
    gtk_widget_unset_state_flags(button.pointer, GTK_STATE_FLAG_PRELIGHT)
    gtk_widget_set_state_flags(button.pointer, GTK_STATE_FLAG_ACTIVE, 0)
    let pressed = try rendering(of: button)
    gtk_widget_unset_state_flags(button.pointer, GTK_STATE_FLAG_ACTIVE)
    button.grabFocus()
    let focused = try rendering(of: button)
    gtk_window_set_focus(window.window, nil)
    return [
      ("normal", normal), ("hovered", hovered), ("pressed", pressed), ("focused", focused),
    ]
  }
}

extension Rendering {
  /// Returns the number of pixels that differ.
  func differences(from other: Rendering) -> Int {
    zip(pixels, other.pixels).count { $0 != $1 }
  }
}
