import CGtk
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the event log beside the note: its rows and its two buttons.
final class EventLogViewTests: XCTestCase {
  func testEqualConsecutiveEventsShareARowWithTheirCount() throws {
    try onMain {
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
      XCTAssertEqual(try page.rows.count, 4, "another event in between starts a new row")
      input.up(14, 10)
    }
  }

  func testClearEmptiesTheLogAndTheNextEventStartsANewOne() throws {
    try onMain {
      let page = ButtonsPage()
      let placeholder = try page.find(GtkKit.Label.self) { $0.text.hasPrefix("Use a control of") }
      XCTAssertTrue(placeholder.isMapped, "an empty log explains what to do")
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
    try onMain {
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

  func testAnEmptyLogCannotBeClearedOrCopied() throws {
    try onMain {
      let page = ButtonsPage()
      let buttons = try ["Clear", "Copy"].map { title in
        try page.find(LabelButton.self) { $0.title == title }
      }
      Clipboard.setText("what another program copied")
      XCTAssertEqual(buttons.map(\.isSensitive), [false, false])
      for button in buttons { gtk_widget_activate(button.pointer) }
      XCTAssertEqual(clipboardText(), "what another program copied")
      page.controller.sixStatesButton.input.click()
      XCTAssertEqual(buttons.map(\.isSensitive), [true, true])
      try page.click("Clear")
      XCTAssertEqual(buttons.map(\.isSensitive), [false, false])
    }
  }

  func testTheFocusStaysInAClearedLogUntilTheUserMovesIt() throws {
    try onMain {
      let page = ButtonsPage()
      activate(page.window.window)
      let table = try page.find(LogTable.self)
      let clear = try page.find(LabelButton.self) { $0.title == "Clear" }
      for focused in [clear, table] as [Widget] {
        page.controller.sixStatesButton.input.click()
        focused.grabFocus()
        XCTAssertTrue(focused.hasFocus)
        XCTAssertEqual(try announcements { try page.click("Clear") }, ["Event log cleared"])
        XCTAssertTrue(table.hasFocus)
        page.controller.sixStatesButton.grabFocus()
        XCTAssertFalse(table.isFocusable, "the Tab key skips an empty log")
      }
    }
  }

  func testCopyingIsConfirmedUntilTheLogChanges() throws {
    try onMain {
      let page = ButtonsPage()
      page.controller.sixStatesButton.input.click()
      let note = try page.find(GtkKit.Label.self) { $0.text == "Copied" }
      XCTAssertFalse(note.isMapped)
      let copy = { XCTAssertEqual(try announcements { try page.click("Copy") }, ["Copied"]) }
      try copy()
      XCTAssertTrue(note.isMapped)
      page.controller.sixStatesButton.input.click()
      XCTAssertFalse(note.isMapped)
      try copy()
      try page.click("Clear")
      XCTAssertFalse(note.isMapped, "the log that it refers to is gone")
      page.controller.sixStatesButton.input.click()
      try copy()
      page.controller.view.isVisible = false
      page.controller.view.isVisible = true
      XCTAssertFalse(note.isMapped, "it is outdated when the page opens again")
    }
  }

  func testAMessageIsSpoken() {
    onMain {
      let page = ButtonsPage()
      _ = standardError {
        XCTAssertEqual(
          announcements { for (_, button) in page.buttons.prefix(3) { button.input.click() } },
          ["Standard button pressed.", "Pretty button pressed.", "Six States button pressed."])
      }
    }
  }

  func testTheFullTextOfTheSelectedRowIsAboveTheTable() throws {
    try onMain {
      let page = ButtonsPage()
      _ = standardError { page.controller.prettyButton.input.click() }
      let table = try page.find(LogTable.self)
      let whole = "touchUpInside · Custom · normal · Pretty button pressed."
      let isDetails = { (label: GtkKit.Label) in unisolated(label.text) == whole }
      XCTAssertEqual(page.findAll(GtkKit.Label.self).filter(isDetails).count, 0)
      activate(page.window.window)
      table.grabFocus()
      let details = try page.find(GtkKit.Label.self, where: isDetails)
      XCTAssertTrue(details.isMapped)
      page.controller.sixStatesButton.input.click()
      XCTAssertEqual(unisolated(details.text), whole, "the selection moves down with its row")
      try page.click("Clear")
      XCTAssertEqual(details.text, "Select a line to read all of it here.")
    }
  }

  func testTheDetailsOfTheSelectedRowUpdateWithItsCount() throws {
    try onMain {
      let page = ButtonsPage()
      let input = page.controller.sixStatesButton.input
      input.down(10, 10)
      input.drag(to: 11, 10)
      let table = try page.find(LogTable.self)
      activate(page.window.window)
      table.grabFocus()
      for count in 2...3 {
        input.drag(to: 10 + Double(count), 10)
        _ = try page.find(GtkKit.Label.self) {
          unisolated($0.text) == "touchDragInside × \(count) · Six States · highlighted"
        }
      }
      input.up(14, 10)
    }
  }

  func testALogWithRowsCanBeReachedByTheKeyboard() {
    onMain {
      let page = ButtonsPage()
      let before = tabStops(of: page.window).compactMap(accessibleName(of:))
      XCTAssertFalse(before.contains("Event log"), "the Tab key skips an empty log")
      page.controller.sixStatesButton.input.click()
      let after = tabStops(of: page.window).compactMap(accessibleName(of:))
      XCTAssertTrue(after.contains("Event log"))
    }
  }

  func testTheLogHasNoMoreRowsThanItsModel() throws {
    try onMain {
      let page = ButtonsPage()
      let capacity = EventLog().capacity
      for _ in 0...capacity { page.controller.sixStatesButton.input.click() }
      XCTAssertEqual(try page.rows.count, capacity)
      XCTAssertEqual(try page.rows.first?.first, "touchUpInside")
    }
  }
}

/// Returns a text without the marks that isolate the directions of its parts.
private func unisolated(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.filter { !("\u{2068}"..."\u{2069}" ~= $0) }))
}

/// The text on the clipboard of the display.
@MainActor private func clipboardText() -> String? {
  let clipboard = gtk_clipboard_get_default(gdk_display_get_default())
  guard let text = gtk_clipboard_wait_for_text(clipboard) else { return nil }
  defer { g_free(text) }
  return String(cString: text)
}
