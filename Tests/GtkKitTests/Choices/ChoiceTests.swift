import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

final class ChoiceTests: XCTestCase {
  func testADropDownReportsOnlyTheUsersChoice() {
    onMain {
      openToolkit()
      let list = DropDown(["Berlin", "A & B <b>", "snake_case"], accessibleName: "City")
      var choices: [Int] = []
      list.onChange = { choices.append($0) }
      XCTAssertNil(list.selectedIndex)
      for (index, expected) in [(2, 2), (3, nil), (0, 0), (-1, nil), (nil, nil), (1, 1)]
        as [(Int?, Int?)]
      {
        list.selectedIndex = index
        XCTAssertEqual(list.selectedIndex, expected)
      }
      list.items = ["Oslo", "Rome"]
      XCTAssertNil(list.selectedIndex)
      list.selectedIndex = 0
      XCTAssertEqual(choices, [])
      gtk_combo_box_set_active(cgtk_combo_box(list.pointer), 1)
      XCTAssertEqual(choices, [1])
      XCTAssertEqual(list.accessibleName, "City")
    }
  }

  func testADropDownShowsItsItemsAsPlainText() {
    onMain {
      openToolkit()
      for text in ["A & B <b>", "snake_case", "שלום"] {
        let list = DropDown([text], selectedIndex: 0, accessibleName: "Text")
        XCTAssertEqual(
          String(owned: gtk_combo_box_text_get_active_text(cgtk_combo_box_text(list.pointer))), text
        )
      }
    }
  }

  func testTheWheelDoesNotChangeADropDown() {
    onMain {
      openToolkit()
      let list = DropDown(["One", "Two"], selectedIndex: 0, accessibleName: "Number")
      var passed = 0
      let box = Box(orientation: .vertical)
      box.append(list)
      Signal.connectEvent(box.pointer, "scroll-event") { _ in
        passed += 1
        return true
      }
      withWindow(box) {
        guard let event = gdk_event_new(GDK_SCROLL) else { return }
        event.pointee.any.window = OpaquePointer(
          g_object_ref(gpointer(gtk_widget_get_window(list.pointer))))
        event.pointee.scroll.direction = GDK_SCROLL_DOWN
        XCTAssertEqual(gtk_widget_event(list.pointer, event), 0, "the surrounding page scrolls")
        gdk_event_free(event)
        XCTAssertEqual(list.selectedIndex, 0)
      }
    }
  }

  func testASegmentedControlReportsOnlyTheUsersChoiceAndOnlyOnce() {
    onMain {
      openToolkit()
      let control = SegmentedControl(
        ["°C", "°F", "K"], selectedIndex: 1, accessibleName: "Unit")
      var choices: [Int] = []
      control.onChange = { choices.append($0) }
      XCTAssertEqual(control.selectedIndex, 1)
      for (index, expected) in [(0, 0), (3, 0), (-1, 0), (2, 2)] {
        control.selectedIndex = index
        XCTAssertEqual(control.selectedIndex, expected)
      }
      XCTAssertEqual(choices, [])
      let segments = gtk_container_get_children(cgtk_container(control.pointer))
      defer { g_list_free(segments) }
      guard let first = segments?.pointee.data else { return XCTFail("no segments") }
      gtk_button_clicked(cgtk_button(first))
      gtk_button_clicked(cgtk_button(first))
      XCTAssertEqual(choices, [0])
      XCTAssertEqual(control.selectedIndex, 0)
      let accessible = gtk_widget_get_accessible(cgtk_widget(first))
      XCTAssertEqual(atk_object_get_name(accessible).map { String(cString: $0) }, "°C")
      XCTAssertEqual(atk_object_get_role(accessible), ATK_ROLE_RADIO_BUTTON)
    }
  }

  func testAnEmptySegmentedControlHasNoSelection() {
    onMain {
      openToolkit()
      let control = SegmentedControl([], accessibleName: "Nothing")
      control.selectedIndex = 1
      XCTAssertEqual(control.selectedIndex, 0)
    }
  }

  func testAChoiceActionReportsOnlyChoicesMadeInAMenu() {
    onMain {
      openToolkit()
      let window = ApplicationWindow(application: registeredApplication)
      defer { window.destroy() }
      var choices: [String] = []
      var count = 0
      let action = window.addChoiceAction(
        "theme", choices: ["classic", "light", "dark"], selected: "light",
        whenChosen: { count += 1 }, handler: { choices.append($0) })
      XCTAssertEqual(action.selected, "light")
      for (choice, expected) in [("dark", "dark"), ("purple", "dark"), ("light", "light")] {
        action.selected = choice
        XCTAssertEqual(action.selected, expected)
      }
      XCTAssertEqual(choices, [])
      for choice in ["classic", "classic", "purple", "dark"] {
        g_action_group_activate_action(
          OpaquePointer(window.pointer), "theme", g_variant_new_string(choice))
      }
      XCTAssertEqual(choices, ["classic", "dark"])
      XCTAssertEqual(count, 3, "choosing the current item counts as well")
      XCTAssertEqual(action.selected, "dark")
    }
  }

  func testTheItemsOfAChoiceActionAreRadioItems() {
    onMain {
      openToolkit()
      let menu = Menu()
      for theme in ["classic", "light"] { menu.append(theme, action: "win.theme::\(theme)") }
      let button = MenuButton(iconName: "open-menu-symbolic", accessibleName: "Theme", menu: menu)
      let window = ApplicationWindow(application: registeredApplication)
      defer { window.destroy() }
      window.addChoiceAction("theme", choices: ["classic", "light"], selected: "light") { _ in }
      window.child = button
      window.present()
      runMainLoop { button.isMapped }
      button.toggleMenu()
      runPendingEvents()
      let popover = gtk_menu_button_get_popover(cgtk_menu_button(button.pointer))
      let items = popover.map { radioItems(in: cgtk_widget($0)) } ?? [:]
      XCTAssertEqual(items, ["classic": false, "light": true])
      // If a window is destroyed while its menu is open, GTK's grab remains.
      button.toggleMenu()
      runMainLoop { popover.map { gtk_widget_get_mapped(cgtk_widget($0)) } == 0 }
    }
  }
}

/// The texts of the radio items in a menu, and whether each is selected.
@MainActor private func radioItems(in menu: UnsafeMutablePointer<GtkWidget>) -> [String: Bool] {
  var items: [String: Bool] = [:]
  for item in widgets(in: menu)
  where atk_object_get_role(gtk_widget_get_accessible(item)) == ATK_ROLE_RADIO_BUTTON {
    items[String(owned: cgtk_get_text(item, "text")) ?? ""] = cgtk_get_boolean(item, "active") != 0
  }
  return items
}
