import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

final class InfoBarTests: XCTestCase {
  func testABarIsThereOnlyWhileItShowsSomething() {
    MainActor.assumeIsolated {
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
    MainActor.assumeIsolated {
      let (box, bar, _) = stage()
      bar.show(String(repeating: "The folder cannot be written. ", count: 20))
      withWindow(box, width: 400) { XCTAssertEqual(bar.allocation.size.width, 400) }
    }
  }

  func testItsButtonClosesItAndTheFocusGoesOn() throws {
    try MainActor.assumeIsolated {
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

  func testTheTextIsAnAlertThatIsAnnounced() {
    MainActor.assumeIsolated {
      openToolkit()
      let bar = InfoBar()
      let accessible = gtk_widget_get_accessible(bar.pointer)
      XCTAssertEqual(atk_object_get_role(accessible), ATK_ROLE_ALERT)
      var announcements: [String] = []
      guard let accessible else { return XCTFail("no accessible object") }
      Signal.connectArgument(accessible, "announcement") { text in
        guard let text else { return }
        announcements.append(String(cString: text.assumingMemoryBound(to: CChar.self)))
      }
      bar.show("The folder cannot be written")
      XCTAssertEqual(announcements, ["The folder cannot be written"])
      bar.show("The folder", isNews: false)
      XCTAssertEqual(bar.text, "The folder")
      XCTAssertEqual(announcements.count, 1, "what is left of a text is no news")
    }
  }
}

@MainActor private func stage() -> (Box, InfoBar, TextButton) {
  openToolkit()
  let box = Box(orientation: .vertical)
  let bar = InfoBar()
  let button = TextButton("Copy")
  box.append(bar)
  box.append(button)
  return (box, bar, button)
}
