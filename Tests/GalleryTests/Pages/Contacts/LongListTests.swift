import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of a list that is too long to have a view for each contact.
final class LongListTests: XCTestCase {
  func testOnlyTheNeededTokensHaveViewsAndEachHasItsFrame() throws {
    try onMain {
      let page = try longPage()
      let field = page.recipientsView
      XCTAssertLessThan(field.contactViews.count, 400)
      XCTAssertEqual(
        field.allocation.size.height, field.layout(forWidth: field.allocation.size.width).height)
      page.scroll(toMiddleOf: field)
      let visible = try XCTUnwrap(field.visiblePart)
      XCTAssertGreaterThan(visible.minY, 5_000)
      let layout = field.layout(forWidth: field.allocation.size.width)
      let inSight = layout.tokenFrames.indices.filter {
        layout.tokenFrames[$0].maxY > visible.minY && layout.tokenFrames[$0].minY < visible.maxY
      }
      XCTAssertGreaterThan(inSight.count, 20)
      let shown = Dictionary(uniqueKeysWithValues: field.tokens.map { ($0.index, $0.view) })
      for index in inSight {
        XCTAssertEqual(shown[index]?.frame(in: field), layout.tokenFrames[index])
        XCTAssertEqual(shown[index]?.isMapped, true)
      }
      XCTAssertLessThan(field.contactViews.count, 500, "the other views are removed")
      XCTAssertEqual(
        page.childTitles, field.contactViews.map(\.contact.title), "the order for screen readers")
    }
  }

  func testArrowKeysMoveThroughAllTokensAndTheFocusStaysVisible() throws {
    try onMain {
      let page = try longPage()
      page.entry.grabFocus()
      for index in (names.count - 200..<names.count).reversed() {
        page.type(GDK_KEY_Left)
        runPendingEvents()
        XCTAssertEqual(page.focus, names[index])
      }
      waitForFrame(of: page.window)
      try page.assertFocusIsVisible()
      page.type(GDK_KEY_Home)
      XCTAssertEqual(page.focus, names[0])
      waitForFrame(of: page.window)
      try page.assertFocusIsVisible()
      page.type(GDK_KEY_End)
      XCTAssertEqual(page.focus, "entry")
    }
  }

  func testTabMovesThroughAllTokens() throws {
    try onMain {
      let page = try longPage()
      page.recipientsView.contactViews[0].button.grabFocus()
      for name in names[1..<200] {
        page.type(GDK_KEY_Tab)
        runPendingEvents()
        XCTAssertEqual(page.focus, name)
      }
    }
  }

  func testRemovingATokenFocusesTheNextEvenInTheMiddle() throws {
    try onMain {
      let page = try longPage()
      page.scroll(toMiddleOf: page.recipientsView)
      let token = page.recipientsView.tokens[page.recipientsView.tokens.count / 2]
      token.view.button.grabFocus()
      page.type(GDK_KEY_Delete)
      XCTAssertEqual(page.focus, names[token.index + 1])
      page.controller.undo()
      XCTAssertEqual(page.focus, names[token.index + 1])
      XCTAssertEqual(page.recipientsView.entries.count, names.count)
    }
  }
}

private let names = (1...2_000).map { "Person \($0)" }

/// The Contacts page with 2,000 contacts.
@MainActor private func longPage() throws -> ShownPage<ContactsViewController> {
  let contacts = ContactStore()
  for entry in contacts.list.entries { _ = contacts.remove(entry.id) }
  _ = try contacts.add(
    RecipientsText(names.joined(separator: "\n")), keepingRestWithin: Entry.maximumSize)
  return ShownPage(contacts: contacts)
}

extension ShownPage where Controller == ContactsViewController {
  /// The adjustment of the page's scrolled window.
  private var scrolling: UnsafeMutablePointer<GtkAdjustment>? {
    let window = gtk_widget_get_ancestor(
      recipientsView.pointer, gtk_scrolled_window_get_type())
    return window.flatMap { gtk_scrolled_window_get_vadjustment(cgtk_scrolled_window($0)) }
  }

  fileprivate func scroll(toMiddleOf widget: Widget) {
    gtk_adjustment_set_value(scrolling, widget.allocation.size.height / 2)
    waitForFrame(of: window)
    waitForFrame(of: window)
  }

  /// The titles of the token buttons, in the order of GTK's children.
  fileprivate var childTitles: [String] {
    widgets(in: recipientsView.pointer).filter { cgtk_is_button($0) != 0 }
      .compactMap(accessibleName(of:))
  }

  fileprivate func assertFocusIsVisible(line: UInt = #line) throws {
    let visible = try XCTUnwrap(recipientsView.visiblePart, line: line)
    let focused = try XCTUnwrap(
      recipientsView.contactViews.first { $0.button.isFocused }, line: line)
    let frame = try XCTUnwrap(focused.frame(in: recipientsView), line: line)
    XCTAssertGreaterThanOrEqual(frame.minY, visible.minY, line: line)
    XCTAssertLessThanOrEqual(frame.maxY, visible.maxY, line: line)
  }
}
