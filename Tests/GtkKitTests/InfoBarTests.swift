import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

final class InfoBarTests: XCTestCase {
  func testABarIsVisibleOnlyWhileItHasText() {
    onMain {
      let (box, bar, _) = stage()
      withWindow(box) {
        XCTAssertNil(bar.text)
        XCTAssertFalse(bar.isMapped)
        for text in ["A & B <b>", "snake_case"] {
          bar.show(text)
          XCTAssertEqual(bar.text, text)
          XCTAssertTrue(bar.isMapped)
          XCTAssertEqual(bar.accessibleName, text)
        }
        bar.close()
        XCTAssertNil(bar.text)
        XCTAssertFalse(bar.isMapped)
      }
    }
  }

  func testALongTextWrapsInsteadOfWideningTheWindow() {
    onMain {
      let (box, bar, _) = stage()
      bar.show(String(repeating: "The folder cannot be written. ", count: 20))
      withWindow(box, width: 400) { XCTAssertEqual(bar.allocation.size.width, 400) }
    }
  }

  func testTheButtonClosesTheBarAndTheFocusMovesOn() throws {
    try onMain {
      let (box, bar, button) = stage()
      bar.show("Text")
      let close = try XCTUnwrap(widgets(in: bar.pointer).first { cgtk_is_button($0) != 0 })
      withWindow(box) {
        guard let window = gtk_widget_get_toplevel(box.pointer) else {
          return XCTFail("no window")
        }
        activate(cgtk_window(window))
        gtk_widget_grab_focus(close)
        gtk_button_clicked(cgtk_button(close))
        XCTAssertTrue(button.hasFocus)
      }
      XCTAssertNil(bar.text)
    }
  }

  func testTheTextIsAnAlertThatIsSpokenOncePerMessage() {
    onMain {
      let (box, bar, _) = stage()
      withWindow(box) {
        XCTAssertEqual(
          atk_object_get_role(gtk_widget_get_accessible(bar.pointer)), ATK_ROLE_ALERT)
        let record = AnnouncementRecord(of: bar.pointer)
        bar.show("The folder cannot be written")
        XCTAssertEqual(record.names, ["The folder cannot be written"])
        bar.show("The folder", announces: false)
        XCTAssertEqual(bar.text, "The folder")
        XCTAssertEqual(record.names.count, 1, "a part of the previous text is not spoken again")
        bar.show("The disk is full")
        XCTAssertEqual(record.names.last, "The disk is full")
        XCTAssertEqual(record.names.count, 2)
      }
    }
  }

  func testTheTextIsSpokenOnceGTKHasReportedTheFocusOfANewWindow() {
    onMain {
      let (box, bar, _) = stage()
      bar.show("The folder cannot be written")
      let record = AnnouncementRecord(of: bar.pointer)
      withWindow(box) {
        guard let window = gtk_widget_get_toplevel(box.pointer) else {
          return XCTFail("no window")
        }
        // On a slow machine, the window may already be active.
        if gtk_window_is_active(cgtk_window(window)) == 0 {
          let count = record.names.count
          activate(cgtk_window(window))
          XCTAssertEqual(record.names.count, count, "GTK reports the focus in an idle call")
        }
        runMainLoop { record.names.count == 2 }
        XCTAssertEqual(
          record.names, Array(repeating: "The folder cannot be written", count: 2),
          "with the window, and once it is active")
      }
    }
  }

  func testTheCloseButtonHasAName() {
    onMain {
      let (box, bar, _) = stage()
      withWindow(box) {
        XCTAssertEqual(
          widgets(in: bar.pointer).filter { cgtk_is_button($0) != 0 }.map(accessibleName(of:)),
          ["Close"])
      }
    }
  }
}

@MainActor private func stage() -> (Box, InfoBar, LabelButton) {
  openToolkit()
  let box = Box(orientation: .vertical)
  let bar = InfoBar()
  let button = LabelButton("Copy")
  box.append(bar)
  box.append(button)
  return (box, bar, button)
}
