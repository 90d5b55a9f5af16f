import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of rejected input: the text that stays, its message, and how long the message stays.
final class ContactRejectionTests: XCTestCase {
  func testRejectedTextStaysWithItsReasonAndTheRestIsAdded() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      let field = try page.field
      page.enter("Bea <bea@example.org>; max@EXAMPLE.com")
      XCTAssertEqual(page.titles, sampleTitles + ["Bea"])
      XCTAssertEqual(page.entry.text, "max@EXAMPLE.com")
      let reason = try XCTUnwrap(page.entry.accessibleDescription)
      XCTAssertTrue(reason.contains("belongs to “\(sampleTitles[1].isolated)”"), reason)
      XCTAssertEqual(try page.message, "\(reason.withoutIsolates)\nBea added")
      XCTAssertEqual(field.styleClasses, ["focused", "recipients-field", "rejected", "vertical"])
      page.enter("")
      XCTAssertEqual(try page.message, "Bea added")
      XCTAssertEqual(field.styleClasses, ["focused", "recipients-field", "vertical"])
    }
  }

  func testTheNextChangeOfARejectedTextRemovesTheReason() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      let field = try page.field
      for (reject, said) in [
        ({ page.enter("a@b@c") }, ""),
        ({ page.paste("a@b@c\nBea\n") }, "Bea added"),
      ] {
        reject()
        XCTAssertEqual(page.entry.text, "a@b@c")
        XCTAssertNotEqual(try page.message, "")
        XCTAssertTrue(field.styleClasses.contains("rejected"))
        page.type(GDK_KEY_BackSpace)
        XCTAssertEqual(page.entry.text, "a@b@")
        XCTAssertEqual(try page.message, said)
        XCTAssertEqual(page.entry.accessibleDescription, "")
        XCTAssertFalse(field.styleClasses.contains("rejected"))
        page.entry.text = ""
      }
      page.enter("Cleo")
      page.type(GDK_KEY_x)
      XCTAssertEqual(try page.message, "Cleo added", "a message that is not a rejection stays")
    }
  }

  func testOtherEventsLeaveTheReasonOfARejectedTextInPlace() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      let field = try page.field
      page.enter("a@b@c")
      let reason = try XCTUnwrap(page.entry.accessibleDescription)
      @MainActor func assertReason(with said: String, line: UInt = #line) throws {
        XCTAssertEqual(page.entry.text, "a@b@c", line: line)
        XCTAssertEqual(try page.message, "\(reason.withoutIsolates)\n\(said)", line: line)
        XCTAssertEqual(page.entry.accessibleDescription, reason, line: line)
        XCTAssertTrue(field.styleClasses.contains("rejected"), line: line)
      }
      try page.remove(sampleTitles[0])
      try assertReason(with: "Ann Field removed; Ctrl+Z restores it")
      page.controller.undo()
      try assertReason(with: "Ann Field restored")
      page.click(page.recipientsView.contactViews[0])
      let card = try XCTUnwrap(page.controller.popover)
      try page.click("Copy", in: card)
      // A card that is fading out still has the keyboard focus.
      XCTAssertTrue(runMainLoop { !card.isMapped })
      try assertReason(with: "Ann Field copied")
      page.enter("a@b@c")
      XCTAssertEqual(try page.message, reason.withoutIsolates, "it added nothing")
    }
  }

  func testAnExtremelyLongPasteIsQuotedInPart() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      page.enter(String(repeating: "a@", count: 20_000))
      let message = try page.message
      XCTAssertTrue(message.hasPrefix("“a@a@a"), message)
      XCTAssertTrue(
        message.hasSuffix("…” is not an email address: it has more than 10000 characters."), message
      )
      XCTAssertLessThan(message.count, 150)
      waitForFrame(of: page.controller.view)
      XCTAssertEqual(page.recipientsView.allocation.size.width, 372)
      XCTAssertEqual(page.entry.text.count, 40_000)
    }
  }

  func testReturnInAnEmptyEntryDoesNotRemoveTheMessage() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      page.enter("Bea")
      page.enter("")
      XCTAssertEqual(try page.message, "Bea added")
    }
  }
}
