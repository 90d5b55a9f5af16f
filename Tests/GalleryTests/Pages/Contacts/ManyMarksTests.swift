import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of names with many marks on a character, in the recipients field and in the form.
final class ManyMarksTests: XCTestCase {
  func testTheFormAndTheFieldAcceptMoreMarksThanTheyShow() throws {
    for marks in [33, String.maximumEnteredMarks] {
      let name = self.name(marks: marks)
      try onMain {
        let contacts = ContactStore()
        let page = ShownPage(contacts: contacts)
        page.paste(name)
        XCTAssertEqual(page.entry.text, name, "the field waits for Return, \(marks) marks")
        page.entry.grabFocus()
        page.type(GDK_KEY_Return)
        XCTAssertEqual(contacts.list.entries.last?.contact.name, name, "\(marks) marks")
        XCTAssertEqual(page.entry.text, "")
        let (form, entries) = try page.openForm()
        gtk_entry_set_text(cgtk_entry(entries[0]), name)
        runPendingEvents()
        XCTAssertEqual(String(cString: gtk_entry_get_text(cgtk_entry(entries[0]))), name)
        try page.click("Add", in: form)
        XCTAssertEqual(
          contacts.list.entries.map(\.contact).suffix(2),
          [Contact(name: name, eMail: ""), Contact(name: name, eMail: "")], "\(marks) marks")
        let shown = name.truncatedForDisplay()
        XCTAssertEqual(page.recipientsView.contactViews.last?.button.accessibleName, shown)
      }
    }
  }

  func testTheFormAndTheFieldRejectMoreMarksThanAnEntryCanLayOutInTime() throws {
    let problem = "has more than \(String.maximumEnteredMarks) marks. Paste the text without them."
    let name = self.name(marks: String.maximumEnteredMarks + 1)
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      page.paste(name)
      XCTAssertTrue(runMainLoop { (try? page.message) != "" })
      XCTAssertEqual(
        try page.message, "The recipient was not added, because a character \(problem)")
      page.paste("ann@example.org\n\(name)")
      XCTAssertTrue(runMainLoop { (try? page.message.hasPrefix("None")) == true })
      XCTAssertEqual(
        try page.message,
        "None of the 2 recipients was added, because a character \(problem)")
      XCTAssertEqual(page.entry.text, "")
      let (form, entries) = try page.openForm()
      gtk_entry_set_text(cgtk_entry(entries[0]), name)
      XCTAssertTrue(runMainLoop { form.labelTexts.contains("A character of the text \(problem)") })
      XCTAssertEqual(gtk_entry_get_text_length(cgtk_entry(entries[0])), 0)
      XCTAssertEqual(page.titles, sampleTitles)
    }
  }

  private func name(marks: Int) -> String {
    "Zo" + "e" + String(repeating: "\u{301}", count: marks) + " Field"
  }
}
