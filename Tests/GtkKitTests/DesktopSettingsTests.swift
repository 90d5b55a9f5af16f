import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

final class DesktopSettingsTests: XCTestCase {
  func testTheEnvironmentDeterminesTheThemeAndItsVariant() {
    onMain {
      openToolkit()
      for name in ["Adwaita", "Adwaita:dark", "HighContrast", "HighContrastInverse"] {
        withEnvironment("GTK_THEME", name) {
          XCTAssertEqual(DesktopSettings.themeName, name)
        }
      }
    }
  }

  func testAChangeOfTheThemeOrItsVariantIsReported() throws {
    try onMain {
      openToolkit()
      let settings = try XCTUnwrap(DesktopSettings.settings)
      var names: [String] = []
      withEnvironment("GTK_THEME", nil) {
        DesktopSettings.onThemeChange { names.append(DesktopSettings.themeName) }
        cgtk_set_text(settings, "gtk-theme-name", "HighContrast")
        cgtk_set_text(settings, "gtk-theme-name", "Adwaita")
        cgtk_set_boolean(settings, "gtk-application-prefer-dark-theme", 1)
        cgtk_set_boolean(settings, "gtk-application-prefer-dark-theme", 0)
      }
      XCTAssertEqual(names, ["HighContrast", "Adwaita", "Adwaita:dark", "Adwaita"])
    }
  }

  func testTheTextSizeIsTheDesktopsAndAChangeIsReported() throws {
    try onMain {
      openToolkit()
      let settings = try XCTUnwrap(DesktopSettings.settings)
      XCTAssertEqual(DesktopSettings.textScale, .usual)
      var told: [Double] = []
      DesktopSettings.onTextScaleChange { told.append(DesktopSettings.textScale.factor) }
      // GTK's unit for the resolution is 1/1024 dot per inch.
      for resolution in [120, 144, 192, 72, 96] {
        cgtk_set_integer(settings, "gtk-xft-dpi", gint(resolution) * 1_024)
      }
      XCTAssertEqual(told, [1.25, 1.5, 2, 0.75, 1])
    }
  }

  func testMotionFollowsTheDesktopsSetting() throws {
    try onMain {
      openToolkit()
      let settings = try XCTUnwrap(DesktopSettings.settings)
      let before = cgtk_get_boolean(settings, "gtk-enable-animations")
      defer { cgtk_set_boolean(settings, "gtk-enable-animations", before) }
      for isEnabled in [false, true] {
        cgtk_set_boolean(settings, "gtk-enable-animations", isEnabled ? 1 : 0)
        XCTAssertEqual(DesktopSettings.animationsEnabled, isEnabled)
      }
    }
  }

  func testAScreenshotReceivesNoPointerOrFocusEvents() throws {
    try onMain {
      openToolkit()
      let kept = [
        GDK_ENTER_NOTIFY, GDK_LEAVE_NOTIFY, GDK_MOTION_NOTIFY, GDK_FOCUS_CHANGE,
      ]
      let passed = [GDK_MAP, GDK_CONFIGURE, GDK_EXPOSE, GDK_DELETE, GDK_KEY_PRESS]
      for type in kept + passed {
        let event = try XCTUnwrap(gdk_event_new(type))
        defer { gdk_event_free(event) }
        XCTAssertEqual(
          DesktopSettings.filterTraces(event), kept.contains(type), "event type \(type)")
      }
    }
  }

  func testAScreenshotReceivesTheWindowsStateExceptThatItIsActive() throws {
    try onMain {
      openToolkit()
      let event = try XCTUnwrap(gdk_event_new(GDK_WINDOW_STATE))
      defer { gdk_event_free(event) }
      let maximized = GDK_WINDOW_STATE_MAXIMIZED.rawValue
      event.pointee.window_state.changed_mask = GdkWindowState(
        rawValue: maximized | GDK_WINDOW_STATE_FOCUSED.rawValue)
      XCTAssertFalse(DesktopSettings.filterTraces(event))
      XCTAssertEqual(event.pointee.window_state.changed_mask.rawValue, maximized)
    }
  }
}
