import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class PressButtonTitleTests: XCTestCase {
  func testATitleIsDrawnInItsOwnColor() throws {
    try onMain {
      let stage = try PressStage()
      let button = try XCTUnwrap(stage.button)
      let red = Color(bytes: 255, 0, 0)
      XCTAssertFalse(hasRed(button))
      button.titleColor = red
      XCTAssertTrue(hasRed(button))
      button.title = ""
      XCTAssertFalse(hasRed(button))
      button.title = "Another"
      XCTAssertTrue(hasRed(button))
      button.titleColor = nil
      XCTAssertFalse(hasRed(button))
    }
  }

  func testTheWidthOfATextIsThatOfTheLabelThatShowsIt() throws {
    try onMain {
      let stage = try PressStage()
      let button = try XCTUnwrap(stage.button)
      for text in ["i", "Ann", "Ann Other with a long name", "שלום", "A & B <b>"] {
        button.title = "Press"
        let width = button.titleWidth(of: text)
        XCTAssertEqual(button.title, "Press")
        button.title = text
        let label = try XCTUnwrap(gtk_bin_get_child(cgtk_bin(button.pointer)))
        var natural: gint = 0
        gtk_widget_get_preferred_width(label, nil, &natural)
        XCTAssertEqual(Double(natural), width.rounded(.up), accuracy: 1, text)
      }
      XCTAssertEqual(button.titleWidth(of: ""), 0)
    }
  }

  func testAColorChangeRequestsNoLayout() throws {
    try onMain {
      let stage = try PressStage()
      let button = try XCTUnwrap(stage.button)
      runMainLoop(forSeconds: 0.05)
      var layouts = 0
      Signal.connectArgument(button.pointer, "size-allocate") { _ in layouts += 1 }
      button.titleColor = Color(bytes: 255, 0, 0)
      runMainLoop(forSeconds: 0.05)
      XCTAssertEqual(layouts, 0)
    }
  }
}

/// Returns whether the pixels include pure red, which no theme uses for a title.
@MainActor private func hasRed(_ button: PressButton) -> Bool {
  // GTK does not draw widgets that wait for their layout.
  runMainLoop(forSeconds: 0.05)
  return Rendering(of: button.pointer).pixels.contains {
    $0 >> 16 & 255 > 200 && $0 & 0xffff < 0x6000 && $0 & 255 < 96
  }
}
