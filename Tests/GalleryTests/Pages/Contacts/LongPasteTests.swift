import CGtk
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of pastes into the recipients field that are too long for an entry.
final class LongPasteTests: XCTestCase {
  func testEveryAddressOfALongPasteIsAdded() throws {
    try onMain {
      let contacts = ContactStore()
      let page = ShownPage(contacts: contacts)
      let addresses = (0...5_000).map { "p\($0)@example.org" }
      page.entry.grabFocus()
      Clipboard.setText(addresses.joined(separator: ", ") + "\n")
      page.type(GDK_KEY_v, modifiers: GDK_CONTROL_MASK)
      XCTAssertTrue(runMainLoop(seconds: 60) { contacts.list.entries.count > sampleTitles.count })
      XCTAssertEqual(contacts.list.entries.dropFirst(5).map(\.contact.eMail), addresses)
      XCTAssertEqual(try page.message, "5001 contacts added")
      XCTAssertEqual(page.entry.text, "")
    }
  }

  func testAPasteIsRejectedAsAWholeIfItsRejectedPartIsTooLong() throws {
    try onMain {
      let contacts = ContactStore()
      let page = ShownPage(contacts: contacts)
      page.entry.grabFocus()
      page.entry.text = "selected"
      gtk_editable_select_region(cgtk_editable(page.entry.pointer), 0, -1)
      let refused = (1...5_000).map { "p\($0)@example@org" }
      Clipboard.setText((["ann@example.org"] + refused).joined(separator: "\n"))
      page.type(GDK_KEY_v, modifiers: GDK_CONTROL_MASK)
      XCTAssertTrue(runMainLoop(seconds: 20) { (try? page.message) != "" })
      let message = try page.message
      XCTAssertTrue(
        message.hasPrefix(
          "None of the 5001 recipients was added, because the text of the 5000 rejected recipients"
            + " is too long for the field."),
        message)
      XCTAssertEqual(page.titles, sampleTitles)
      XCTAssertEqual(page.entry.text, "selected")
    }
  }
}
