import CGtk
import Demos
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// The event log beside the note: its rows, and its two buttons.
final class EventLogViewTests: XCTestCase {
  func testEqualNeighboursShareARowWithTheirCount() throws {
    try MainActor.assumeIsolated {
      let page = ButtonsPage()
      let input = page.controller.sixStatesButton.input
      input.down(10, 10)
      for x in 11...13 { input.drag(to: Double(x), 10) }
      XCTAssertEqual(
        try page.rows,
        [
          ["touchDragInside × 3", "Six States", "highlighted", ""],
          ["touchDown", "Six States", "highlighted", ""],
        ])
      input.drag(to: -1, 10)
      input.drag(to: 14, 10)
      XCTAssertEqual(try page.rows.count, 4, "an event in between ends the fold")
      input.up(14, 10)
    }
  }

  func testClearEmptiesTheLogAndTheNextEventBeginsItAnew() throws {
    try MainActor.assumeIsolated {
      let page = ButtonsPage()
      let placeholder = try page.find(GtkKit.Label.self) { $0.text.hasPrefix("Press a button on") }
      XCTAssertTrue(placeholder.isMapped, "an empty log says what to do")
      page.controller.sixStatesButton.input.click()
      XCTAssertEqual(try page.rows.count, 2)
      XCTAssertFalse(placeholder.isMapped)
      try page.click("Clear")
      XCTAssertEqual(try page.rows, [])
      XCTAssertTrue(placeholder.isMapped)
      page.controller.sixStatesButton.input.click()
      XCTAssertEqual(try page.rows.count, 2)
    }
  }

  func testCopyPutsTheWholeLogOnTheClipboardAsText() throws {
    try MainActor.assumeIsolated {
      let page = ButtonsPage()
      _ = standardError { page.controller.prettyButton.input.click() }
      page.controller.sixStatesButton.input.down(10, 10)
      page.controller.sixStatesButton.input.up(-1, 10)
      try page.click("Copy")
      XCTAssertEqual(
        clipboardText(),
        """
        touchUpOutside\tSix States\tnormal\t
        touchDown\tSix States\thighlighted\t
        touchUpInside\tCustom\tnormal\tPretty button pressed.
        touchDown\tCustom\thighlighted\t

        """)
    }
  }

  func testALogWithRowsIsReachedByTheKeyboard() {
    MainActor.assumeIsolated {
      let page = ButtonsPage()
      let before = tabStations(of: page.window).compactMap(accessibleName(of:))
      XCTAssertFalse(before.contains("Event log"), "the Tab key passes an empty log")
      page.controller.sixStatesButton.input.click()
      let after = tabStations(of: page.window).compactMap(accessibleName(of:))
      XCTAssertTrue(after.contains("Event log"))
    }
  }

  func testTheLogKeepsNoMoreRowsThanItsModel() throws {
    try MainActor.assumeIsolated {
      let page = ButtonsPage()
      let capacity = EventLog().capacity
      for _ in 0...capacity { page.controller.sixStatesButton.input.click() }
      XCTAssertEqual(try page.rows.count, capacity)
      XCTAssertEqual(try page.rows.first?.first, "touchUpInside")
    }
  }
}

/// The text on the clipboard of the display.
@MainActor private func clipboardText() -> String? {
  let clipboard = gtk_clipboard_get_default(gdk_display_get_default())
  guard let text = gtk_clipboard_wait_for_text(clipboard) else { return nil }
  defer { g_free(text) }
  return String(cString: text)
}
