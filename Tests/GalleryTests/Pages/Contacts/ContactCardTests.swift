import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the card of a contact, and of the form that adds one.
final class ContactCardTests: XCTestCase {
  func testTheCardShowsTheContactAndClosesWithItsToken() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      let view = page.recipientsView.contactViews[1]
      page.click(view)
      let card = try XCTUnwrap(page.controller.popover)
      XCTAssertTrue(runMainLoop { card.isMapped })
      XCTAssertEqual(
        [card.children[0].accessibleName, card.children[0].accessibleDescription],
        [sampleTitles[1], "max@example.com"])
      XCTAssertEqual(gtk_popover_get_relative_to(cgtk_popover(card.pointer)), view.button.pointer)
      try page.click("Remove", in: card)
      XCTAssertNil(page.controller.popover)
      XCTAssertEqual(page.titles, [0, 2, 3, 4].map { sampleTitles[$0] })
      XCTAssertEqual(page.focus, sampleTitles[2])
    }
  }

  func testTheCardTruncatesAnExtremelyLongNameAndOpensAtOnce() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      let name = String(repeating: "x", count: Contact.maximumLength)
      page.enter("\(name) <x@example.org>")
      page.click(try XCTUnwrap(page.recipientsView.contactViews.last))
      let card = try XCTUnwrap(page.controller.popover)
      XCTAssertTrue(runMainLoop { card.isMapped })
      waitForFrame(of: page.window)
      let shown = String(repeating: "x", count: 499) + "…"
      XCTAssertEqual(card.children[0].accessibleName, shown)
      let texts = widgets(in: card.pointer).compactMap(accessibleName(of:))
      XCTAssertTrue(texts.contains(shown))
    }
  }

  func testTheCardOfALongNameAndAddressFitsInASmallWindow() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      let long = String(repeating: "long ", count: 90)
      let address = String(repeating: "x", count: 450) + "@example.org"
      page.enter("\(long) <\(address)>")
      page.click(try XCTUnwrap(page.recipientsView.contactViews.last))
      let card = try XCTUnwrap(page.controller.popover)
      XCTAssertTrue(runMainLoop { card.isMapped })
      waitForFrame(of: page.window)
      let size = card.allocation.size
      XCTAssertLessThan(size.width, 640)
      XCTAssertLessThan(size.height, 420, "a window of 480 points less its header bar")
    }
  }

  func testAContactWithoutNameAndAddressCannotBeCopied() throws {
    try onMain {
      let contacts = ContactStore()
      _ = try contacts.add(Contact(name: " ", eMail: ""))
      let page = ShownPage(contacts: contacts)
      Clipboard.setText("kept")
      for (index, isSensitive) in [(5, false), (0, true)] {
        page.click(page.recipientsView.contactViews[index])
        let card = try XCTUnwrap(page.controller.popover)
        XCTAssertTrue(runMainLoop { card.isMapped })
        let copy = try XCTUnwrap(
          widgets(in: card.pointer).first { accessibleName(of: $0) == ContactsDemo.copyTitle })
        XCTAssertEqual(gtk_widget_get_sensitive(copy) != 0, isSensitive)
        card.close()
        XCTAssertTrue(runMainLoop { !card.isMapped })
      }
    }
  }

  func testRemovingATokenInAnotherWindowClosesItsOpenCard() throws {
    try onMain {
      let contacts = ContactStore()
      let page = ShownPage(contacts: contacts)
      page.click(page.recipientsView.contactViews[0])
      let card = try XCTUnwrap(page.controller.popover)
      XCTAssertTrue(runMainLoop { card.isMapped })
      _ = contacts.remove(contacts.list.entries[0].id)
      XCTAssertEqual(page.titles, Array(sampleTitles.dropFirst()))
      XCTAssertNil(page.controller.popover)
      runMainLoop(forSeconds: 0.3)
      XCTAssertNotNil(page.focus, "some widget has the focus")
    }
  }

  func testTheFormRetainsItsTextWhenAClickElsewhereClosesIt() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      let (form, entries) = try page.openForm()
      gtk_entry_set_text(cgtk_entry(entries[0]), "Bea")
      gtk_entry_set_text(cgtk_entry(entries[1]), "bea@example.org")
      gtk_popover_popdown(cgtk_popover(form.pointer))
      let kept = try page.openForm()
      XCTAssertEqual(kept.entries.map(entryText), ["Bea", "bea@example.org"])
      try page.click("Add", in: kept.form)
      XCTAssertEqual(page.titles, sampleTitles + ["Bea"])
      XCTAssertEqual(try page.openForm().entries.map(entryText), ["", ""])
      page.type(GDK_KEY_Escape)
      XCTAssertNotEqual(page.controller.popover?.isOpen, true)
      let givingUp: [(Popover) throws -> Void] = [
        { try page.click("Cancel", in: $0) }, { _ in page.type(GDK_KEY_Escape) },
      ]
      for close in givingUp {
        let (form, entries) = try page.openForm()
        gtk_entry_set_text(cgtk_entry(entries[0]), "Bea")
        try close(form)
        XCTAssertEqual(try page.openForm().entries.map(entryText), ["", ""])
        page.type(GDK_KEY_Escape)
      }
    }
  }

  func testTheFormJoinsLinesAndRejectsTextThatItCannotHoldOrShow() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      let (form, entries) = try page.openForm()
      gtk_entry_set_text(cgtk_entry(entries[0]), "Ann\nField\n")
      XCTAssertTrue(runMainLoop { entryText(entries[0]) == "Ann Field" })
      let rejected = [
        String(repeating: "👩‍👩‍👧‍👦", count: 3_000): EntryTextError.tooLong(limit: 65_534),
        "e" + String(repeating: "\u{301}", count: 30_000): .tooManyMarks,
      ]
      for (text, error) in rejected {
        gtk_entry_set_text(cgtk_entry(entries[0]), text)
        XCTAssertTrue(runMainLoop { form.labelTexts.contains(error.text(in: .window)) })
        XCTAssertEqual(entryText(entries[0]), "Ann Field")
      }
      try page.click("Add", in: form)
      XCTAssertEqual(page.titles, sampleTitles + ["Ann Field"])
    }
  }

  func testNoTooltipCoversThePopoverThatAButtonOpened() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      let add = page.controller.stage.addButton
      let closing: [(Popover) throws -> Void] = [
        { _ in page.type(GDK_KEY_Escape) }, { try page.click("Cancel", in: $0) },
        { gtk_popover_popdown(cgtk_popover($0.pointer)) },
      ]
      for close in closing {
        XCTAssertTrue(showsTooltip(add.pointer))
        add.input.click()
        let form = try XCTUnwrap(page.controller.popover)
        XCTAssertTrue(runMainLoop { form.isMapped })
        XCTAssertFalse(showsTooltip(add.pointer))
        try close(form)
        XCTAssertTrue(runMainLoop { gtk_grab_get_current() == nil })
      }
      XCTAssertEqual(add.tooltip, ContactsDemo.addTitle)
      XCTAssertTrue(showsTooltip(add.pointer))
    }
  }
}

@MainActor private func entryText(_ entry: UnsafeMutablePointer<GtkWidget>) -> String {
  String(cString: gtk_entry_get_text(cgtk_entry(entry)))
}
