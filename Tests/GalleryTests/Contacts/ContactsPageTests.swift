import CGtk
import Controls
import Demos
import Foundation
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// The page around the field: what is typed, the form, the card, and what is said of each.
final class ContactsPageTests: XCTestCase {
  private static let samples = ContactsDemo.samples.map(\.title)

  func testWhatIsRefusedStaysWithItsReasonAndTheRestIsAdded() throws {
    try MainActor.assumeIsolated {
      let page = ShownPage(contacts: ContactStore())
      let field = try page.field
      page.enter("Bea <bea@example.org>; max@EXAMPLE.com")
      XCTAssertEqual(page.titles, Self.samples + ["Bea"])
      XCTAssertEqual(page.entry.text, "max@EXAMPLE.com")
      let reason = try XCTUnwrap(page.entry.accessibleDescription)
      XCTAssertTrue(reason.contains("belongs to “\(Self.samples[1])”"), reason)
      XCTAssertEqual(try page.message, "\(reason)\nBea added")
      XCTAssertEqual(field.styleClasses, ["focused", "recipients-field", "refused", "vertical"])
      page.enter("")
      XCTAssertEqual(try page.message, "Bea added")
      XCTAssertEqual(field.styleClasses, ["focused", "recipients-field", "vertical"])
    }
  }

  func testTheNextChangeOfARefusedTextTakesTheReasonAway() throws {
    try MainActor.assumeIsolated {
      let page = ShownPage(contacts: ContactStore())
      let field = try page.field
      for (refuse, said) in [
        ({ page.enter("a@b@c") }, ""),
        ({ page.paste("a@b@c\nBea\n") }, "Bea added"),
      ] {
        refuse()
        XCTAssertEqual(page.entry.text, "a@b@c")
        XCTAssertNotEqual(try page.message, "")
        XCTAssertTrue(field.styleClasses.contains("refused"))
        page.type(GDK_KEY_BackSpace)
        XCTAssertEqual(page.entry.text, "a@b@")
        XCTAssertEqual(try page.message, said)
        XCTAssertEqual(page.entry.accessibleDescription, "")
        XCTAssertFalse(field.styleClasses.contains("refused"))
        page.entry.text = ""
      }
      page.enter("Cleo")
      page.type(GDK_KEY_x)
      XCTAssertEqual(try page.message, "Cleo added", "what is no refusal stays")
    }
  }

  func testWhatElseHappensLeavesTheReasonOfARefusedTextThatIsStillThere() throws {
    try MainActor.assumeIsolated {
      let page = ShownPage(contacts: ContactStore())
      let field = try page.field
      page.enter("a@b@c")
      let reason = try XCTUnwrap(page.entry.accessibleDescription)
      @MainActor func assertReason(with said: String, line: UInt = #line) throws {
        XCTAssertEqual(page.entry.text, "a@b@c", line: line)
        XCTAssertEqual(try page.message, "\(reason)\n\(said)", line: line)
        XCTAssertEqual(page.entry.accessibleDescription, reason, line: line)
        XCTAssertTrue(field.styleClasses.contains("refused"), line: line)
      }
      try page.remove(Self.samples[0])
      try assertReason(with: "Ann Field removed; Ctrl+Z brings it back")
      page.controller.undo()
      try assertReason(with: "Ann Field brought back")
      page.recipientsView.contactViews[0].button.input.click()
      try page.click("Copy", in: try XCTUnwrap(page.controller.popover))
      try assertReason(with: "Ann Field copied")
      page.enter("a@b@c")
      XCTAssertEqual(try page.message, reason, "what is refused anew added nothing")
    }
  }

  func testAPasteWithoutEndIsQuotedInPart() throws {
    try MainActor.assumeIsolated {
      let page = ShownPage(contacts: ContactStore())
      page.enter(String(repeating: "a@", count: 20_000))
      XCTAssertEqual(try page.message.count, 501)
      waitForFrame(of: page.controller.view)
      XCTAssertEqual(page.recipientsView.allocation.size.width, 372)
      XCTAssertEqual(page.entry.text.count, 40_000)
    }
  }

  func testReturnInAnEmptyEntryKeepsWhatWasSaid() throws {
    try MainActor.assumeIsolated {
      let page = ShownPage(contacts: ContactStore())
      page.enter("Bea")
      page.enter("")
      XCTAssertEqual(try page.message, "Bea added")
    }
  }

  func testTheCardShowsTheContactAndGoesWithItsToken() throws {
    try MainActor.assumeIsolated {
      let page = ShownPage(contacts: ContactStore())
      let view = page.recipientsView.contactViews[1]
      view.button.input.click()
      let card = try XCTUnwrap(page.controller.popover)
      XCTAssertTrue(runMainLoop { card.isMapped })
      XCTAssertEqual(
        [card.accessibleName, card.accessibleDescription], [Self.samples[1], "max@example.com"])
      XCTAssertEqual(gtk_popover_get_relative_to(cgtk_popover(card.pointer)), view.button.pointer)
      try page.click("Remove", in: card)
      XCTAssertNil(page.controller.popover)
      XCTAssertEqual(page.titles, [0, 2, 3, 4].map { Self.samples[$0] })
      XCTAssertEqual(page.focus, Self.samples[2])
    }
  }

