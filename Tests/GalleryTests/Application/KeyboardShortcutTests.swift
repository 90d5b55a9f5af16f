import CGtk
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// The keys that work everywhere, and the window that lists them.
final class KeyboardShortcutTests: XCTestCase {
  func testTheListShowsEveryShortcutOnceWithItsKeys() {
    MainActor.assumeIsolated {
      openGallery()
      let shown = KeyboardShortcut.groups.flatMap(\.shortcuts)
      XCTAssertEqual(Set(shown), Set(KeyboardShortcut.allCases))
      XCTAssertEqual(shown.count, KeyboardShortcut.allCases.count)

      let parent = MainWindow(
        application: registeredApplication, state: WindowState(), page: .buttons)
      defer { parent.destroy() }
      let all = widgets(in: ShortcutsWindow(over: parent).pointer)
      let texts = all.filter { String(cString: cgtk_type_name($0)) == "GtkLabel" }
        .map { String(cString: gtk_label_get_text(cgtk_label($0))) }
      for shortcut in KeyboardShortcut.allCases {
        XCTAssertTrue(texts.contains(shortcut.title), "\(shortcut)")
      }
      for (title, _) in KeyboardShortcut.groups { XCTAssertTrue(texts.contains(title), title) }
      let keys = all.filter { String(cString: cgtk_type_name($0)) == "GtkShortcutLabel" }
      XCTAssertEqual(keys.count, KeyboardShortcut.allCases.count)
    }
  }

  func testTheActionsOfAMainWindowHaveTheirKeys() {
    MainActor.assumeIsolated {
      openGallery()
      let window = MainWindow(
        application: registeredApplication, state: WindowState(), page: .buttons)
      defer { window.destroy() }
      let cases = [
        ("win.close", ["<Primary>w"]), ("win.menu", ["F10"]),
        ("win.shortcuts", ["F1", "<Primary>question"]), ("win.next-page", ["<Primary>Page_Down"]),
        ("win.previous-page", ["<Primary>Page_Up"]), ("win.open-buttons", ["<Alt>1"]),
        ("win.new-game", ["<Primary>n"]),
      ]
      for (action, keys) in cases {
        let list = gtk_application_get_accels_for_action(
          registeredApplication.gtkApplication, action)
        defer { g_strfreev(list) }
        var found: [String] = []
        while let key = list?[found.count] { found.append(String(cString: key)) }
        XCTAssertEqual(found, keys, action)
      }
    }
  }
}
