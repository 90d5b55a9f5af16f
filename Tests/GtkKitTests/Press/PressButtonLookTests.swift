import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class PressButtonLookTests: XCTestCase {
  func testTheTitleIsShownAsPlainText() {
    onMain {
      openToolkit()
      for title in ["Standard", "snake_case", "Mount & Blade <b>"] {
        let button = PressButton()
        button.title = title
        XCTAssertEqual(shownText(of: button), title)
      }
    }
  }

  func testAnEmptyTitleLeavesNoLabel() {
    onMain {
      openToolkit()
      let button = PressButton()
      XCTAssertNil(shownText(of: button))
      button.title = "Title"
      button.title = ""
      XCTAssertNil(shownText(of: button))
    }
  }

  func testCheckedIsOnlyAStateOfTheStyleSheet() throws {
    try onMain {
      let stage = try PressStage()
      let button = try XCTUnwrap(stage.button)
      button.isChecked = true
      stage.down(10, 10)
      stage.up(10, 10)
      XCTAssertTrue(button.isChecked)
      button.isChecked = false
      XCTAssertFalse(button.isChecked)
    }
  }

  func testAnInstalledSheetSizesTheButton() throws {
    try onMain {
      let provider = StyleProvider()
      provider.load(
        ".installed-sheet { transition: none; padding: 0; min-width: 90px; min-height: 70px; }")
      provider.install()
      let stage = try PressStage()
      let button = try XCTUnwrap(stage.button)
      button.title = ""
      gtk_style_context_add_class(
        gtk_widget_get_style_context(button.pointer), "installed-sheet")
      gtk_widget_set_size_request(button.pointer, -1, -1)
      runMainLoop { gtk_widget_get_allocated_height(button.pointer) > 60 }
      XCTAssertGreaterThanOrEqual(gtk_widget_get_allocated_width(button.pointer), 90)
      XCTAssertGreaterThanOrEqual(gtk_widget_get_allocated_height(button.pointer), 70)
    }
  }

  func testTheBackgroundFillsTheWholeFrameAndIsDrawnBeforeGTKDraws() throws {
    try onMain {
      let stage = try PressStage()
      let button = try XCTUnwrap(stage.button)
      var drawn: [(size: Size, scale: Int)] = []
      button.onDrawBackground = { context, size in drawn.append((size, context.scaleFactor)) }
      runMainLoop { !drawn.isEmpty }
      XCTAssertEqual(drawn.first?.size, Size(width: 120, height: 40))
      XCTAssertEqual(drawn.first?.scale, Int(gtk_widget_get_scale_factor(button.pointer)))
    }
  }

  func testAChangeOfStateRedrawsTheBackground() throws {
    try onMain {
      // In this sheet all states look the same, so GTK itself has no reason to draw.
      let provider = StyleProvider()
      provider.load(".stateless, .stateless * { all: unset; }")
      provider.install()
      let stage = try PressStage()
      let button = try XCTUnwrap(stage.button)
      gtk_style_context_add_class(gtk_widget_get_style_context(button.pointer), "stateless")
      var pressed: [Bool] = []
      button.onDrawBackground = { [weak button] _, _ in
        pressed.append(button?.looksPressed ?? false)
      }
      runMainLoop { pressed.last == false }
      stage.down(10, 10)
      runMainLoop { pressed.last == true }
      XCTAssertEqual(pressed.last, true)
      stage.up(10, 10)
      runMainLoop { pressed.last == false }
      XCTAssertEqual(pressed.last, false)
    }
  }
}

/// Returns the text of the label inside the button, or nil if there is no label.
@MainActor private func shownText(of button: PressButton) -> String? {
  guard let child = gtk_bin_get_child(cgtk_bin(button.pointer)) else { return nil }
  return String(cString: gtk_label_get_text(cgtk_label(child)))
}
