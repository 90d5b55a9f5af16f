import CGtk
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Opens and closes each window repeatedly: every widget and every controller must be freed.
final class WindowLifetimeTests: XCTestCase {
  func testEveryMainWindowIsFreedWithItsContents() {
    onMain {
      openGallery()
      assertIsFreed(times: 100) {
        MainWindow(application: registeredApplication, state: WindowState(), page: .buttons)
      }
    }
  }

  func testEveryPageWindowIsFreedWithItsContents() {
    onMain {
      openGallery()
      for page in Page.allCases {
        assertIsFreed(times: 100) { PageWindow(application: registeredApplication, page: page) }
      }
    }
  }

  func testAViewControllerIsReleasedWithItsWindow() {
    onMain {
      openGallery()
      for page in Page.allCases {
        weak var controller: (any PageViewController)?
        weak var window: PageWindow?
        do {
          let made = PageWindow(application: registeredApplication, page: page)
          made.present()
          window = made
          controller = made.controller
        }
        XCTAssertTrue(runMainLoop { window?.isMapped == true })
        XCTAssertNotNil(controller, "the window retains it")
        window?.destroy()
        runPendingEvents()
        XCTAssertNil(window)
        XCTAssertNil(controller, page.identifier)
      }
    }
  }

  func testEveryDialogOfAMainWindowIsFreedWhenItCloses() throws {
    try onMain {
      openGallery()
      for action in ["about", "shortcuts"] {
        let window = MainWindow(
          application: registeredApplication, state: WindowState(), page: .buttons)
        defer { window.destroy() }
        window.present()
        let finalizations = Finalizations()
        for _ in 1...100 {
          let dialog = try openDialog(action, over: window)
          finalizations.watch(dialog)
          gtk_window_close(cgtk_window(dialog))
          XCTAssertTrue(runMainLoop { dialogs(over: window).isEmpty }, action)
        }
        runPendingEvents()
        XCTAssertGreaterThan(finalizations.expected, 1_000, action)
        XCTAssertEqual(finalizations.remaining, [:], action)
      }
    }
  }

  func testAnOpenDialogIsFreedWithItsWindow() throws {
    try onMain {
      openGallery()
      for action in ["about", "shortcuts"] {
        let finalizations = Finalizations()
        let window = MainWindow(
          application: registeredApplication, state: WindowState(), page: .buttons)
        window.present()
        finalizations.watch(try openDialog(action, over: window))
        window.destroy()
        runPendingEvents()
        XCTAssertEqual(finalizations.remaining, [:], action)
      }
    }
  }

  func testClosingAWindowCancelsAPressWithoutAMessage() {
    onMain {
      openGallery()
      let controller = ButtonsViewController(context: PageContext())
      let window = ApplicationWindow(application: registeredApplication)
      window.child = controller.view
      window.present()
      let button = controller.standardButton
      XCTAssertTrue(runMainLoop { button.isMapped })
      runPendingEvents()
      let text = standardError {
        button.input.down(10, 10)
        window.destroy()
        runPendingEvents()
      }
      XCTAssertEqual(text, "")
      XCTAssertEqual(button.state, .normal)
    }
  }
}

@MainActor private func assertIsFreed(
  times: Int, file: StaticString = #filePath, line: UInt = #line, make: () -> ApplicationWindow
) {
  let finalizations = Finalizations()
  for _ in 1...times {
    let window = make()
    window.present()
    XCTAssertTrue(runMainLoop { window.isMapped }, file: file, line: line)
    finalizations.watch(window.pointer)
    window.destroy()
  }
  runPendingEvents()
  XCTAssertGreaterThan(finalizations.expected, times * 50, file: file, line: line)
  XCTAssertEqual(finalizations.remaining, [:], file: file, line: line)
}

@MainActor private func openDialog(
  _ action: String, over window: MainWindow
) throws -> UnsafeMutablePointer<GtkWidget> {
  g_action_group_activate_action(OpaquePointer(window.pointer), action, nil)
  let dialog = try XCTUnwrap(dialogs(over: window).first, action)
  XCTAssertTrue(runMainLoop { gtk_widget_get_mapped(dialog) != 0 }, action)
  return dialog
}

/// The dialogs over another window, without the tooltip of the widget under the pointer.
@MainActor private func dialogs(
  over window: GtkKit.Window
) -> [UnsafeMutablePointer<GtkWidget>] {
  toplevelWindows().filter {
    gtk_window_get_transient_for(cgtk_window($0)) == window.window
      && gtk_window_get_type_hint(cgtk_window($0)) != GDK_WINDOW_TYPE_HINT_TOOLTIP
  }
}
