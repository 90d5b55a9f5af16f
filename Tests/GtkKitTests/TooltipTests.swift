import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests that no tooltip is shown or spoken while a menu or popover is open.
final class TooltipTests: XCTestCase {
  func testNoTooltipIsShownWhileAMenuIsOpen() {
    onMain {
      openToolkit()
      let menu = Menu()
      menu.append("Item", action: "win.item")
      let button = MenuButton(
        iconName: "open-menu-symbolic", accessibleName: "Main Menu", menu: menu)
      let label = Label("Text")
      label.tooltip = "A label"
      let box = Box(orientation: .vertical)
      box.append(button)
      box.append(label)
      withWindow(box) {
        for _ in 1...2 {
          XCTAssertTrue(showsTooltip(button.pointer))
          XCTAssertTrue(showsTooltip(label.pointer))
          button.toggleMenu()
          XCTAssertTrue(runMainLoop { gtk_grab_get_current() != nil })
          XCTAssertFalse(showsTooltip(button.pointer))
          XCTAssertFalse(showsTooltip(label.pointer))
          button.closeMenu()
          // The popover fades out, and accepts no new grab until it is gone.
          XCTAssertTrue(
            runMainLoop {
              gtk_menu_button_get_popover(cgtk_menu_button(button.pointer)).map {
                gtk_widget_get_visible(cgtk_widget($0))
              } == 0
            })
        }
      }
    }
  }

  func testAWidgetInAPopoverShowsItsTooltip() {
    onMain {
      openToolkit()
      let anchor = LabelButton("Open")
      anchor.tooltip = "Opens a bubble"
      withWindow(anchor) {
        let inside = LabelButton("Inside")
        inside.tooltip = "In the bubble"
        let popover = Popover(relativeTo: anchor, child: inside)
        popover.popUp()
        XCTAssertTrue(runMainLoop { gtk_grab_get_current() != nil })
        XCTAssertFalse(showsTooltip(anchor.pointer))
        XCTAssertTrue(showsTooltip(inside.pointer))
      }
    }
  }

  func testAChangedTooltipIsStillNotShown() {
    onMain {
      openToolkit()
      let label = Label("Text")
      for text in ["One", nil, "Two"] { label.tooltip = text }
      let other = LabelButton("Grab")
      let box = Box(orientation: .vertical)
      box.append(label)
      box.append(other)
      withWindow(box) {
        XCTAssertTrue(showsTooltip(label.pointer))
        gtk_grab_add(other.pointer)
        XCTAssertFalse(showsTooltip(label.pointer))
        gtk_grab_remove(other.pointer)
        XCTAssertTrue(showsTooltip(label.pointer))
        label.tooltip = nil
        XCTAssertFalse(showsTooltip(label.pointer))
      }
    }
  }
}
