import CGtk
import Foundation
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Random input to whole windows: nothing may be said of it by GTK, and nothing be left of them.
///
/// The monkey of `Tests/Monkey` in process: the same kinds of actions, as often and with the same
/// values, by the table that both read. A seed that fails fails again. In process no X server hands
/// over what is done: it comes through GTK's own dispatch, without crossings of the pointer, without
/// presses of the modifiers themselves and past the filter of held keys. There is no window manager
/// either, so an action goes to any of the windows on the screen, and the theme is chosen by the
/// menu's action. About dialogs are closed at once, for their links would open a browser.
final class MonkeyTests: XCTestCase {
  /// What keeps the close button and the window's menu out of reach, as in `Tests/Monkey/trial.py`.
  private static let settings = [
    "gtk-decoration-layout": ":", "gtk-titlebar-right-click": "none",
    "gtk-titlebar-middle-click": "none",
  ]

  func testEveryWidgetThatAMonkeyHasMadeIsFreedWithItsWindow() throws {
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
      // Nothing that is selected is dragged away: GTK keeps the windows of a drag until its end, which
      // no release reaches here, and one of them for good. The monkey outside drags.
      cgtk_set_integer(settings, "gtk-dnd-drag-threshold", 10_000)
      defer { cgtk_set_integer(settings, "gtk-dnd-drag-threshold", 8) }
      // What GTK makes once for a whole program comes with the first round.
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
