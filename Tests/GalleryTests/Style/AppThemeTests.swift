import CGtk
import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the single style sheet and the windows that use it.
final class AppThemeTests: XCTestCase {
  func testTheThemeStillChangesAfterTheNewestWindowHasClosed() throws {
    try onMain {
      try withTheme(.classic) {
        let older = ShownPage { RoundButtonsViewController() }
        do { _ = ShownPage { InterfaceElementsViewController() } }
        AppTheme.shared.choice = .always(.dark)
        waitForFrame(of: older.window)
        XCTAssertEqual(try older.stageColor, Theme.dark.colors[.background].hexText)
      }
    }
  }

  func testAChangeIsAppliedEvenIfTheWindowWhoseFrameItWaitsForCloses() throws {
    try onMain {
      try withTheme(.classic) {
        let older = ShownPage { RoundButtonsViewController() }
        let younger = ShownPage { RoundButtonsViewController() }
        for (page, name) in [(older, ThemeName.dark), (younger, .light)] {
          AppTheme.shared.choice = .always(name)
          page.window.destroy()
          guard page === older else { continue }
          waitForFrame(of: younger.window)
          XCTAssertEqual(try younger.stageColor, name.theme.colors[.background].hexText)
        }
        let next = ShownPage { RoundButtonsViewController() }
        XCTAssertEqual(try next.stageColor, Theme.light.colors[.background].hexText)
      }
    }
  }

  func testAChangeRedrawsEveryWindow() {
    onMain {
      withTheme(.classic) {
        // The sheet does not change a plain label, so GTK itself would not redraw it.
        let windows = [plainWindow(), plainWindow()]
        defer { for window in windows { window.destroy() } }
        var drawn: Set<Int> = []
        for (index, window) in windows.enumerated() {
          Signal.connectDraw(window.pointer) { _ in
            drawn.insert(index)
            return false
          }
        }
        runMainLoop(forSeconds: 0.2)
        drawn = []
        AppTheme.shared.choice = .always(.dark)
        XCTAssertTrue(runMainLoop { drawn.count == windows.count }, "\(drawn)")
      }
    }
  }

  func testAThemesTextIsItsOwnEvenIfTheDesktopChangesBeforeTheFrame() throws {
    try onMain {
      openGallery()
      let settings = try XCTUnwrap(DesktopSettings.settings)
      let appTheme = AppTheme()
      withEnvironment("GTK_THEME", "Adwaita") {
        appTheme.choice = .followDesktop
        XCTAssertEqual(appTheme.theme, .light)
        setEnvironment("GTK_THEME", "Adwaita:dark")
        XCTAssertEqual(appTheme.text, Theme.light.styleSheet.text, "the change is not reported yet")
        g_object_notify(cgtk_object(settings), "gtk-theme-name")
        XCTAssertEqual(appTheme.theme, .dark)
        XCTAssertEqual(appTheme.text, Theme.dark.styleSheet.text)
      }
    }
  }
}

/// A window on the screen with content that no theme styles.
@MainActor private func plainWindow() -> ApplicationWindow {
  let window = ApplicationWindow(application: registeredApplication)
  window.child = GtkKit.Label("Text")
  AppTheme.shared.load(for: window)
  window.present()
  XCTAssertTrue(runMainLoop { window.isMapped })
  return window
}

extension ShownPage {
  /// The color of the stage beside the demo, in the form `#rrggbb`.
  fileprivate var stageColor: String {
    get throws {
      let drawn = Rendering(of: try find(StageView.self).pointer)
      return drawn.hexText(x: drawn.width / 2, y: 4)
    }
  }
}
