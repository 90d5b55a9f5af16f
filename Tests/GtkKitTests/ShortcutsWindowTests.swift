import CGtk
import XCTest

@testable import GtkKit

final class ShortcutsWindowTests: XCTestCase {
  func testAWindowIsMadeFromItsDescriptionAndFreedWhenItCloses() throws {
    try MainActor.assumeIsolated {
      openToolkit()
      try registerResources()
      let parent = ApplicationWindow(application: registeredApplication())
      let freed = Count()
      for _ in 0..<100 {
        let window = try ShortcutsWindow(
          over: parent, resource: "/org/example/tests/shortcuts.ui", id: "shortcuts")
        window.onFinalize { freed.value += 1 }
        window.present()
        XCTAssertTrue(runMainLoop { window.isMapped })
        window.close()
        XCTAssertTrue(runMainLoop { !window.isMapped })
      }
      runPendingEvents()
      XCTAssertEqual(freed.value, 100)
      parent.destroy()
    }
  }

  func testADescriptionThatCannotBeUsedSaysWhy() throws {
    try MainActor.assumeIsolated {
      openToolkit()
      try registerResources()
      let parent = ApplicationWindow(application: registeredApplication())
      let cases = [
        (path: "/org/example/tests/none.ui", id: "shortcuts", reason: "/org/example/tests/none.ui"),
        (path: "/org/example/tests/shortcuts.ui", id: "none", reason: "id none"),
        (path: "/org/example/tests/shortcuts.ui", id: "section", reason: "id section"),
        (path: "/org/example/tests/damaged.ui", id: "shortcuts", reason: "damaged.ui"),
      ]
      for (path, id, reason) in cases {
        XCTAssertThrowsError(try ShortcutsWindow(over: parent, resource: path, id: id)) { error in
          XCTAssertTrue("\(error)".contains(path) && "\(error)".contains(reason), "\(error)")
        }
      }
      parent.destroy()
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
