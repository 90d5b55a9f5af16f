import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// An application draws its windows in another theme than the desktop's, and gives it back.
final class ThemeOverrideTests: XCTestCase {
  func testAnOverrideHoldsUntilTheNextOne() {
    onMain {
      withOwnTheme("Adwaita") {
        DesktopSettings.overrideTheme { _ in (nil, true) }
        XCTAssertEqual(DesktopSettings.themeName, "Adwaita:dark")
        DesktopSettings.overrideTheme { _ in ("HighContrast", false) }
        XCTAssertEqual(DesktopSettings.themeName, "HighContrast")
        DesktopSettings.overrideTheme { _ in (nil, nil) }
        XCTAssertEqual(DesktopSettings.themeName, "Adwaita")
      }
    }
  }

  func testTheWishIsAskedOverTheDesktopsOwnThemeAndNotOverTheLastOverride() {
    onMain {
      withOwnTheme("Adwaita") {
        var names: [String] = []
        for theme in ["HighContrast", "Adwaita-dark", nil] {
          DesktopSettings.overrideTheme {
            names.append($0)
            return (theme, nil)
          }
        }
        XCTAssertEqual(names, ["Adwaita", "Adwaita", "Adwaita"])
      }
    }
  }

  func testWhatTheDesktopShowsAlreadyIsNotWritten() throws {
    try onMain {
      try withOwnTheme("Adwaita") {
        let settings = try XCTUnwrap(DesktopSettings.settings)
        var changes = 0
        let handler = Signal.connectArgument(settings, "notify") { _ in changes += 1 }
        defer { g_signal_handler_disconnect(settings, handler) }
        DesktopSettings.overrideTheme { _ in ("Adwaita", false) }
        XCTAssertEqual(changes, 0)
        DesktopSettings.overrideTheme { _ in (nil, true) }
        XCTAssertEqual(changes, 1)
      }
    }
  }

  func testAChangeOfTheDesktopsVariantDoesNotUndoTheOverride() throws {
    try onMain {
      try withOwnTheme("Adwaita") {
        let settings = try XCTUnwrap(DesktopSettings.settings)
        DesktopSettings.overrideTheme { _ in (nil, false) }
        // As the desktop's own change, which comes from elsewhere.
        cgtk_set_boolean(settings, DesktopSettings.preferDarkTheme, 1)
        XCTAssertEqual(DesktopSettings.themeName, "Adwaita")
      }
    }
  }

  func testAThemeThatTheEnvironmentForcesIsLeftAlone() throws {
    try onMain {
      openToolkit()
      let settings = try XCTUnwrap(DesktopSettings.settings)
      withEnvironment("GTK_THEME", "Adwaita") {
        DesktopSettings.overrideTheme { _ in (nil, true) }
        XCTAssertEqual(cgtk_get_boolean(settings, DesktopSettings.preferDarkTheme), 0)
      }
    }
  }
}

/// Runs the body on a desktop with a theme of its own, which no override has changed.
@MainActor private func withOwnTheme(_ name: String, _ body: () throws -> Void) rethrows {
  openToolkit()
  try withEnvironment("GTK_THEME", nil) {
    cgtk_set_text(DesktopSettings.settings, DesktopSettings.gtkThemeName, name)
    cgtk_set_boolean(DesktopSettings.settings, DesktopSettings.preferDarkTheme, 0)
    defer {
      DesktopSettings.overrideTheme { _ in (nil, nil) }
      cgtk_set_boolean(DesktopSettings.settings, DesktopSettings.preferDarkTheme, 0)
    }
    try body()
  }
}
