import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests that an application can override the desktop's theme for its windows, and restore it.
final class ThemeOverrideTests: XCTestCase {
  func testAnOverrideAppliesUntilTheNextOne() {
    onMain {
      withDesktopTheme("Adwaita") {
        DesktopSettings.overrideTheme { _ in (nil, true) }
        XCTAssertEqual(DesktopSettings.themeName, "Adwaita:dark")
        DesktopSettings.overrideTheme { _ in ("HighContrast", false) }
        XCTAssertEqual(DesktopSettings.themeName, "HighContrast")
        DesktopSettings.overrideTheme { _ in (nil, nil) }
        XCTAssertEqual(DesktopSettings.themeName, "Adwaita")
      }
    }
  }

  func testAnOverrideReceivesTheDesktopsThemeAndNotTheLastOverride() {
    onMain {
      withDesktopTheme("Adwaita") {
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

  func testAnOverrideThatEqualsTheDesktopsSettingIsNotWritten() throws {
    try onMain {
      try withDesktopTheme("Adwaita") {
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
      try withDesktopTheme("Adwaita") {
        let settings = try XCTUnwrap(DesktopSettings.settings)
        DesktopSettings.overrideTheme { _ in (nil, false) }
        // This imitates a change by the desktop, which does not use the override.
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

/// Runs the body on a desktop with the given theme, which no override has changed.
@MainActor private func withDesktopTheme(_ name: String, _ body: () throws -> Void) rethrows {
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
