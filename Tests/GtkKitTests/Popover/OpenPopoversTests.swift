import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of popovers that open while another one is open, which accessible actions make possible.
final class OpenPopoversTests: XCTestCase {
  func testAPopoverClosesTheOpenOneAndReceivesTheFocus() {
    onMain {
      let stage = PopoverStage()
      let first = stage.open(beside: stage.anchors[0])
      let second = stage.open(beside: stage.anchors[1])
      XCTAssertEqual([first, second].map(\.popover.isOpen), [false, true])
      XCTAssertTrue(second.button.hasFocus)
      second.popover.close()
      XCTAssertTrue(stage.anchors[1].hasFocus)
    }
  }

  func testAFreedPopoverLeavesTheFocusInTheOpenOne() {
    onMain {
      let stage = PopoverStage()
      var (first, second): (PopoverStage.Opened?, PopoverStage.Opened?)
      first = stage.open(beside: stage.anchors[0])
      second = stage.open(beside: stage.anchors[1])
      XCTAssertEqual(first?.popover.isOpen, false)
      first = nil
      XCTAssertEqual(second?.button.hasFocus, true)
      second = nil
      XCTAssertFalse(stage.focusIsFreed)
    }
  }

  func testNoFocusRemainsInAFreedPopover() {
    onMain {
      let stage = PopoverStage()
      var opened: PopoverStage.Opened? = stage.open(beside: stage.anchors[0])
      XCTAssertEqual(opened?.button.hasFocus, true)
      // This is the state after GTK has had two popovers open at the same time.
      gtk_container_set_focus_child(cgtk_container(stage.window.pointer), nil)
      opened = nil
      XCTAssertFalse(stage.focusIsFreed)
    }
  }

  func testTheWindowForgetsTheSurfaceOfAFreedPopover() throws {
    try onMain {
      let stage = PopoverStage()
      var opened: PopoverStage.Opened? = stage.open(beside: stage.anchors[0])
      let surface = try XCTUnwrap(
        opened.flatMap { gtk_widget_get_parent_window($0.popover.pointer) })
      g_object_ref(gpointer(surface))
      defer { g_object_unref(gpointer(surface)) }
      var owner: gpointer?
      gdk_window_get_user_data(surface, &owner)
      XCTAssertEqual(owner, gpointer(stage.window.pointer))
      opened = nil
      gdk_window_get_user_data(surface, &owner)
      XCTAssertNil(owner)
      XCTAssertNotEqual(gdk_window_is_destroyed(surface), 0)
    }
  }

  func testAMenuAndAPopoverCloseEachOther() throws {
    try onMain {
      let stage = PopoverStage()
      let opened = stage.open(beside: stage.anchors[0])
      stage.menuButton.toggleMenu()
      let menu = try XCTUnwrap(stage.menu)
      XCTAssertTrue(runMainLoop { gtk_widget_get_mapped(menu) != 0 })
      XCTAssertFalse(opened.popover.isOpen)
      XCTAssertEqual(gtk_grab_get_current(), menu)
      let focus = try XCTUnwrap(gtk_window_get_focus(stage.window.window))
      XCTAssertNotEqual(gtk_widget_is_ancestor(focus, menu), 0, "the focus is in the menu")
      let next = stage.open(beside: stage.anchors[1])
      XCTAssertEqual(
        gtk_toggle_button_get_active(cgtk_toggle_button(stage.menuButton.pointer)), 0)
      XCTAssertTrue(next.popover.isOpen)
      XCTAssertTrue(next.button.hasFocus)
      XCTAssertEqual(gtk_grab_get_current(), next.popover.pointer)
    }
  }

  func testAHiddenPageClosesEveryPopoverAnchoredInIt() {
    onMain {
      let stage = PopoverStage()
      let opened = stage.open(beside: stage.anchors[0])
      // Another widget has the grab, like an open drop-down.
      gtk_grab_add(stage.menuButton.pointer)
      stage.stack.visibleChildName = "second"
      gtk_grab_remove(stage.menuButton.pointer)
      XCTAssertFalse(opened.popover.isOpen)
      XCTAssertNil(gtk_grab_get_current())
    }
  }

  func testRemovingAnAnchorClosesItsOpenPopover() {
    onMain {
      let stage = PopoverStage()
      let finalizations = Finalizations()
      let opened = {
        let anchor = LabelButton("Goes")
        finalizations.watch(anchor.pointer)
        stage.box.append(anchor)
        runMainLoop { anchor.isMapped }
        let opened = stage.open(beside: anchor)
        stage.box.remove(anchor)
        return opened
      }()
      runPendingEvents()
      XCTAssertFalse(opened.popover.isOpen)
      XCTAssertEqual(finalizations.remaining, [:])
      XCTAssertNil(gtk_grab_get_current())
      opened.popover.close()
    }
  }
}

/// A window with two buttons that popovers can point to, and a button with a menu.
@MainActor private final class PopoverStage {
  /// A popover and the button in it.
  typealias Opened = (popover: Popover, button: LabelButton)

  let anchors: [LabelButton]
  let menuButton: MenuButton
  let box: Box
  let stack: Stack
  let window: ApplicationWindow
  private let menuModel: Menu

  init() {
    openToolkit()
    anchors = [LabelButton("One"), LabelButton("Two")]
    menuModel = Menu()
    menuModel.append("Item", action: "win.item")
    menuButton = MenuButton(
      iconName: "open-menu-symbolic", accessibleName: "Menu", menu: menuModel)
    box = Box(orientation: .vertical)
    stack = Stack()
    window = ApplicationWindow(application: registeredApplication)
    window.addAction("item") {}
    for anchor in anchors { box.append(anchor) }
    box.append(menuButton)
    stack.add(box, name: "first")
    stack.add(Label("Text"), name: "second")
    window.child = stack
    window.setDefaultSize(width: 400, height: 300)
    window.present()
    runMainLoop { [menuButton] in menuButton.isMapped }
    activate(window.window)
  }

  isolated deinit {
    window.destroy()
    runPendingEvents()
  }

  /// Opens a popover beside a widget, and waits until it is on the screen.
  func open(beside anchor: Widget) -> Opened {
    let button = LabelButton("Button")
    let popover = Popover(relativeTo: anchor, child: button)
    popover.popUp()
    XCTAssertTrue(runMainLoop { button.isMapped })
    return (popover, button)
  }

  var menu: UnsafeMutablePointer<GtkWidget>? {
    gtk_menu_button_get_popover(cgtk_menu_button(menuButton.pointer)).map { cgtk_widget($0) }
  }

  /// Whether the window's focus is a widget that it no longer contains.
  var focusIsFreed: Bool {
    guard let focus = gtk_window_get_focus(window.window) else { return false }
    return !widgets(in: window.pointer).contains(focus)
  }
}
