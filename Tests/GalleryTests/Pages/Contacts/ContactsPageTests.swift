import CGtk
import ControlModel
import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the page around the field: its log, warnings, lifetime, and contacts shared with
/// others.
final class ContactsPageTests: XCTestCase {
  func testTheLogListsEachEventOfATokenByItsTitle() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      let button = page.recipientsView.contactViews[3].button
      button.input.down(5, 5)
      button.input.drag(to: -20, 5)
      button.input.up(-20, 5)
      XCTAssertEqual(
        try page.rows.map { Array($0.prefix(2)) },
        [
          ["touchUpOutside", "Mount & Blade <b>"],
          ["touchDragOutside + touchDragExit", "Mount & Blade <b>"],
          ["touchDown", "Mount & Blade <b>"],
        ])
      XCTAssertNil(page.controller.popover)
    }
  }

  func testTwoPagesShareTheirContacts() {
    onMain {
      let (contacts, _) = temporaryContacts()
      let pages = [ShownPage(contacts: contacts), ShownPage(contacts: contacts)]
      pages[0].enter("Bea")
      XCTAssertEqual(pages[1].titles, sampleTitles + ["Bea"])
    }
  }

  func testAWarningIsShownOnceAndAgainAfterTheErrorWasResolved() throws {
    try onMain {
      let folder = temporaryFolder()
      try "".write(toFile: folder + "/file", atomically: true, encoding: .utf8)
      let contacts = ContactStore(file: ContactsFile(path: folder + "/file/contacts.ini"))
      openGallery()
      // Warnings that other tests reported without a window must not appear in this one.
      SettingsWarnings.shared.observe(by: contacts) { _ in }
      let window = PageWindow(
        application: registeredApplication, page: .contacts,
        context: PageContext(stores: PageStores(contacts: contacts)))
      defer { window.destroy() }
      window.present()
      @MainActor func bar() -> InfoBar? {
        window.controller.view.children.compactMap { $0 as? InfoBar }.first
      }
      XCTAssertNil(bar(), "a bar is created only when needed")
      _ = try standardError { _ = try contacts.add(Contact(name: "Ann", eMail: "")) }
      let text = try XCTUnwrap(bar()?.text)
      XCTAssertTrue(text.hasSuffix(". Changes are not saved."), text)
      bar()?.close()
      _ = try standardError { _ = try contacts.add(Contact(name: "Bob", eMail: "")) }
      XCTAssertNil(bar()?.text)
      try FileManager.default.removeItem(atPath: folder + "/file")
      _ = try contacts.add(Contact(name: "Cleo", eMail: ""))
      try FileManager.default.removeItem(atPath: folder + "/file")
      try "".write(toFile: folder + "/file", atomically: true, encoding: .utf8)
      _ = try standardError { _ = try contacts.add(Contact(name: "Dan", eMail: "")) }
      XCTAssertEqual(bar()?.text, text)
    }
  }

  func testAPageWithItsCardsAndFormsIsFreed() throws {
    try onMain {
      openGallery()
      let settings = gtk_settings_get_default()
      cgtk_set_boolean(settings, "gtk-enable-animations", 0)
      defer { cgtk_set_boolean(settings, "gtk-enable-animations", 1) }
      let finalizations = Finalizations()
      weak var controller: ContactsViewController?
      do {
        let page = ShownPage(contacts: ContactStore())
        controller = page.controller
        page.click(page.recipientsView.contactViews[0])
        finalizations.watch(try XCTUnwrap(page.controller.popover).pointer)
        try page.click("Remove", in: try XCTUnwrap(page.controller.popover))
        page.controller.stage.addButton.input.click()
        finalizations.watch(try XCTUnwrap(page.controller.popover).pointer)
        finalizations.watch(page.window.pointer)
      }
      runPendingEvents()
      XCTAssertNil(controller)
      XCTAssertEqual(finalizations.remaining, [:])
    }
  }
}
