import CGtk
import XCTest

@testable import GtkKit

final class ShortcutsWindowTests: XCTestCase {
  func testAWindowIsMadeFromItsDescriptionAndFreedWhenItIsDestroyed() throws {
    try MainActor.assumeIsolated {
      openToolkit()
      try registerResources()
      let freed = Count()
      // Never shown: see ``ShortcutsWindow`` for what GTK leaves behind of one that was.
      for _ in 0..<100 {
        let window = try ShortcutsWindow(
          resource: "/org/example/tests/shortcuts.ui", id: "shortcuts")
        window.onFinalize { freed.value += 1 }
        window.destroy()
      }
      runPendingEvents()
      XCTAssertEqual(freed.value, 100)
    }
  }

  func testClosingHidesSoThatAStyleSheetCanBeLoadedLaterAndTheWindowShownAgain() throws {
    try MainActor.assumeIsolated {
      openToolkit()
      try registerResources()
      let application = registeredApplication()
      let window = try ShortcutsWindow(resource: "/org/example/tests/shortcuts.ui", id: "shortcuts")
      let provider = StyleProvider()
      provider.install()
      for color in ["red", "green"] {
        window.present(over: application)
        XCTAssertTrue(runMainLoop { window.isMapped })
        window.close()
        XCTAssertTrue(runMainLoop { !window.isMapped })
        // A critical here would end the test run.
        XCTAssertEqual(provider.load(".none { color: \(color); }"), [])
        runPendingEvents()
      }
    }
  }

  func testADescriptionThatCannotBeUsedSaysWhy() throws {
    try MainActor.assumeIsolated {
      openToolkit()
      try registerResources()
      let cases = [
        (path: "/org/example/tests/none.ui", id: "shortcuts", reason: "/org/example/tests/none.ui"),
        (path: "/org/example/tests/shortcuts.ui", id: "none", reason: "id none"),
        (path: "/org/example/tests/shortcuts.ui", id: "section", reason: "id section"),
        (path: "/org/example/tests/damaged.ui", id: "shortcuts", reason: "damaged.ui"),
      ]
      for (path, id, reason) in cases {
        XCTAssertThrowsError(try ShortcutsWindow(resource: path, id: id)) { error in
          XCTAssertTrue("\(error)".contains(path) && "\(error)".contains(reason), "\(error)")
        }
      }
    }
  }
}

/// Packs two descriptions as a build does.
@MainActor private func registerResources() throws {
  let folder = temporaryFolder()
  let files = [
    "shortcuts.ui": """
    <interface><object class="GtkShortcutsWindow" id="shortcuts"><child>
    <object class="GtkShortcutsSection" id="section"><property name="visible">1</property><child>
    <object class="GtkShortcutsGroup"><property name="visible">1</property><child>
    <object class="GtkShortcutsShortcut"><property name="visible">1</property>
    <property name="accelerator">F1</property><property name="title">Shortcuts</property></object>
    </child></object></child></object></child></object></interface>
    """,
    "damaged.ui": "<interface><object class=\"NoSuchClass\" id=\"shortcuts\"/></interface>",
    "tests.gresource.xml": """
    <gresources><gresource prefix="/org/example/tests">
    <file>shortcuts.ui</file><file>damaged.ui</file></gresource></gresources>
    """,
  ]
  for (name, text) in files { g_file_set_contents("\(folder)/\(name)", text, -1, nil) }
  let command =
    "glib-compile-resources --sourcedir=\(folder) --target=\(folder)/tests.gresource "
    + "\(folder)/tests.gresource.xml"
  XCTAssertNotEqual(g_spawn_command_line_sync(command, nil, nil, nil, nil), 0)
  g_resources_register(try XCTUnwrap(g_resource_load("\(folder)/tests.gresource", nil)))
}
