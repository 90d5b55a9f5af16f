import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of restoring removed contacts.
final class ContactUndoTests: XCTestCase {
  func testTheUndoButtonIsVisibleAfterARemoval() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      let undo = try page.find(LabelButton.self) { $0.title == ContactsDemo.undoTitle }
      XCTAssertFalse(undo.isVisible)
      for index in [1, 0] {
        page.recipientsView.contactViews[index].button.grabFocus()
        page.type(GDK_KEY_Delete)
      }
      XCTAssertTrue(undo.isVisible)
      undo.grabFocus()
      for count in [4, 5] {
        gtk_button_clicked(cgtk_button(undo.pointer))
        XCTAssertEqual(page.titles.count, count)
      }
      XCTAssertEqual(page.titles, sampleTitles)
      XCTAssertFalse(undo.isVisible)
      XCTAssertEqual(page.focus, "entry", "hiding the button does not lose the focus")
    }
  }

  func testAMessageAppearsWhenThereIsNothingToRestore() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      XCTAssertEqual(announcements { page.controller.undo() }, ["Nothing to restore"])
      XCTAssertEqual(try page.message, "Nothing to restore")
    }
  }

  func testReopeningThePageRemovesAMessageButNotARejection() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      page.enter("Bea, no@where@now")
      let lines = try page.message.split(separator: "\n")
      XCTAssertEqual(lines.last, "Bea added")
      let comingBack = announcements {
        page.controller.view.isVisible = false
        page.controller.view.isVisible = true
      }
      XCTAssertEqual(comingBack, [])
      XCTAssertEqual(try page.message, lines.dropLast().joined(separator: "\n"))
    }
  }

  func testCtrlZDoesNothingWhileAFormOrCardIsOpen() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      ContactsViewController.addActions(to: page.window) {
        [weak controller = page.controller] in controller?.perform($0)
      }
      let button = page.recipientsView.contactViews[1].button
      page.recipientsView.contactViews[0].button.grabFocus()
      page.type(GDK_KEY_Delete)
      let left = Array(sampleTitles.dropFirst())
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
      XCTAssertEqual(page.titles, sampleTitles, "it works while the card is still fading out")
    }
  }

  func testAContactThatCannotBeRestoredIsNamed() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      page.recipientsView.contactViews[0].button.grabFocus()
      page.type(GDK_KEY_Delete)
      page.enter("Anna <ann.field@example.org>")
      page.controller.undo()
      let message = try page.message
      XCTAssertTrue(
        message.hasPrefix("“Ann Field” cannot be restored: ann.field@example.org already"),
        message)
      XCTAssertEqual(page.titles, Array(sampleTitles.dropFirst()) + ["Anna"])
    }
  }

  func testAContactThatCannotBeRestoredYetIsNotLost() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      try page.remove("Ann Field")
      page.enter("Dup1 <ann.field@example.org>")
      page.controller.undo()
      let undo = try page.find(LabelButton.self) { $0.title == ContactsDemo.undoTitle }
      XCTAssertTrue(undo.isVisible)
      try page.remove("Dup1")
      XCTAssertEqual(try page.message, "Dup1 removed; Ctrl+Z restores Ann Field")
      page.controller.undo()
      XCTAssertEqual(page.titles, sampleTitles)
      XCTAssertEqual(try page.message, "Ann Field restored")
    }
  }
}
