import CGtk
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the errors that the form shows, and of the entries that they refer to.
final class ContactFormErrorTests: XCTestCase {
  func testTheEntryWithTheErrorIsMarkedAndDescribedAndHasTheFocus() throws {
    let tooLong = String(repeating: "x", count: Contact.maximumLength + 1)
    let taken = ContactsDemo.samples[0].eMail
    let faults = [
      (name: "", eMail: "", entry: 0), (tooLong, "", 0), (tooLong, "bea@example.org", 0),
      (tooLong, "bea", 0), ("Bea", "bea", 1), ("", "\(tooLong)@example.org", 1), ("Bea", taken, 1),
    ]
    for (name, eMail, faulty) in faults {
      try onMain {
        let page = ShownPage(contacts: ContactStore())
        let (form, entries) = try page.openForm()
        let texts = [name, eMail]
        for (entry, text) in zip(entries, texts) { gtk_entry_set_text(cgtk_entry(entry), text) }
        gtk_widget_grab_focus(entries[1 - faulty])
        try page.click("Add", in: form)
        let place = "\(name.prefix(9)), \(eMail.prefix(9))"
        let other = 1 - faulty
        XCTAssertTrue(Widget.styleClasses(of: entries[faulty]).contains("error"), place)
        XCTAssertFalse(Widget.styleClasses(of: entries[other]).contains("error"), place)
        let fault = description(of: entries[faulty])
        XCTAssertNotEqual(fault, "", place)
        XCTAssertTrue(form.labelTexts.contains(fault), place)
        XCTAssertEqual(description(of: entries[other]), "", place)
        XCTAssertNotEqual(gtk_widget_is_focus(entries[faulty]), 0, place)
        XCTAssertEqual(page.titles, sampleTitles)
      }
    }
  }
}

@MainActor private func description(of entry: UnsafeMutablePointer<GtkWidget>) -> String {
  atk_object_get_description(gtk_widget_get_accessible(entry)).map { String(cString: $0) } ?? ""
}
