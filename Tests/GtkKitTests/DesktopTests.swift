import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

final class DesktopTests: XCTestCase {
  func testTextOnTheClipboardCanBeRead() {
    onMain {
      openToolkit()
      Clipboard.setText("touchDown\nA & B")
      let clipboard = gtk_clipboard_get_default(gdk_display_get_default())
      XCTAssertEqual(String(owned: gtk_clipboard_wait_for_text(clipboard)), "touchDown\nA & B")
    }
  }

  func testTheValueOfAnEnvironmentVariableIsReadUnchanged() {
    onMain {
      XCTAssertNil(ProcessEnvironment.value("GTK_KIT_TESTS"))
      ProcessEnvironment.set("GTK_KIT_TESTS", to: "a=b")
      XCTAssertEqual(ProcessEnvironment.value("GTK_KIT_TESTS"), "a=b")
    }
  }

  func testTheDisplayOfTheTestsIsAnXServer() {
    onMain {
      openToolkit()
      XCTAssertFalse(Display.isWayland)
    }
  }
}