  func testTheCardOfANameWithoutEndIsCutAndOpensAtOnce() throws {
    try MainActor.assumeIsolated {
      let page = ShownPage(contacts: ContactStore())
      let name = String(repeating: "x", count: 60_000)
      page.enter("\(name) <x@example.org>")
      try XCTUnwrap(page.recipientsView.contactViews.last).button.input.click()
      let card = try XCTUnwrap(page.controller.popover)
      XCTAssertTrue(runMainLoop { card.isMapped })
      waitForFrame(of: page.window)
      XCTAssertEqual(card.accessibleName, name)
      let texts = widgets(in: card.pointer).compactMap(accessibleName(of:))
      XCTAssertTrue(texts.contains(String(repeating: "x", count: 500) + "…"))
    }
  }

  func testATokenThatAnotherWindowRemovesTakesItsOpenCardWithIt() throws {
    try MainActor.assumeIsolated {
      let contacts = ContactStore()
      let page = ShownPage(contacts: contacts)
      page.recipientsView.contactViews[0].button.input.click()
      let card = try XCTUnwrap(page.controller.popover)
      XCTAssertTrue(runMainLoop { card.isMapped })
      _ = contacts.remove(contacts.list.entries[0].id)
      XCTAssertEqual(page.titles, Array(Self.samples.dropFirst()))
      XCTAssertNil(page.controller.popover)
      runMainLoop(forSeconds: 0.3)
      XCTAssertNotNil(page.focus, "the focus is somewhere")
    }
  }

  func testTheUndoButtonIsThereForWhatWasRemoved() throws {
    try MainActor.assumeIsolated {
      let page = ShownPage(contacts: ContactStore())
      let undo = try page.find(TextButton.self) { $0.title == ContactsDemo.undoTitle }
      XCTAssertFalse(undo.isSensitive)
      for index in [1, 0] {
        page.recipientsView.contactViews[index].button.grabFocus()
        page.type(GDK_KEY_Delete)
      }
      XCTAssertTrue(undo.isSensitive)
      undo.grabFocus()
      for count in [4, 5] {
        gtk_button_clicked(cgtk_button(undo.pointer))
        XCTAssertEqual(page.titles.count, count)
      }
      XCTAssertEqual(page.titles, Self.samples)
      XCTAssertFalse(undo.isSensitive)
      XCTAssertEqual(page.focus, "entry", "a button that is disabled loses no focus")
    }
  }

  func testCtrlZUndoesNothingBehindAnOpenFormOrCard() throws {
    try MainActor.assumeIsolated {
      let page = ShownPage(contacts: ContactStore())
      page.window.addAction("undo", accelerators: KeyboardShortcut.undo.accelerators) {
        [weak controller = page.controller] in controller?.undo()
      }
      let button = page.recipientsView.contactViews[1].button
      page.recipientsView.contactViews[0].button.grabFocus()
      page.type(GDK_KEY_Delete)
      let left = Array(Self.samples.dropFirst())
      for opener in [page.controller.stage.addButton, button] {
        opener.input.click()
        let popover = try XCTUnwrap(page.controller.popover)
        XCTAssertTrue(runMainLoop { popover.isMapped })
        page.type(GDK_KEY_z, modifiers: GDK_CONTROL_MASK)
        XCTAssertEqual(page.titles, left)
        XCTAssertTrue(popover.isMapped)
        page.type(GDK_KEY_Escape)
      }
      page.type(GDK_KEY_z, modifiers: GDK_CONTROL_MASK)
      XCTAssertEqual(page.titles, Self.samples, "at once, while the card still fades")
    }
  }

  func testWhatCannotBeBroughtBackIsNamed() throws {
    try MainActor.assumeIsolated {
      let page = ShownPage(contacts: ContactStore())
      page.recipientsView.contactViews[0].button.grabFocus()
      page.type(GDK_KEY_Delete)
      page.enter("Anna <ann.field@example.org>")
      page.controller.undo()
      let message = try page.message
      XCTAssertTrue(
        message.hasPrefix("“Ann Field” cannot be brought back: ann.field@example.org already"),
        message)
      XCTAssertEqual(page.titles, Array(Self.samples.dropFirst()) + ["Anna"])
    }
  }

  func testAContactThatCannotBeBroughtBackYetIsNotLost() throws {
    try MainActor.assumeIsolated {
      let page = ShownPage(contacts: ContactStore())
      try page.remove("Ann Field")
      page.enter("Dup1 <ann.field@example.org>")
      page.controller.undo()
      let undo = try page.find(TextButton.self) { $0.title == ContactsDemo.undoTitle }
      XCTAssertTrue(undo.isSensitive)
      try page.remove("Dup1")
      XCTAssertEqual(try page.message, "Dup1 removed; Ctrl+Z brings Ann Field back")
      page.controller.undo()
      XCTAssertEqual(page.titles, Self.samples)
      XCTAssertEqual(try page.message, "Ann Field brought back")
    }
  }

