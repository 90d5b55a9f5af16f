import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the window around the pages: its minimum size, its accessible names, and its state.
final class MainWindowTests: XCTestCase {
  func testNoPageMakesAWindowLargerThanASmallScreen() {
    onMain {
      openGallery()
      for (name, makeWindow) in windows {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
          withTextDirection(direction) {
            let window = makeWindow()
            defer { window.destroy() }
            window.setDefaultSize(width: 1, height: 1)
            window.present()
            XCTAssertTrue(runMainLoop { window.isMapped && window.currentSize.width > 1 })
            runPendingEvents()
            let size = window.currentSize
            XCTAssertLessThanOrEqual(size.width, 640, name)
            XCTAssertLessThanOrEqual(size.height, 480, name)
            var minimum = GtkRequisition()
            gtk_widget_get_preferred_size(window.pointer, &minimum, nil)
            XCTAssertLessThanOrEqual(minimum.width, 640, name)
            XCTAssertLessThanOrEqual(minimum.height, 480, name)
            XCTAssertGreaterThanOrEqual(minimum.width, 448, "\(name) is wide enough to be useful")
            XCTAssertGreaterThanOrEqual(minimum.height, 320, name)
          }
        }
      }
    }
  }

  func testEveryFocusableWidgetHasAnAccessibleName() {
    onMain {
      openGallery()
      for (name, makeWindow) in windows {
        let window = makeWindow()
        defer { window.destroy() }
        window.present()
        XCTAssertTrue(runMainLoop { window.isMapped })
        runPendingEvents()
        let stops = tabStops(of: window)
        // The window of the card, with an empty log, has only the info button.
        XCTAssertGreaterThanOrEqual(stops.count, name.hasPrefix("main") ? 3 : 1, name)
        for stop in stops {
          XCTAssertNotNil(accessibleName(of: stop), "\(name): \(describe(stop))")
        }
      }
    }
  }

  func testTheFocusMovesToTheNextPageWhenAPageAndItsPopoverDisappear() throws {
    try onMain {
      openGallery()
      let window = MainWindow(
        application: registeredApplication, state: WindowState(), page: .flipper)
      defer { window.destroy() }
      window.present()
      for (page, name) in [(Page.buttons, "Detail Disclosure"), (.contacts, ContactsDemo.addTitle)]
      {
        window.open(page)
        XCTAssertTrue(runMainLoop { window.isMapped })
        runPendingEvents()
        let button = try XCTUnwrap(
          widgets(in: window.pointer).first {
            gtk_widget_get_mapped($0) != 0 && cgtk_is_button($0) != 0
              && accessibleName(of: $0) == name
          }, name)
        gtk_widget_grab_focus(button)
        gtk_button_clicked(cgtk_button(button))
        XCTAssertTrue(runMainLoop { gtk_window_get_focus(window.window) != button }, name)
        window.open(.flipper)
        waitForFrame(of: window)
        let focus = try XCTUnwrap(gtk_window_get_focus(window.window), name)
        XCTAssertTrue(gtk_widget_get_mapped(focus) != 0, "\(name): \(describe(focus))")
      }
    }
  }

  func testTheTabKeyReachesEveryButtonAndSwitchOfTheButtonsPage() {
    onMain {
      openGallery()
      for (name, makeWindow) in windows where name.contains("buttons") {
        let window = makeWindow()
        defer { window.destroy() }
        window.present()
        XCTAssertTrue(runMainLoop { window.isMapped })
        runPendingEvents()
        // The buttons of the log are insensitive while it is empty.
        let standard = widgets(in: window.pointer).first { accessibleName(of: $0) == "Standard" }
        gtk_button_clicked(cgtk_button(standard))
        let names = tabStops(of: window).compactMap(accessibleName(of:))
        let expected = [
          "Standard", "Custom", "Six States", "Client", "Rounded",
          "Detail Disclosure", "Contact Add", "Info Light", "Info Dark", "Enabled", "Highlighted",
          "Selected", "Clear", "Copy",
        ]
        for stop in expected { XCTAssertTrue(names.contains(stop), "\(name): \(stop)") }
      }
    }
  }

  func testTheKeyOfTheOpenPageAnnouncesItsName() {
    onMain {
      openGallery()
      let window = MainWindow(
        application: registeredApplication, state: WindowState(), page: .buttons)
      defer { window.destroy() }
      window.present()
      XCTAssertTrue(runMainLoop { window.isMapped })
      let open = { (page: Page) in
        g_action_group_activate_action(
          OpaquePointer(window.pointer), "open-\(page.identifier)", nil)
      }
      XCTAssertEqual(announcements { open(.buttons) }, ["Buttons"])
      // Screen readers speak the window's new title.
      XCTAssertEqual(announcements { open(.roundButtons) }, [])
      XCTAssertEqual(window.title, "Round Buttons – Button Gallery")
    }
  }

  func testChoosingTheCurrentThemeClosesTheMenuAndAnotherIsAnnounced() throws {
    try onMain {
      try withTheme(.classic) {
        let window = MainWindow(
          application: registeredApplication, state: WindowState(), page: .buttons)
        defer { window.destroy() }
        window.present()
        XCTAssertTrue(runMainLoop { window.isMapped })
        let button = try XCTUnwrap(
          widgets(in: window.pointer).first { accessibleName(of: $0) == "Theme" })
        for (theme, spoken) in [("classic", []), ("dark", ["Dark theme"])] {
          gtk_toggle_button_set_active(cgtk_toggle_button(button), 1)
          let choose = {
            g_action_group_activate_action(
              OpaquePointer(window.pointer), "theme", g_variant_new_string(theme))
          }
          XCTAssertEqual(announcements { choose() }, spoken)
          XCTAssertEqual(gtk_toggle_button_get_active(cgtk_toggle_button(button)), 0, theme)
        }
      }
    }
  }

  func testTheStateHasTheWindowsSizeAndPage() {
    onMain {
      openGallery()
      let state = WindowState(size: Size(width: 900, height: 650), page: .buttons)
      let window = MainWindow(
        application: registeredApplication, state: state, page: .buttons)
      defer { window.destroy() }
      window.present()
      XCTAssertTrue(runMainLoop { window.isMapped && window.currentSize.width > 1 })
      XCTAssertEqual(window.state, state)
    }
  }

  func testTheWindowKeepsItsSizeWhenPagesChange() {
    onMain {
      openGallery()
      for size in [Size(width: 640, height: 480), WindowState().size] {
        let window = MainWindow(
          application: registeredApplication, state: WindowState(size: size), page: .buttons)
        defer { window.destroy() }
        window.present()
        XCTAssertTrue(runMainLoop { window.isMapped && window.currentSize.width > 1 })
        for page in Page.allCases + Page.allCases.reversed() {
          window.open(page)
          waitForFrame(of: window)
          XCTAssertEqual(window.currentSize, size, "\(page)")
        }
      }
    }
  }

  func testAPageIsBuiltOnlyOnce() {
    onMain {
      openGallery()
      let window = MainWindow(
        application: registeredApplication, state: WindowState(), page: .buttons)
      defer { window.destroy() }
      let before = widgets(in: window.pointer)
      window.open(.buttons)
      XCTAssertEqual(widgets(in: window.pointer), before)
      XCTAssertEqual(window.page, .buttons)
    }
  }
}

/// Every kind of window with every page.
@MainActor private var windows: [(name: String, make: () -> ApplicationWindow)] {
  Page.allCases.flatMap { page -> [(name: String, make: () -> ApplicationWindow)] in
    [
      (
        "main window, \(page)",
        { MainWindow(application: registeredApplication, state: WindowState(), page: page) }
      ),
      ("page window, \(page)", { PageWindow(application: registeredApplication, page: page) }),
    ]
  }
}
