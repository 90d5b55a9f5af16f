import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of keys, clicks, and a screen reader in the field of tokens.
final class RecipientsFieldTests: XCTestCase {
  func testAScreenReaderReadsTheTokensInOrderAndThenTheEntry() {
    onMain {
      let page = ShownPage(contacts: ContactStore())
      page.enter("Bea")
      let names = widgets(in: page.recipientsView.pointer)
        .filter { ["GtkButton", "GtkEntry"].contains(String(cString: cgtk_type_name($0))) }
        .compactMap(accessibleName)
      XCTAssertEqual(names, sampleTitles + ["Bea", ContactsDemo.entryName])
    }
  }

  func testArrowKeysMoveInTheirDirection() {
    for (direction, toward, away) in [
      (TextDirection.leftToRight, GDK_KEY_Left, GDK_KEY_Right),
      (.rightToLeft, GDK_KEY_Right, GDK_KEY_Left),
    ] {
      onMain {
        withTextDirection(direction) {
          let page = ShownPage(contacts: ContactStore())
          page.entry.grabFocus()
          for (key, focus) in [
            (toward, sampleTitles[4]), (toward, sampleTitles[3]), (away, sampleTitles[4]),
            (away, "entry"), (away, "entry"),
          ] {
            page.type(key)
            XCTAssertEqual(page.focus, focus)
          }
        }
      }
    }
  }

  func testKeysWithModifiersAreLeftToGTK() {
    onMain {
      let page = ShownPage(contacts: ContactStore())
      page.entry.grabFocus()
      for modifiers in [GDK_CONTROL_MASK, GDK_SHIFT_MASK] {
        for key in [GDK_KEY_Left, GDK_KEY_BackSpace, GDK_KEY_Home] {
          page.type(key, modifiers: modifiers)
          XCTAssertEqual(page.focus, "entry")
        }
      }
      page.type(GDK_KEY_Left)
      page.type(GDK_KEY_Shift_L)
      page.type(GDK_KEY_c, modifiers: GDK_CONTROL_MASK)
      XCTAssertEqual(page.focus, sampleTitles[4], "this types no text")
    }
  }

  func testAnEmptyEntryDoesNotReadTheFile() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      let page = ShownPage(contacts: store)
      page.enter("a@b@c")
      XCTAssertNotEqual(try page.message, "")
      let lock = try FileLock(for: file.path)
      let warning = standardError {
        page.type(GDK_KEY_a, modifiers: GDK_CONTROL_MASK)
        page.type(GDK_KEY_BackSpace)
        page.enter("")
        page.enter(" , ")
      }
      lock.release()
      XCTAssertEqual(warning, "")
      XCTAssertEqual(page.entry.text, "")
      XCTAssertEqual(try page.message, "")
    }
  }

  func testAClickOnTheEmptyFieldMovesTheCaretToTheEndOfTheText() throws {
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      try onMain {
        try withTextDirection(direction) {
          let page = ShownPage(contacts: ContactStore())
          let pointer = SyntheticPointer(over: page.window.pointer)
          let field = try XCTUnwrap(page.recipientsView.frame(in: page.window))
          let token = try XCTUnwrap(page.recipientsView.contactViews[0].frame(in: page.window))
          page.entry.text = "a"
          for (place, x, y) in [
            ("the corner of the padding", field.minX - 5, field.minY - 5),
            ("the end of the padding", field.maxX + 5, field.maxY + 5),
            ("the room between two rows", token.minX + 5, token.maxY + 2),
          ] {
            page.recipientsView.contactViews[0].button.grabFocus()
            pointer.down(x, y)
            pointer.up(x, y)
            XCTAssertEqual(page.focus, "entry", place)
            page.type(GDK_KEY_x)
          }
          XCTAssertEqual(page.entry.text, "axxx", "no text was selected")
          page.recipientsView.contactViews[0].button.grabFocus()
          pointer.down(field.minX - 5, field.minY - 5, button: GDK_BUTTON_SECONDARY)
          pointer.up(field.minX - 5, field.minY - 5, button: GDK_BUTTON_SECONDARY)
          XCTAssertEqual(page.focus, sampleTitles[0], "another button of the pointer")
          pointer.down(token.minX + 5, token.minY + 5)
          pointer.up(token.minX + 5, token.minY + 5)
          XCTAssertEqual(page.controller.popover?.children[0].accessibleName, sampleTitles[0])
        }
      }
    }
  }

  func testTextTypedOnATokenGoesToTheEntry() {
    onMain {
      let page = ShownPage(contacts: ContactStore())
      page.entry.grabFocus()
      page.entry.text = "ab"
      page.type(GDK_KEY_Home)
      page.type(GDK_KEY_Left)
      XCTAssertEqual(page.focus, sampleTitles[4])
      page.type(GDK_KEY_x)
      XCTAssertEqual(page.focus, "entry")
      XCTAssertEqual(page.entry.text, "xab")
    }
  }

  func testAPasteOnATokenGoesToTheEntry() {
    onMain {
      let page = ShownPage(contacts: ContactStore())
      for (key, modifiers, text) in [
        (GDK_KEY_v, GDK_CONTROL_MASK, "a@example.org"),
        (GDK_KEY_Insert, GDK_SHIFT_MASK, "b@example.org"),
      ] {
        Clipboard.setText(text)
        page.recipientsView.contactViews[1].button.grabFocus()
        page.type(key, modifiers: modifiers)
        XCTAssertTrue(runMainLoop { page.entry.text == text }, text)
        XCTAssertEqual(page.focus, "entry")
        page.entry.text = ""
      }
    }
  }

  func testTheDeleteKeySelectsTheNextToken() {
    onMain {
      let page = ShownPage(contacts: ContactStore())
      page.recipientsView.contactViews[2].button.grabFocus()
      page.type(GDK_KEY_Delete)
      XCTAssertEqual(page.titles, [0, 1, 3, 4].map { sampleTitles[$0] })
      XCTAssertEqual(page.focus, sampleTitles[3])
    }
  }

  func testViewsOfRemainingTokensAreReusedAndTheOthersFreed() throws {
    try onMain {
      let finalizations = Finalizations()
      let page = ShownPage(contacts: ContactStore())
      let before = page.recipientsView.contactViews.map(ObjectIdentifier.init)
      scoped {
        let gone = page.recipientsView.contactViews[2]
        finalizations.watch(gone.pointer)
        gone.button.grabFocus()
        page.type(GDK_KEY_BackSpace)
      }
      page.enter("Bea")
      let after = page.recipientsView.contactViews.map(ObjectIdentifier.init)
      XCTAssertEqual(after.prefix(4), [before[0], before[1], before[3], before[4]])
      runPendingEvents()
      XCTAssertGreaterThan(finalizations.expected, 2)
      XCTAssertEqual(finalizations.remaining, [:])
      page.controller.undo()
      XCTAssertEqual(page.titles, sampleTitles + ["Bea"])
      XCTAssertEqual(try page.message, "נועה לוי restored")
    }
  }
}

/// Runs the body in its own scope, which releases its local objects.
@MainActor private func scoped(_ body: () -> Void) { body() }
