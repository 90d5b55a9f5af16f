import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of the widgets around the pages: labels, switches, lists, and menus.
final class FrameWidgetTests: XCTestCase {
  func testALabelShowsItsTextAsPlainText() {
    onMain {
      openToolkit()
      let label = Label()
      for text in ["A & B <b>", "snake_case", "", "שלום\nعالم"] {
        label.text = text
        XCTAssertEqual(label.text, text)
        XCTAssertEqual(label.accessibleName ?? "", text)
      }
    }
  }

  func testLabelLinesAreAlignedToItsEdgesWhateverTheDirectionOfTheText() {
    onMain {
      openToolkit()
      let texts = ["A line that is the longer one\nshort", "שורה שהיא הארוכה יותר\nקצר"]
      let label = Label()
      withWindow(label) {
        for (alignment, direction, expected) in [
          (0, .leftToRight, .start), (0.5, .leftToRight, .center), (1, .leftToRight, .end),
          (0, .rightToLeft, .end), (0.5, .rightToLeft, .center), (1, .rightToLeft, .start),
        ] as [(Double, TextDirection, Alignment)] {
          label.horizontalTextAlignment = alignment
          label.direction = direction
          for text in texts {
            label.text = text
            XCTAssertEqual(
              alignmentOfSecondLine(in: label), expected, "\(text), \(alignment), \(direction)")
          }
        }
      }
    }
  }

  func testASwitchReportsOnlyTheUsersChanges() {
    onMain {
      openToolkit()
      let toggle = Switch()
      var changes: [Bool] = []
      toggle.onChange = { changes.append($0) }
      toggle.isOn = true
      XCTAssertTrue(toggle.isOn)
      XCTAssertEqual(changes, [])
      gtk_switch_set_active(cgtk_switch(toggle.pointer), 0)
      XCTAssertEqual(changes, [false])
    }
  }

  func testAListReportsOnlyTheUsersSelection() {
    onMain {
      openToolkit()
      let list = NavigationList(["One", "Two"], accessibleName: "Pages")
      var selections: [Int] = []
      list.onSelect = { selections.append($0) }
      XCTAssertNil(list.selectedIndex)
      for (index, expected) in [(1, 1), (2, 1), (-1, 1), (0, 0)] {
        list.select(index)
        XCTAssertEqual(list.selectedIndex, expected)
      }
      XCTAssertEqual(selections, [])
      let row = gtk_list_box_get_row_at_index(cgtk_list_box(list.pointer), 1)
      gtk_list_box_select_row(cgtk_list_box(list.pointer), row)
      XCTAssertEqual(selections, [1])
      XCTAssertEqual(
        atk_object_get_name(gtk_widget_get_accessible(cgtk_widget(row))).map {
          String(cString: $0)
        }, "Two")
    }
  }

  func testTheFocusInAListFollowsTheSelection() {
    onMain {
      openToolkit()
      let list = NavigationList(["One", "Two"], accessibleName: "Pages")
      withWindow(list) {
        let rows = (0...1).map { gtk_list_box_get_row_at_index(cgtk_list_box(list.pointer), $0) }
        gtk_window_set_focus(cgtk_window(gtk_widget_get_toplevel(list.pointer)), nil)
        list.select(1)
        XCTAssertEqual(rows.map { gtk_widget_is_focus(cgtk_widget($0)) != 0 }, [false, false])
        gtk_widget_grab_focus(cgtk_widget(rows[1]))
        list.select(0)
        XCTAssertEqual(rows.map { gtk_widget_is_focus(cgtk_widget($0)) != 0 }, [true, false])
      }
    }
  }

  func testAButtonReportsAClick() {
    onMain {
      openToolkit()
      let button = LabelButton("snake_case")
      XCTAssertEqual(button.title, "snake_case")
      XCTAssertEqual(button.accessibleName, "snake_case")
      var clicks = 0
      button.onClick = { clicks += 1 }
      gtk_button_clicked(cgtk_button(button.pointer))
      XCTAssertEqual(clicks, 1)
    }
  }

  func testAButtonCanDestroyItsWindow() {
    onMain {
      openToolkit()
      let button = LabelButton("Close")
      withWindow(button) {
        button.onClick = { [weak button] in
          button.map { gtk_widget_destroy(gtk_widget_get_toplevel($0.pointer)) }
        }
        gtk_button_clicked(cgtk_button(button.pointer))
        XCTAssertFalse(button.isMapped)
        XCTAssertNil(button.onClick)
      }
    }
  }

  func testAMenuButtonIsNamedAndOpensItsMenu() {
    onMain {
      openToolkit()
      let menu = Menu()
      menu.append("_About", action: "app.about")
      let button = MenuButton(
        iconName: "open-menu-symbolic", accessibleName: "Main Menu", menu: menu)
      XCTAssertEqual(button.accessibleName, "Main Menu")
      XCTAssertEqual(button.tooltip, "Main Menu")
      withWindow(button) {
        let popover = gtk_menu_button_get_popover(cgtk_menu_button(button.pointer))
        for isOpen in [true, false] {
          button.toggleMenu()
          XCTAssertTrue(
            runMainLoop {
              popover.map { gtk_widget_get_visible(cgtk_widget($0)) != 0 } == isOpen
            })
        }
      }
    }
  }

  func testAPopoverOpensAndReportsThatItHasClosed() {
    onMain {
      openToolkit()
      let anchor = LabelButton("Anchor")
      withWindow(anchor) {
        let text = Label("Details")
        let popover = Popover(relativeTo: anchor, child: text)
        var isClosed = false
        popover.onClose = { isClosed = true }
        XCTAssertFalse(popover.isMapped)
        popover.popUp()
        XCTAssertTrue(runMainLoop { text.isMapped })
        XCTAssertFalse(isClosed)
        gtk_popover_popdown(cgtk_popover(popover.pointer))
        XCTAssertTrue(runMainLoop { isClosed && !popover.isMapped })
      }
    }
  }

  func testAPopoverWhosePageDisappearsWhileItOpensReleasesTheInput() {
    onMain {
      openToolkit()
      let anchor = LabelButton("Anchor")
      let stack = Stack()
      stack.add(anchor, name: "first")
      stack.add(Label("Text"), name: "second")
      withWindow(stack) {
        let popover = Popover(relativeTo: anchor, child: Label("Text"))
        popover.popUp()
        XCTAssertTrue(runMainLoop { popover.isMapped })
        XCTAssertEqual(gtk_grab_get_current(), popover.pointer)
        stack.visibleChildName = "second"
        XCTAssertTrue(runMainLoop { !popover.isMapped })
        XCTAssertNil(gtk_grab_get_current())
      }
    }
  }

}

/// The alignment of a label's second, shorter line under its first: `start` is the left edge.
@MainActor private func alignmentOfSecondLine(in label: GtkKit.Label) -> Alignment? {
  let layout = gtk_label_get_layout(cgtk_label(label.pointer))
  var whole = PangoRectangle()
  pango_layout_get_extents(layout, nil, &whole)
  let iterator = pango_layout_get_iter(layout)
  defer { pango_layout_iter_free(iterator) }
  guard pango_layout_iter_next_line(iterator) != 0 else { return nil }
  var line = PangoRectangle()
  pango_layout_iter_get_line_extents(iterator, nil, &line)
  let before = line.x - whole.x
  let after = whole.x + whole.width - line.x - line.width
  if before < after / 4 { return .start }
  return after < before / 4 ? .end : .center
}
