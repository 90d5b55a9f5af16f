import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of keys on GTK's own buttons and switches, which report no presses but act on them.
final class OrdinaryButtonKeyTests: XCTestCase {
  func testAKeyActsWhenItIsReleasedAndTheButtonLooksPressedUntilThen() throws {
    try onMain {
      try onEachButton { button, key, input, actions in
        input.key(key, isPress: true, throughFilters: true)
        XCTAssertTrue(looksPressed(button.focus), "\(button.name), key \(key)")
        waitForGTKsOwnClick()
        XCTAssertEqual(actions(), 0, "\(button.name), key \(key)")
        XCTAssertTrue(looksPressed(button.focus), "\(button.name), key \(key)")
        input.key(key, isPress: false, throughFilters: true)
        XCTAssertFalse(looksPressed(button.focus), "\(button.name), key \(key)")
        XCTAssertTrue(runMainLoop { actions() == 1 }, "\(button.name), key \(key)")
      }
    }
  }

  func testEscapeCancelsThePress() throws {
    try onMain {
      try onEachButton { button, key, input, actions in
        input.key(key, isPress: true, throughFilters: true)
        input.key(GDK_KEY_Escape, isPress: true, throughFilters: true)
        XCTAssertFalse(looksPressed(button.focus), "\(button.name), key \(key)")
        for key in [GDK_KEY_Escape, key] {
          input.key(key, isPress: false, throughFilters: true)
        }
        waitForGTKsOwnClick()
        XCTAssertEqual(actions(), 0, "\(button.name), key \(key)")
      }
    }
  }

  func testOnlyOneOfTwoDevicesActs() {
    onMain {
      PressInput.install()
      let button = LabelButton("Press")
      var clicks = 0
      button.onClick = { clicks += 1 }
      withWindow(button) {
        let input = SyntheticInput(to: button.pointer)
        button.grabFocus()
        input.key(GDK_KEY_space, isPress: true, throughFilters: true)
        input.down(5, 5, throughFilters: true)
        input.key(GDK_KEY_space, isPress: false, throughFilters: true)
        XCTAssertEqual(clicks, 0)
        input.key(GDK_KEY_space, isPress: true, throughFilters: true)
        input.up(5, 5, throughFilters: true)
        XCTAssertEqual(clicks, 0)
        input.key(GDK_KEY_space, isPress: false, throughFilters: true)
        XCTAssertEqual(clicks, 1)
      }
    }
  }
}

/// A button in a window, and a way to detect that it has acted.
private struct OrdinaryButton {
  let name: String
  let widget: Widget
  /// The GTK widget that receives the focus.
  let focus: UnsafeMutablePointer<GtkWidget>
  let actions: @MainActor () -> Int
  /// Closes the menu or popover that the button has opened.
  var close: @MainActor () -> Void = {}
}

@MainActor private func onEachButton(
  _ body: (OrdinaryButton, Int32, SyntheticInput, () -> Int) throws -> Void
) throws {
  PressInput.install()
  for key in pressingKeys {
    for make in makers {
      let button = try make()
      try withWindow(button.widget) {
        gtk_widget_grab_focus(button.focus)
        XCTAssertNotEqual(gtk_widget_is_focus(button.focus), 0, button.name)
        try body(button, key, SyntheticInput(to: button.widget.pointer), button.actions)
        button.close()
        runPendingEvents()
      }
    }
  }
}

@MainActor private let makers: [() throws -> OrdinaryButton] = [
  {
    let button = LabelButton("Press")
    var clicks = 0
    button.onClick = { clicks += 1 }
    return OrdinaryButton(name: "text", widget: button, focus: button.pointer) { clicks }
  },
  {
    let control = SegmentedControl(["One", "Two"], accessibleName: "Numbers")
    var changes = 0
    control.onChange = { _ in changes += 1 }
    let segment = try XCTUnwrap(widgets(in: control.pointer).last { cgtk_is_button($0) != 0 })
    return OrdinaryButton(name: "segment", widget: control, focus: segment) { changes }
  },
  {
    let toggle = Switch()
    var changes = 0
    toggle.onChange = { _ in changes += 1 }
    return OrdinaryButton(name: "switch", widget: toggle, focus: toggle.pointer) { changes }
  },
  {
    let menu = Menu()
    menu.append("Item", action: "app.item")
    let button = MenuButton(
      iconName: "open-menu-symbolic", accessibleName: "Main Menu", menu: menu)
    return OrdinaryButton(
      name: "menu", widget: button, focus: button.pointer,
      actions: { Int(gtk_toggle_button_get_active(cgtk_toggle_button(button.pointer))) },
      close: { button.closeMenu() })
  },
  {
    let list = DropDown(["One", "Two"], selectedIndex: 0, accessibleName: "Numbers")
    let button = try XCTUnwrap(
      widgets(in: list.pointer).first { cgtk_is_button($0) != 0 })
    return OrdinaryButton(
      name: "list", widget: list, focus: button,
      actions: { Int(cgtk_get_boolean(list.pointer, "popup-shown")) },
      close: { gtk_combo_box_popdown(cgtk_combo_box(list.pointer)) })
  },
]

@MainActor private func looksPressed(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
}
