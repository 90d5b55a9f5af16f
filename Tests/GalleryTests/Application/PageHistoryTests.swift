import CGtk
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the Back and Forward buttons in the header bar.
final class PageHistoryTests: XCTestCase {
  func testTheButtonsOpenTheLastPagesInOrder() throws {
    try onMain {
      let window = shownWindow()
      defer { window.destroy() }
      XCTAssertEqual(try window.sensitiveButtons(), [])
      window.open(.contacts)
      window.open(.flipper)
      XCTAssertEqual(try window.sensitiveButtons(), ["Back"])
      let steps: [(button: String, page: Page, sensitive: [String])] = [
        ("Back", .contacts, ["Back", "Forward"]), ("Back", .buttons, ["Forward"]),
        ("Forward", .contacts, ["Back", "Forward"]), ("Forward", .flipper, ["Back"]),
      ]
      for step in steps {
        gtk_button_clicked(cgtk_button(try window.button(step.button)))
        XCTAssertEqual(window.page, step.page)
        XCTAssertEqual(try window.sensitiveButtons(), step.sensitive)
        XCTAssertEqual(window.title, step.page.windowTitle)
      }
    }
  }

  func testADisabledBackOrForwardButtonPassesTheFocusToTheOther() throws {
    try onMain {
      let window = shownWindow()
      defer { window.destroy() }
      window.open(.flipper)
      for (name, other) in [("Back", "Forward"), ("Forward", "Back")] {
        let button = try window.button(name)
        gtk_widget_grab_focus(button)
        gtk_button_clicked(cgtk_button(button))
        XCTAssertEqual(gtk_window_get_focus(window.window), try window.button(other))
      }
    }
  }

  func testGoingBackFromAPageFocusesTheButtonThatOpenedIt() throws {
    try onMain {
      let window = shownWindow()
      defer { window.destroy() }
      let infoLight = try XCTUnwrap(
        widgets(in: window.pointer).first { accessibleName(of: $0) == "Info Light" })
      gtk_widget_grab_focus(infoLight)
      gtk_button_clicked(cgtk_button(infoLight))
      XCTAssertEqual(window.page, .flipper)
      waitForFrame(of: window)
      gtk_button_clicked(cgtk_button(try window.button("Back")))
      XCTAssertEqual(window.page, .buttons)
      XCTAssertEqual(gtk_window_get_focus(window.window), infoLight)
    }
  }

  func testTheKeysMatchTheDirectionsOfTheIcons() {
    onMain {
      openGallery()
      for (direction, back, forward) in [
        (TextDirection.leftToRight, "<Alt>Left", "<Alt>Right"),
        (.rightToLeft, "<Alt>Right", "<Alt>Left"),
      ] {
        withTextDirection(direction) {
          XCTAssertEqual(accelerators(of: "back"), [back])
          XCTAssertEqual(accelerators(of: "forward"), [forward])
        }
      }
    }
  }

  func testTheTitleOfEachWindowNamesThePage() {
    onMain {
      let window = shownWindow()
      defer { window.destroy() }
      for page in Page.allCases {
        window.open(page)
        XCTAssertEqual(window.title, "\(page.title) – Button Gallery")
        XCTAssertEqual(window.titlebar?.title, page.title)
        let alone = PageWindow(application: registeredApplication, page: page)
        XCTAssertEqual(alone.title, window.title)
        alone.destroy()
      }
    }
  }
}

@MainActor private func shownWindow() -> MainWindow {
  openGallery()
  let window = MainWindow(
    application: registeredApplication, state: WindowState(), page: .buttons)
  window.present()
  XCTAssertTrue(runMainLoop { window.isMapped })
  runPendingEvents()
  return window
}

extension MainWindow {
  /// Returns the button of the header bar with the given name.
  fileprivate func button(_ name: String) throws -> UnsafeMutablePointer<GtkWidget> {
    try XCTUnwrap(
      widgets(in: pointer).first {
        cgtk_is_button($0) != 0 && GtkTesting.accessibleName(of: $0) == name
      },
      name)
  }

  /// The names of the enabled buttons among Back and Forward.
  fileprivate func sensitiveButtons() throws -> [String] {
    try ["Back", "Forward"].filter { gtk_widget_get_sensitive(try button($0)) != 0 }
  }
}

/// The keys of a window's command.
@MainActor private func accelerators(of identifier: String) -> [String]? {
  MainWindow.commands.first { $0.identifier == identifier }?.accelerators
}
