import CGtk
import Foundation
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests that random input to whole windows causes no GTK warnings and leaks no widgets.
///
/// This is the monkey of `Tests/Monkey` within the process: both read the same table of actions,
/// weights, and values. A seed that fails once fails again. Here no X server delivers the events.
/// They come through GTK's own dispatch, without crossing events of the pointer and presses of
/// modifier keys, and bypass the filter for held keys. There is no window manager either, so an
/// action goes to any window on the screen, and the menu's action chooses the theme. About dialogs
/// are closed at once because their links would open a browser.
final class MonkeyTests: XCTestCase {
  /// Settings that remove the close button and the window's menu, as in `Tests/Monkey/trial.py`.
  private static let settings = [
    "gtk-decoration-layout": ":", "gtk-titlebar-right-click": "none",
    "gtk-titlebar-middle-click": "none",
  ]

  func testEveryWidgetCreatedByAMonkeyIsFreedWithItsWindow() throws {
    try onMain {
      openGallery()
      let usual = AppTheme.shared.choice
      defer { AppTheme.shared.choice = usual }
      let settings = gtk_settings_get_default()
      let usualSettings = Self.settings.keys.map { ($0, cgtk_get_text(settings, $0)) }
      for (name, value) in Self.settings { cgtk_set_text(settings, name, value) }
      defer {
        for (name, value) in usualSettings {
          cgtk_set_text(settings, name, value)
          g_free(value)
        }
      }
      // Selected text is not dragged: GTK retains the windows of a drag until its end, which no
      // release reaches here, and one of them forever. The external monkey does drag.
      cgtk_set_integer(settings, "gtk-dnd-drag-threshold", 10_000)
      defer { cgtk_set_integer(settings, "gtk-dnd-drag-threshold", 8) }
      // The first round creates the widgets that GTK creates once per program.
      try Monkey(seed: 0).act(times: 200)
      let creations = Creations()
      var haveChosenTheme = false
      for seed in 1...12 as ClosedRange<UInt64> {
        let monkey = try Monkey(seed: seed)
        try monkey.addContact()
        try monkey.act(times: 250)
        let kept = try FileManager.default.contentsOfDirectory(atPath: monkey.folder)
        XCTAssertTrue(kept.contains("contacts.ini"), "\(kept)")
        if kept.contains("window.ini") { haveChosenTheme = true }
      }
      creations.stop()
      runMainLoop(seconds: 3) { creations.remaining.isEmpty }
      XCTAssertGreaterThan(creations.count, 2_000)
      XCTAssertEqual(creations.remaining, [:])
      XCTAssertTrue(haveChosenTheme, "no monkey has chosen a theme")
    }
  }
}
