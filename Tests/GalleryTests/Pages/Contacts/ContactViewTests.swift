import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the view of the write-up, which contains a button and shows a contact as a token.
final class ContactViewTests: XCTestCase {
  func testTouchUpInsidePassesTheViewToItsDelegate() {
    onMain {
      openGallery()
      let delegate = Delegate()
      let contact = Contact(name: "Ann", eMail: "ann@example.org")
      let view = ContactView(contact: contact, delegate: delegate)
      XCTAssertFalse((view as Widget) is Button, "it does not inherit from Button")
      XCTAssertEqual(view.button.type, .custom)
      withWindow(view) {
        view.button.input.down(5, 5)
        XCTAssertTrue(delegate.clicked.isEmpty, "a press alone is not a click")
        view.button.input.up(5, 5)
        XCTAssertEqual(delegate.clicked.count, 1)
        XCTAssertTrue(delegate.clicked.first === view)
        XCTAssertEqual(delegate.clicked.first?.contact, contact)
        view.button.input.down(5, 5)
        view.button.input.upOutside()
        XCTAssertEqual(delegate.clicked.count, 1)
      }
    }
  }

  func testTheViewDoesNotRetainItsDelegate() {
    onMain {
      openGallery()
      var delegate: Delegate? = Delegate()
      weak let observed = delegate
      let view = ContactView(contact: Contact(name: "Ann", eMail: ""), delegate: delegate)
      delegate = nil
      XCTAssertNil(observed)
      withWindow(view) { view.button.input.click() }
    }
  }

  func testATokenIsAsWideAsItsTitlePlus20UpTo200And25High() {
    onMain {
      let page = ShownPage(contacts: ContactStore())
      for view in page.recipientsView.contactViews {
        let title = view.contact.title
        let width = min(view.button.titleWidth(of: title).rounded(.up) + 20, 200)
        XCTAssertEqual(view.allocation.size, Size(width: width, height: 25), title)
        XCTAssertEqual(view.button.allocation, view.allocation, "the view's frame is the button's")
      }
      XCTAssertEqual(page.recipientsView.contactViews[1].allocation.size.width, 200)
    }
  }

  func testTheTooltipAndNameOfATruncatedTitleAreItsFullText() {
    onMain {
      let page = ShownPage(contacts: ContactStore())
      for (index, view) in page.recipientsView.contactViews.enumerated() {
        XCTAssertEqual(view.button.tooltip, index == 1 ? view.contact.title : nil)
        XCTAssertEqual(view.button.isTitleTruncated, index == 1)
        XCTAssertEqual(view.button.accessibleName, view.contact.title)
      }
    }
  }

  func testATitleIsShownExactlyAsItIs() throws {
    try onMain {
      let family = String(repeating: "👨‍👩‍👧‍👦", count: 300)
      let cases: [(name: String, eMail: String, title: String)] = [
        ("Mount & Blade <b>", "", "Mount & Blade <b>"), ("snake_case", "", "snake_case"),
        ("  Ann ", "", "Ann"), ("\u{200b}", "a@b", "a@b"), ("\u{a0}", "", Contact.untitled),
        ("שלום", "", "שלום"), ("محمد", "", "محمد"), (family, "", family),
      ]
      for (name, eMail, title) in cases {
        let view = ContactView(contact: Contact(name: name, eMail: eMail), delegate: nil)
        let label = try XCTUnwrap(gtk_bin_get_child(cgtk_bin(view.button.pointer)))
        XCTAssertEqual(String(cString: gtk_label_get_text(cgtk_label(label))), title)
        XCTAssertEqual(gtk_label_get_use_markup(cgtk_label(label)), 0)
        XCTAssertEqual(view.button.accessibleName, title)
      }
    }
  }

  func testAnExtremelyLongTitleIsTruncatedEverywhere() throws {
    try onMain {
      let contacts = ContactStore()
      let page = ShownPage(contacts: contacts)
      let letter = { "e" + String(repeating: "\u{301}", count: $0) }
      let long = String(repeating: "x", count: 9_000)
      for name in [long, letter(String.maximumEnteredMarks), letter(9_000)] {
        // No entry accepts the last one, but a contacts file can contain it.
        if name.hasTooManyMarks {
          _ = try contacts.add(Contact(name: name, eMail: ""))
        } else {
          page.enter(name)
        }
        let view = try XCTUnwrap(page.recipientsView.contactViews.last)
        waitForFrame(of: page.window)
        XCTAssertEqual(view.contact.name, name, "the value is not truncated")
        let shown = name.truncatedForDisplay()
        let label = try XCTUnwrap(gtk_bin_get_child(cgtk_bin(view.button.pointer)))
        let texts = [
          String(cString: gtk_label_get_text(cgtk_label(label))), view.button.accessibleName,
          view.button.tooltip ?? shown,
        ]
        XCTAssertEqual(texts, [shown, shown, shown])
        XCTAssertLessThan(try page.message.unicodeScalars.count, 600)
      }
    }
  }

  func testAPressShowsTheHighlightedPicture() {
    onMain {
      let page = ShownPage(contacts: ContactStore())
      let button = page.recipientsView.contactViews[0].button
      let resting = Rendering(of: button.pointer)
      button.input.down(5, 5)
      let pressed = Rendering(of: button.pointer)
      XCTAssertNotEqual(pressed, resting)
      button.input.upOutside()
      XCTAssertEqual(Rendering(of: button.pointer), resting)
    }
  }
}

private final class Delegate: ContactViewDelegate {
  var clicked: [ContactView] = []

  func contactViewButtonClicked(_ contactView: ContactView) {
    clicked.append(contactView)
  }
}

/// Runs the body while a widget is in a window on the screen.
@MainActor private func withWindow(_ child: Widget, _ body: () -> Void) {
  let window = ApplicationWindow(application: registeredApplication)
  window.child = child
  window.present()
  XCTAssertTrue(runMainLoop { child.isMapped })
  body()
  window.destroy()
}
