import CGtk
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests that the name a screen reader speaks for a button matches the button's text.
final class AccessibleNameTests: XCTestCase {
  /// Users who see the text of a button use it as its name, including in voice control.
  func testTheNameOfAButtonIncludesItsText() {
    onMain {
      openGallery()
      let window = MainWindow(
        application: registeredApplication, state: WindowState(), page: .buttons)
      defer { window.destroy() }
      for page in Page.allCases {
        window.open(page)
        for button in widgets(in: window.pointer) where cgtk_is_button(button) != 0 {
          let name = accessibleName(of: button) ?? ""
          for text in texts(in: button) where !text.isEmpty {
            XCTAssertTrue(name.contains(text), "“\(name)” shows “\(text)” on \(page.title)")
          }
        }
      }
    }
  }
}

@MainActor private func texts(in widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
  widgets(in: widget).filter { String(cString: cgtk_type_name($0)) == "GtkLabel" }
    .map { String(cString: gtk_label_get_text(cgtk_label($0))) }
}
