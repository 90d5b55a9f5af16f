import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of the events that end a key press while the key is still held.
final class KeyPressEndTests: XCTestCase {
  func testLosingTheButtonOrTheFocusCancelsThePress() throws {
    try onMain {
      for (name, act) in interruptions {
        for key in pressingKeys {
          let stage = try PressStage()
          let button = try XCTUnwrap(stage.button)
          button.grabFocus()
          stage.key(key, isPress: true)
          XCTAssertEqual(stage.events, [.keyDown], name)
          try act(stage)
          let events = stage.events.filter {
            if case .setEnabled = $0 { false } else { true }
          }
          XCTAssertEqual(events, [.keyDown, .cancelled], name)
          XCTAssertFalse(button.looksPressed, name)
          let count = stage.events.count
          stage.key(key, isPress: false)
          waitForGTKsOwnClick()
          XCTAssertEqual(stage.events.count, count, name)
          PressStageGrab.remove()
        }
      }
    }
  }

  func testAPressIsCanceledBeforeTheStateThatCancelsItIsReported() throws {
    try onMain {
      let stage = try PressStage()
      stage.button?.grabFocus()
      stage.key(GDK_KEY_space, isPress: true)
      stage.button?.isSensitive = false
      XCTAssertEqual(stage.events, [.keyDown, .cancelled, .setEnabled(false)])
    }
  }

  func testAWindowThatLosesTheKeyboardCancelsThePress() throws {
    try onMain {
      let stage = try PressStage()
      let other = Widget(gtk_window_new(GTK_WINDOW_TOPLEVEL))
      defer { other.destroy() }
      XCTAssertTrue(runMainLoop { other.isMapped })
      XCTAssertTrue(focus(try XCTUnwrap(stage.window).pointer))
      stage.button?.grabFocus()
      stage.key(GDK_KEY_space, isPress: true)
      XCTAssertEqual(stage.events, [.keyDown])
      XCTAssertTrue(focus(other.pointer))
      XCTAssertEqual(stage.events, [.keyDown, .cancelled])
    }
  }

  func testEscapeCancelsThePressAndClosesNothingUntilItIsPressedAgain() {
    onMain {
      openToolkit()
      let anchor = PressButton(title: "Open")
      withWindow(anchor) {
        let button = PressButton(title: "Press")
        var events: [ControlEventMachine.Input] = []
        button.onPress = { events.append($0) }
        let popover = Popover(relativeTo: anchor, child: button)
        popover.popUp()
        XCTAssertTrue(runMainLoop { button.isMapped })
        button.grabFocus()
        let input = SyntheticInput(to: button.pointer)
        input.key(GDK_KEY_space, isPress: true, throughFilters: true)
        for _ in 1...3 { input.key(GDK_KEY_Escape, isPress: true, throughFilters: true) }
        input.key(GDK_KEY_Escape, isPress: false, throughFilters: true)
        XCTAssertEqual(events, [.keyDown, .cancelled])
        XCTAssertTrue(popover.isOpen)
        input.key(GDK_KEY_space, isPress: false, throughFilters: true)
        XCTAssertEqual(events, [.keyDown, .cancelled])
        input.key(GDK_KEY_Escape, isPress: true, throughFilters: true)
        input.key(GDK_KEY_Escape, isPress: false, throughFilters: true)
        XCTAssertFalse(popover.isOpen)
      }
    }
  }
}

@MainActor private let interruptions: [(name: String, act: (PressStage) throws -> Void)] = [
  ("hidden", { $0.button?.isVisible = false }),
  ("window hidden", { $0.window?.isVisible = false }),
  ("disabled", { $0.button?.isSensitive = false }),
  ("destroyed", { $0.button?.destroy() }),
  ("another widget grabs", { _ in PressStageGrab.add() }),
  ("modal dialog", { PressStageGrab.openDialog(over: $0.window) }),
  (
    "the focus leaves",
    { gtk_window_set_focus(cgtk_window(try XCTUnwrap($0.window).pointer), nil) }
  ),
  (
    "Escape",
    {
      $0.key(GDK_KEY_Escape, isPress: true, throughFilters: true)
      $0.key(GDK_KEY_Escape, isPress: false, throughFilters: true)
    }
  ),
]
