import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class PressButtonKeyboardTests: XCTestCase {
  func testAKeyPressLastsUntilTheKeyIsReleasedHoweverLongItIsHeld() throws {
    try onMain {
      for key in pressingKeys {
        let stage = try PressStage()
        let button = try XCTUnwrap(stage.button)
        button.grabFocus()
        stage.key(key, isPress: true)
        XCTAssertEqual(stage.events, [.keyDown], "key \(key)")
        XCTAssertTrue(button.looksPressed, "key \(key)")
        waitForGTKsOwnClick()
        XCTAssertEqual(stage.events, [.keyDown], "key \(key)")
        XCTAssertTrue(button.looksPressed, "key \(key)")
        stage.key(key, isPress: false)
        XCTAssertEqual(stage.events, [.keyDown, .keyUp], "key \(key)")
        XCTAssertFalse(button.looksPressed, "key \(key)")
      }
    }
  }

  func testTheRepeatsOfAKeyDoNothing() throws {
    try onMain {
      for key in pressingKeys {
        let stage = try PressStage()
        stage.button?.grabFocus()
        for _ in 1...24 { stage.key(key, isPress: true, throughFilters: true) }
        stage.key(key, isPress: false, throughFilters: true)
        XCTAssertEqual(stage.events, [.keyDown, .keyUp], "key \(key)")
      }
    }
  }

  func testTheFirstOfTwoKeysCounts() throws {
    try onMain {
      let stage = try PressStage()
      stage.button?.grabFocus()
      stage.key(GDK_KEY_space, isPress: true)
      stage.key(GDK_KEY_Return, isPress: true)
      stage.key(GDK_KEY_Return, isPress: false)
      XCTAssertEqual(stage.events, [.keyDown])
      stage.key(GDK_KEY_Return, isPress: true)
      stage.key(GDK_KEY_space, isPress: false)
      XCTAssertEqual(stage.events, [.keyDown, .keyUp])
      stage.key(GDK_KEY_Return, isPress: false)
      XCTAssertEqual(stage.events, [.keyDown, .keyUp])
    }
  }

  func testAPressByTheOtherDeviceCancelsTheFirst() throws {
    try onMain {
      let stage = try PressStage()
      stage.button?.grabFocus()
      stage.key(GDK_KEY_space, isPress: true, throughFilters: true)
      stage.down(10, 10, throughFilters: true)
      stage.key(GDK_KEY_space, isPress: false, throughFilters: true)
      stage.key(GDK_KEY_Return, isPress: true, throughFilters: true)
      stage.up(10, 10, throughFilters: true)
      stage.key(GDK_KEY_Return, isPress: false, throughFilters: true)
      let events = stage.events.filter { if case .pointerMoved = $0 { false } else { true } }
      XCTAssertEqual(
        events,
        [
          .keyDown, .cancelled, .pointerDown(at: Point(x: 10, y: 10), tapCount: 1), .cancelled,
          .keyDown,
          .keyUp,
        ])
    }
  }

  func testAKeyWhoseReleaseWasNeverSeenEndsAtItsNextPress() throws {
    try onMain {
      let stage = try PressStage()
      stage.button?.grabFocus()
      for _ in 1...2 { stage.key(GDK_KEY_space, isPress: true) }
      stage.key(GDK_KEY_space, isPress: false)
      XCTAssertEqual(stage.events, [.keyDown, .cancelled, .keyDown, .keyUp])
    }
  }

  func testAPassingPointerDoesNotChangeTheLookOfAHeldKey() throws {
    try onMain {
      let stage = try PressStage()
      let button = try XCTUnwrap(stage.button)
      XCTAssertTrue(focus(try XCTUnwrap(stage.window).pointer))
      button.grabFocus()
      stage.key(GDK_KEY_space, isPress: true)
      for y in [20.0, 60, 20] {
        try simulatePointer(at: Point(x: 60, y: y), of: button)
        XCTAssertTrue(button.looksPressed, "\(y)")
      }
      XCTAssertEqual(stage.events, [.keyDown])
      stage.key(GDK_KEY_space, isPress: false)
    }
  }

  func testTheRepeatsOfAKeyPressedOnAButtonReachNoEntryThatItOpens() {
    onMain {
      openToolkit()
      let (button, entry) = (PressButton(title: "Add"), Entry(accessibleName: "Name"))
      let box = Box(orientation: .vertical)
      box.append(button)
      box.append(entry)
      withWindow(box) {
        let input = SyntheticInput(to: button.pointer)
        var activations = 0
        entry.onActivate = { activations += 1 }
        for key in pressingKeys {
          button.grabFocus()
          input.key(key, isPress: true, throughFilters: true)
          entry.grabFocus()
          for _ in 1...5 { input.key(key, isPress: true, throughFilters: true) }
          input.key(key, isPress: false, throughFilters: true)
          XCTAssertEqual(entry.text, "", "key \(key)")
          XCTAssertEqual(activations, 0, "key \(key)")
        }
        for _ in 1...3 { input.key(GDK_KEY_space, isPress: true, throughFilters: true) }
        input.key(GDK_KEY_space, isPress: false, throughFilters: true)
        XCTAssertEqual(entry.text, "   ", "a key pressed on the entry repeats as usual")
      }
    }
  }

  func testAnAccessibleClickActivatesOnce() throws {
    try onMain {
      let stage = try PressStage()
      let accessible = gtk_widget_get_accessible(stage.button?.pointer)
      XCTAssertNotEqual(atk_action_do_action(OpaquePointer(accessible), 0), 0)
      XCTAssertEqual(stage.events, [.activated])
    }
  }

  func testAMnemonicActivatesAsInGTKUnlessTheButtonIsDisabledInBetween() throws {
    try onMain {
      for isDisabled in [false, true] {
        let stage = try PressStage()
        gtk_widget_mnemonic_activate(stage.button?.pointer, 0)
        if isDisabled { stage.button?.isSensitive = false }
        waitForGTKsOwnClick()
        XCTAssertEqual(stage.events, isDisabled ? [.setEnabled(false)] : [.activated])
      }
    }
  }

  func testAPointersClickIsNotAnActivation() throws {
    try onMain {
      let stage = try PressStage()
      var clicks = 0
      Signal.connect(gpointer(try XCTUnwrap(stage.button).pointer), "clicked") { clicks += 1 }
      stage.down(10, 10)
      stage.up(10, 10)
      XCTAssertEqual(clicks, 1)
      XCTAssertFalse(stage.events.contains(.activated))
    }
  }
}

/// The keys that press a focused button.
let pressingKeys = [GDK_KEY_space, GDK_KEY_Return, GDK_KEY_KP_Enter]

/// Waits until GTK has clicked a button that was activated.
@MainActor func waitForGTKsOwnClick() {
  var isOver = false
  // A timer that starts later with the same delay fires later.
  DelayedCall.after(seconds: 0.25) { isOver = true }
  XCTAssertTrue(runMainLoop { isOver })
}
