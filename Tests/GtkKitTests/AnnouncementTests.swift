import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of texts that a screen reader speaks in addition to the focused widget.
final class AnnouncementTests: XCTestCase {
  func testAVisibleWidgetSpeaksThroughANotificationOfItsWindow() throws {
    try onMain {
      openToolkit()
      let button = LabelButton("Button")
      try withWindow(button) {
        for text in ["A & B <b>", "A & B <b>", "snake_case"] { button.announce(text) }
        XCTAssertEqual(Announcements.texts.suffix(3), ["A & B <b>", "A & B <b>", "snake_case"])
        let notification = try XCTUnwrap(Announcements.newest)
        XCTAssertEqual(atk_object_get_role(notification), ATK_ROLE_NOTIFICATION)
        XCTAssertEqual(String(cString: atk_object_get_name(notification)), "snake_case")
        XCTAssertEqual(
          atk_object_get_parent(notification),
          gtk_widget_get_accessible(gtk_widget_get_toplevel(button.pointer)))
      }
    }
  }

  /// The assertions run while the window exists, because its notifications disappear with it.
  func testEmptyTextsAndTextsOfHiddenWidgetsAreNotSpoken() {
    onMain {
      openToolkit()
      let button = LabelButton("Button")
      let before = Announcements.texts
      button.announce("in no window")
      XCTAssertEqual(Announcements.texts, before)
      withWindow(button) {
        button.announce("shown")
        let spoken = Announcements.texts
        XCTAssertEqual(spoken.last, "shown")
        button.announce("")
        XCTAssertEqual(Announcements.texts, spoken)
        button.isVisible = false
        button.announce("hidden")
        XCTAssertEqual(Announcements.texts, spoken)
      }
    }
  }

  func testOnlyTheLatestNotificationsRemain() {
    onMain {
      openToolkit()
      let button = LabelButton("Button")
      withWindow(button) {
        for number in 1...20 { button.announce("\(number)") }
        XCTAssertEqual(Announcements.texts, (13...20).map(String.init))
      }
    }
  }

  func testNotificationsDisappearWithTheirWindow() {
    onMain {
      openToolkit()
      let button = LabelButton("Button")
      withWindow(button) {
        button.announce("of a window that goes")
        XCTAssertEqual(Announcements.texts.last, "of a window that goes")
      }
      XCTAssertFalse(Announcements.texts.contains("of a window that goes"))
    }
  }

  func testTheRowsOfAReadOnlyListCannotBeSelected() throws {
    try onMain {
      openToolkit()
      let list = RowList(accessibleName: "Keys")
      list.append(Label("Quit"), accessibleName: "Quit: Ctrl+Q")
      let row = try XCTUnwrap(Widget.allChildren(of: list.pointer).first)
      XCTAssertEqual(accessibleName(of: row), "Quit: Ctrl+Q")
      XCTAssertEqual(atk_object_get_role(gtk_widget_get_accessible(row)), ATK_ROLE_STATIC)
    }
  }

  func testAPopoverIsSpokenAsADialogOnce() {
    onMain {
      openToolkit()
      let anchor = LabelButton("Anchor")
      withWindow(anchor) {
        let child = Box(orientation: .vertical)
        let popover = Popover(
          relativeTo: anchor, child: child, accessibleName: "Card", accessibleDescription: "Text")
        XCTAssertEqual(
          atk_object_get_role(gtk_widget_get_accessible(child.pointer)), ATK_ROLE_DIALOG)
        XCTAssertEqual([child.accessibleName, child.accessibleDescription], ["Card", "Text"])
        XCTAssertEqual(accessibleName(of: popover.pointer) ?? "", "", "Orca would speak it twice")
      }
    }
  }
}