  func testTheFormKeepsWhatWasTypedWhenAClickElsewhereClosesIt() throws {
    try MainActor.assumeIsolated {
      let page = ShownPage(contacts: ContactStore())
      let (form, entries) = try page.openForm()
      gtk_entry_set_text(cgtk_entry(entries[0]), "Bea")
      gtk_entry_set_text(cgtk_entry(entries[1]), "bea@example.org")
      gtk_popover_popdown(cgtk_popover(form.pointer))
      let kept = try page.openForm()
      XCTAssertEqual(kept.entries.map(entryText), ["Bea", "bea@example.org"])
      try page.click("Add", in: kept.form)
      XCTAssertEqual(page.titles, Self.samples + ["Bea"])
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

  func testNoTooltipLiesOverWhatAButtonOpened() throws {
    try MainActor.assumeIsolated {
      let page = ShownPage(contacts: ContactStore())
      let add = page.controller.stage.addButton
      let closing: [(Popover) throws -> Void] = [
        { _ in page.type(GDK_KEY_Escape) }, { try page.click("Cancel", in: $0) },
        { gtk_popover_popdown(cgtk_popover($0.pointer)) },
      ]
      for close in closing {
        XCTAssertEqual(gtk_widget_get_has_tooltip(add.pointer), 1)
        add.input.click()
        let form = try XCTUnwrap(page.controller.popover)
        XCTAssertTrue(runMainLoop { form.isMapped })
        XCTAssertEqual(gtk_widget_get_has_tooltip(add.pointer), 0)
        try close(form)
      }
      XCTAssertEqual(add.tooltip, ContactsDemo.addTitle)
      XCTAssertEqual(gtk_widget_get_has_tooltip(add.pointer), 1)
    }
  }

  func testTheLogHasEachEventOfATokenUnderItsTitle() throws {
    try MainActor.assumeIsolated {
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
    MainActor.assumeIsolated {
      let (contacts, _) = temporaryContacts()
      let pages = [ShownPage(contacts: contacts), ShownPage(contacts: contacts)]
      pages[0].enter("Bea")
      XCTAssertEqual(pages[1].titles, Self.samples + ["Bea"])
    }
  }

  func testAFaultIsShownOnceInTheWindowAndAgainOnceItWasMended() throws {
    try MainActor.assumeIsolated {
      let folder = temporaryFolder()
      try "".write(toFile: folder + "/file", atomically: true, encoding: .utf8)
      let contacts = ContactStore(file: ContactsFile(path: folder + "/file/contacts.ini"))
      openGallery()
      // What other tests reported before there was a window is not this one's.
      SettingsFaults.shared.observe(by: contacts) { _ in }
      let window = PageWindow(
        application: registeredApplication, page: .contacts,
        context: PageContext(contacts: contacts))
      defer { window.destroy() }
      window.present()
      @MainActor func bar() -> InfoBar? {
        window.controller.view.children.compactMap { $0 as? InfoBar }.first
      }
      XCTAssertNil(bar(), "a bar that nobody needs is not made")
      _ = try standardError { _ = try contacts.add(Contact(name: "Ann", eMail: "")) }
      let text = try XCTUnwrap(bar()?.text)
      XCTAssertTrue(text.hasSuffix("; changes are not kept."), text)
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
    try MainActor.assumeIsolated {
      openGallery()
      let settings = gtk_settings_get_default()
      cgtk_set_boolean(settings, "gtk-enable-animations", 0)
      defer { cgtk_set_boolean(settings, "gtk-enable-animations", 1) }
      let finalizations = Finalizations()
      weak var controller: ContactsViewController?
      do {
        let page = ShownPage(contacts: ContactStore())
        controller = page.controller
        page.recipientsView.contactViews[0].button.input.click()
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

extension ShownPage where Controller == ContactsViewController {
  /// Puts a text of several lines into the entry in one go, as a paste does.
  fileprivate func paste(_ text: String) {
    var position: gint = 0
    gtk_editable_insert_text(cgtk_editable(entry.pointer), text, -1, &position)
  }

  /// Opens the form, and gives it with its two entries.
  fileprivate func openForm() throws -> (form: Popover, entries: [UnsafeMutablePointer<GtkWidget>])
  {
    controller.stage.addButton.input.click()
    let form = try XCTUnwrap(controller.popover)
    XCTAssertTrue(runMainLoop { form.isMapped })
    let entries = widgets(in: form.pointer).filter {
      String(cString: cgtk_type_name($0)) == "GtkEntry"
    }
    return (form, entries)
  }

  /// Clicks a button of an open popover by its title.
  fileprivate func click(_ title: String, in popover: Popover) throws {
    let button = try XCTUnwrap(
      widgets(in: popover.pointer).first {
        cgtk_is_button($0) != 0
          && gtk_button_get_label(cgtk_button($0)).map { String(cString: $0) } == title
      })
    gtk_button_clicked(cgtk_button(button))
  }
}

@MainActor private func entryText(_ entry: UnsafeMutablePointer<GtkWidget>) -> String {
  String(cString: gtk_entry_get_text(cgtk_entry(entry)))
}
