import CGtk
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the global keyboard shortcuts and of the window that lists them.
final class KeyboardShortcutTests: XCTestCase {
  func testTheListShowsEveryShortcutOnceWithItsKeys() {
    onMain {
      openGallery()
      let groups = MainWindow.shortcutColumns.flatMap { $0 }
      let pages = Page.allCases.filter { !$0.viewController.shortcuts.isEmpty }
      XCTAssertEqual(groups.map(\.title), ["General", "Pages"] + pages.map(\.title))
      let titles = shortcuts.map(\.title)
      XCTAssertEqual(titles.count, Set(titles).count)
      // A new page may add commands.
      let known = [
        "Show Keyboard Shortcuts", "Open Menu", "Close Window", "Quit",
        "Move Focus Forward or Backward",
        "Go to Page", "Go to Previous Page", "Go to Next Page", "Go Back", "Go Forward",
        "Move in List of Pages", "Press Focused Button", "Move in Grid", "Start New Game",
        "Move over Contacts", "Select, Then Remove Last Contact", "Restore Removed Contact",
      ]
      XCTAssertEqual(titles.filter(known.contains), known)

      let parent = MainWindow(
        application: registeredApplication, state: WindowState(), page: .buttons)
      defer { parent.destroy() }
      let texts = texts(in: ShortcutsWindow(over: parent, columns: MainWindow.shortcutColumns))
      for group in groups { XCTAssertTrue(texts.contains(group.title), group.title) }
      for shortcut in shortcuts {
        XCTAssertEqual(
          texts.filter { $0.hasPrefix(shortcut.title + ": ") },
          ["\(shortcut.title): \(shortcut.keys)"])
      }
    }
  }

  /// GTK's names of keys, for keys that have words and not symbols on a keyboard.
  func testKeysHaveTheNamesThatUsersKnow() {
    onMain {
      openGallery()
      for shortcut in shortcuts where !shortcut.isRange {
        let words = shortcut.accelerators.map { accelerator in
          var key: guint = 0
          var modifiers = GdkModifierType(0)
          gtk_accelerator_parse(accelerator, &key, &modifiers)
          XCTAssertNotEqual(key, 0, accelerator)
          return String(owned: gtk_accelerator_get_label(key, modifiers)) ?? ""
        }
        XCTAssertEqual(
          shortcut.keys, words.map(asPrinted).joined(separator: " / "), "\(shortcut)")
      }
      XCTAssertEqual(
        shortcuts.filter(\.isRange).map(\.keys),
        ["Alt + \u{2066}1 … \(Page.allCases.count)\u{2069}"],
        "without isolates, right-to-left text would reverse it")
    }
  }

  func testEachRowCanHaveTheFocusAndItsNameSpellsOutTheKeys() {
    onMain {
      openGallery()
      let parent = MainWindow(
        application: registeredApplication, state: WindowState(), page: .buttons)
      defer { parent.destroy() }
      let window = ShortcutsWindow(over: parent, columns: MainWindow.shortcutColumns)
      let rows = widgets(in: window.pointer).filter {
        String(cString: cgtk_type_name($0)) == "GtkListBoxRow"
      }
      XCTAssertTrue(rows.allSatisfy { gtk_widget_get_can_focus($0) != 0 })
      let names = rows.compactMap(accessibleName(of:))
      XCTAssertEqual(names.count, shortcuts.count)
      XCTAssertEqual(names.first, "Show Keyboard Shortcuts: F1 or Ctrl+Question Mark")
      XCTAssertTrue(names.contains("Go to Page: Alt+1 to \(Page.allCases.count)"))
      XCTAssertTrue(
        names.contains("Move in Grid: Left Arrow or Right Arrow or Up Arrow or Down Arrow"))
      let spoken = widgets(in: window.pointer).filter {
        text(of: $0) != nil
          && atk_object_get_role(gtk_widget_get_accessible($0)) != ATK_ROLE_REDUNDANT_OBJECT
      }.compactMap(text(of:)).filter { !$0.isEmpty }
      XCTAssertEqual(
        Set(spoken),
        Set(shortcuts.map(\.title))
          .union(MainWindow.shortcutColumns.joined().map(\.title)).union(["Keyboard Shortcuts"]))
    }
  }

  func testTheActionsOfAMainWindowHaveTheirKeys() {
    onMain {
      openGallery()
      let window = MainWindow(
        application: registeredApplication, state: WindowState(), page: .buttons)
      defer { window.destroy() }
      let cases = [
        ("win.close", ["<Primary>w"]), ("win.menu", ["F10"]),
        ("win.shortcuts", ["F1", "<Primary>question"]), ("win.next-page", ["<Primary>Page_Down"]),
        ("win.previous-page", ["<Primary>Page_Up"]), ("win.open-buttons", ["<Alt>1"]),
        ("win.new-game", ["<Primary>n"]), ("win.back", ["<Alt>Left"]),
        ("win.forward", ["<Alt>Right"]),
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

/// Every shortcut of the shortcuts window.
@MainActor private var shortcuts: [KeyboardShortcut] {
  MainWindow.shortcutColumns.joined().flatMap(\.shortcuts)
}

extension KeyboardShortcut {
  /// The keys as one line of text.
  @MainActor fileprivate var keys: String {
    keycaps.map { $0.joined(separator: " + ") }.joined(separator: " / ")
  }
}

/// The texts of a window.
///
/// A row has the form "Title: keys".
@MainActor private func texts(in window: Window) -> [String] {
  widgets(in: window.pointer).compactMap { widget in
    let children = Widget.allChildren(of: widget)
    if let text = text(of: widget) { return text }
    guard children.count == 2, let title = text(of: children[0]) else { return nil }
    let keys = Widget.allChildren(of: children[1]).compactMap(text(of:))
    return "\(title): \(keys.joined(separator: " "))"
  }
}

@MainActor private func text(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
  guard String(cString: cgtk_type_name(widget)) == "GtkLabel" else { return nil }
  return String(cString: gtk_label_get_text(cgtk_label(widget)))
}

/// Returns a key label of GTK as it is printed on keyboards, where arrows are symbols.
private func asPrinted(_ label: String) -> String {
  let printed = ["Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "BackSpace": "Backspace"]
  return label.split(separator: "+").map { printed[String($0)] ?? String($0) }
    .joined(separator: " + ")
}
