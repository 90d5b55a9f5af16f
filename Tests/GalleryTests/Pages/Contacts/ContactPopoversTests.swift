import CGtk
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of cards and forms that open over one another.
///
/// Only accessible actions make this possible, not the pointer and the keyboard.
final class ContactPopoversTests: XCTestCase {
  func testTheFormOverACardCanBeCanceled() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      try page.openCard(of: 0)
      try page.openFormByAction()
      try page.press("Cancel")
      page.checkNothingIsOpen()
      XCTAssertTrue(page.controller.stage.addButton.hasFocus)
    }
  }

  func testEscapeClosesTheFormOverACard() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      try page.openCard(of: 0)
      try page.openFormByAction()
      page.type(GDK_KEY_Escape)
      page.checkNothingIsOpen()
      XCTAssertTrue(page.controller.stage.addButton.hasFocus)
    }
  }

  func testACardOverTheCardOfTheSameContactRemovesIt() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      try page.openCard(of: 0)
      try page.openCard(of: 0)
      try page.press("Remove")
      XCTAssertEqual(page.titles, Array(sampleTitles.dropFirst()))
      page.checkNothingIsOpen()
      XCTAssertEqual(page.focus, sampleTitles[1])
    }
  }

  func testACardOverTheFormRemovesItsContact() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      try page.openFormByAction()
      try page.openCard(of: 0)
      try page.press("Remove")
      XCTAssertEqual(page.titles, Array(sampleTitles.dropFirst()))
      page.checkNothingIsOpen()
      XCTAssertEqual(page.focus, sampleTitles[1])
    }
  }

  func testACardOverTheCardOfAnotherContactShowsThatOne() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      try page.openCard(of: 0)
      try page.openCard(of: 1)
      try page.press("Remove")
      XCTAssertEqual(page.titles, [0, 2, 3, 4].map { sampleTitles[$0] })
      page.checkNothingIsOpen()
    }
  }
}

extension ShownPage where Controller == ContactsViewController {
  /// Opens the card of a token by its accessible action.
  fileprivate func openCard(of index: Int) throws {
    performAction(of: recipientsView.contactViews[index].button.pointer)
    try waitForTheOnlyPopover()
  }

  /// Opens the form by the accessible action of its button.
  fileprivate func openFormByAction() throws {
    performAction(of: controller.stage.addButton.pointer)
    try waitForTheOnlyPopover()
  }

  /// Presses a button of the open popover by its accessible action.
  fileprivate func press(_ title: String) throws {
    let popover = try XCTUnwrap(controller.popover)
    let button = try XCTUnwrap(
      widgets(in: popover.pointer).first {
        cgtk_is_button($0) != 0 && accessibleName(of: $0) == title
      })
    performAction(of: button)
  }

  fileprivate func waitForTheOnlyPopover() throws {
    let popover = try XCTUnwrap(controller.popover)
    XCTAssertTrue(runMainLoop { popover.isMapped })
    XCTAssertTrue(popover.containsFocus)
    XCTAssertTrue(runMainLoop { self.mappedPopovers == [popover.pointer] })
  }

  /// Asserts that no popover is open, and that the focus is on a widget that exists.
  fileprivate func checkNothingIsOpen(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(runMainLoop { self.mappedPopovers.isEmpty }, file: file, line: line)
    XCTAssertNil(gtk_grab_get_current(), file: file, line: line)
    let focus = gtk_window_get_focus(window.window)
    XCTAssertTrue(
      widgets(in: controller.view.pointer).contains { $0 == focus }, "the focus is on the page",
      file: file, line: line)
  }

  private var mappedPopovers: [UnsafeMutablePointer<GtkWidget>] {
    Widget.allChildren(of: window.pointer)
      .filter { cgtk_is_popover($0) != 0 && gtk_widget_get_mapped($0) != 0 }
  }

  /// Performs the accessible action of a button, and waits until GTK has handled it.
  private func performAction(of button: UnsafeMutablePointer<GtkWidget>) {
    atk_action_do_action(OpaquePointer(gtk_widget_get_accessible(button)), 0)
    runPendingEvents()
  }
}
