import CGtk
import Demos
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Opens and closes each window again and again: every widget and every controller must go.
final class WindowLifetimeTests: XCTestCase {
  func testEveryMainWindowIsFreedWithAllThatItContains() {
    MainActor.assumeIsolated {
      openGallery()
      assertIsFreed(times: 100) {
        MainWindow(application: registeredApplication, state: WindowState(), page: .buttons)
      }
    }
  }

  func testEveryPageWindowIsFreedWithAllThatItContains() {
    MainActor.assumeIsolated {
      openGallery()
      for page in Page.allCases {
        assertIsFreed(times: 100) { PageWindow(application: registeredApplication, page: page) }
      }
    }
  }

  func testAViewControllerGoesWithItsWindow() {
    MainActor.assumeIsolated {
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
        XCTAssertNotNil(controller, "the window keeps it")
        window?.destroy()
        runPendingEvents()
        XCTAssertNil(window)
        XCTAssertNil(controller, page.identifier)
      }
    }
  }

  func testThePopoversOfAPageGoWithItsWindow() throws {
    try MainActor.assumeIsolated {
      let finalizations = Finalizations()
      for _ in 1...100 {
        let page = ButtonsPage()
        let button = page.controller.typeButtons[2]
        button.input.click()
        let popover = try XCTUnwrap(page.controller.popover)
        XCTAssertTrue(runMainLoop { popover.isMapped })
        finalizations.watch(popover.pointer)
      }
      runPendingEvents()
      XCTAssertGreaterThanOrEqual(finalizations.expected, 400)
      XCTAssertEqual(finalizations.remaining, [:])
    }
  }

  func testTheDialogsOfAMainWindowAreFreed() throws {
    try MainActor.assumeIsolated {
      openGallery()
      for (action, type) in [("about", "GtkAboutDialog"), ("shortcuts", "GtkShortcutsWindow")] {
        let finalizations = Finalizations()
        for _ in 1...100 {
          let window = MainWindow(
            application: registeredApplication, state: WindowState(), page: .buttons)
          window.present()
          g_action_group_activate_action(OpaquePointer(window.pointer), action, nil)
          let dialog = try XCTUnwrap(openWindow(ofType: type), action)
          XCTAssertTrue(runMainLoop { gtk_widget_get_mapped(dialog) != 0 }, action)
          if type == "GtkShortcutsWindow" {
            // GTK 3.24 leaks most of what it puts into this window, in a program of plain C too.
            finalizations.watchOnly(dialog)
          } else {
            finalizations.watch(dialog)
          }
          window.destroy()
        }
        runPendingEvents()
        XCTAssertGreaterThanOrEqual(finalizations.expected, 100)
        XCTAssertEqual(finalizations.remaining, [:], action)
      }
    }
  }

  func testAPressInTheMiddleOfAWindowsEndIsCancelledAndSaysNothing() {
    MainActor.assumeIsolated {
      openGallery()
      let controller = ButtonsViewController()
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
  var counted = 0
  for _ in 1...times {
    let window = make()
    window.present()
    XCTAssertTrue(runMainLoop { window.isMapped }, file: file, line: line)
    window.onFinalize { counted += 1 }
    finalizations.watch(window.pointer)
    window.destroy()
  }
  runPendingEvents()
  XCTAssertEqual(counted, times, file: file, line: line)
  XCTAssertGreaterThan(finalizations.expected, times * 50, file: file, line: line)
  XCTAssertEqual(finalizations.remaining, [:], file: file, line: line)
}

/// The window of a GTK class that is open.
@MainActor private func openWindow(ofType type: String) -> UnsafeMutablePointer<GtkWidget>? {
  let list = gtk_window_list_toplevels()
  defer { g_list_free(list) }
  var node = list
  while let current = node?.pointee {
    if let data = current.data, String(cString: cgtk_type_name(data)) == type {
      return cgtk_widget(data)
    }
    node = current.next
  }
  return nil
}
