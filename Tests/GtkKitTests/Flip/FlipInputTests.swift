import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class FlipInputTests: XCTestCase {
  private static let activatingKeys = [
    ("space", GDK_KEY_space), ("Return", GDK_KEY_Return), ("KP_Enter", GDK_KEY_KP_Enter),
  ]

  func testAPressDuringAFlipIsReportedOnceAndReachesNeitherPage() throws {
    try onMain {
      let stage = FlipStage()
      var presses = 0
      stage.container.onPressWhileFlipping = { presses += 1 }
      try simulateClick(at: buttonMiddle, of: stage.container)
      XCTAssertGreaterThan(stage.front.presses, 0)
      let before = stage.front.presses
      stage.container.beginFlip(showing: .back)
      for place in [buttonMiddle, Point(x: 2, y: 2), Point(x: 97, y: 57)] {
        try simulateClick(at: place, of: stage.container)
      }
      stage.waitForFrame()
      try simulateClick(at: buttonMiddle, of: stage.container)
      try simulateClick(at: buttonMiddle, of: stage.container, button: GDK_BUTTON_SECONDARY)
      XCTAssertEqual(presses, 4)
      XCTAssertEqual([stage.front.presses, stage.back.presses], [before, 0])
      stage.container.endFlip()
      try simulateClick(at: buttonMiddle, of: stage.container)
      XCTAssertEqual(presses, 4)
      XCTAssertGreaterThan(stage.back.presses, 0)
    }
  }

  func testAnAccessibleClickDuringAFlipReachesNeitherPage() {
    onMain {
      let stage = FlipStage()
      let buttons = [stage.front.button, stage.back.button, stage.outside]
      var outside: [ControlEventMachine.Input] = []
      stage.outside.onPress = { outside.append($0) }
      stage.container.beginFlip(showing: .back)
      for button in buttons { gtk_button_clicked(cgtk_button(button.pointer)) }
      XCTAssertEqual([stage.front.presses, stage.back.presses], [0, 0])
      XCTAssertEqual(outside, [.activated])
      stage.container.endFlip()
      gtk_button_clicked(cgtk_button(stage.back.button.pointer))
      XCTAssertEqual(stage.back.presses, 1)
    }
  }

  func testAKeyDuringAFlipIsReportedOnceAndReachesNeitherPage() throws {
    try onMain {
      for (key, _) in FlipInputTests.activatingKeys {
        let stage = FlipStage()
        var presses = 0
        stage.container.onPressWhileFlipping = { presses += 1 }
        stage.container.beginFlip(showing: .back)
        stage.back.button.grabFocus()
        try simulateKey(key, in: stage.container)
        XCTAssertEqual(presses, 1, key)
        XCTAssertEqual(stage.back.presses, 0, key)
        XCTAssertTrue(stage.back.button.hasFocus, key)
        stage.container.endFlip()
        try simulateKey(key, in: stage.container)
        XCTAssertEqual(presses, 1, key)
        XCTAssertEqual(stage.back.presses, 2, "\(key): down and up")
      }
    }
  }

  func testAPressInProgressWhenAFlipBeginsIsCanceled() throws {
    try onMain {
      for isKey in [true, false] {
        let stage = FlipStage()
        var events: [ControlEventMachine.Input] = []
        let button = stage.front.button
        button.onPress = { events.append($0) }
        if isKey {
          button.grabFocus()
          SyntheticInput(to: button.pointer).key(GDK_KEY_space, isPress: true)
        } else {
          try simulatePointer(at: buttonMiddle, of: stage.container, "mousedown", "1")
        }
        XCTAssertEqual(events.count, 1)
        stage.container.beginFlip(showing: .back)
        XCTAssertEqual(Array(events.dropFirst()), [.cancelled])
        SyntheticInput(to: button.pointer).key(GDK_KEY_space, isPress: false)
        try simulatePointer(at: buttonMiddle, of: stage.container, "mouseup", "1")
        XCTAssertEqual(events.count, 2)
      }
    }
  }

  func testAHeldKeyIsReportedOnceWhereverTheFocusIs() {
    onMain {
      for (key, keyValue) in FlipInputTests.activatingKeys {
        for isFocused in [true, false] {
          let stage = FlipStage()
          var presses = 0
          stage.container.onPressWhileFlipping = { presses += 1 }
          stage.container.beginFlip(showing: .back)
          stage.back.button.grabFocus()
          if !isFocused { gtk_window_set_focus(stage.window.window, nil) }
          XCTAssertEqual(stage.back.button.hasFocus, isFocused)
          simulateHeldKey(keyValue, repeats: 20, in: stage.container)
          XCTAssertEqual(presses, 1, key)
        }
      }
    }
  }

  func testOtherKeysReachNoPageAndAreNotReported() throws {
    try onMain {
      let stage = FlipStage()
      var presses = 0
      stage.container.onPressWhileFlipping = { presses += 1 }
      stage.container.beginFlip(showing: .back)
      stage.back.button.grabFocus()
      for key in ["Tab", "a", "Shift_L"] {
        try simulateKey(key, in: stage.container)
      }
      XCTAssertEqual(presses, 0)
      XCTAssertTrue(stage.back.button.hasFocus)
    }
  }

  func testAcceleratorsAndCommandsStillWork() throws {
    try onMain {
      let stage = FlipStage()
      var calls = 0
      var unhandled = 0
      stage.window.addAction("count", accelerators: ["<Primary>k", "F9"]) { calls += 1 }
      // GTK adds new accelerators to a window in an idle call.
      runPendingEvents()
      Signal.connectEvent(stage.back.button.pointer, "key-press-event") { event in
        if event.pointee.key.is_modifier == 0 { unhandled += 1 }
        return true
      }
      stage.container.beginFlip(showing: .back)
      stage.back.button.grabFocus()
      try simulateKey("ctrl+k", in: stage.container)
      try simulateKey("F9", in: stage.container)
      XCTAssertEqual(calls, 2)
      for key in ["ctrl+j", "alt+j"] {
        try simulateKey(key, in: stage.container)
      }
      XCTAssertEqual(unhandled, 2)
    }
  }

  func testTheRestOfTheWindowStillWorks() throws {
    try onMain {
      let stage = FlipStage()
      var presses = 0
      var events: [ControlEventMachine.Input] = []
      stage.container.onPressWhileFlipping = { presses += 1 }
      stage.outside.onPress = { events.append($0) }
      stage.container.beginFlip(showing: .back)
      try simulateClick(at: Point(x: 10, y: 10), of: stage.outside)
      XCTAssertEqual(events.count, 2)
      stage.outside.grabFocus()
      try simulateKey("space", in: stage.container)
      XCTAssertEqual(Array(events.suffix(2)), [.keyDown, .keyUp])
      XCTAssertEqual(presses, 0)
    }
  }

  func testAHandlerCanCloseTheWindow() throws {
    try onMain {
      for isKey in [true, false] {
        let stage = FlipStage()
        stage.container.onPressWhileFlipping = { [weak window = stage.window] in window?.destroy() }
        stage.container.beginFlip(showing: .back)
        if isKey {
          try simulateKey("space", in: stage.container)
        } else {
          try simulateClick(at: buttonMiddle, of: stage.container)
        }
        runPendingEvents()
        XCTAssertFalse(stage.container.isMapped)
        XCTAssertFalse(stage.container.isFlipping)
      }
      // The release of the key was lost with the window, so the key counts as held for a while.
      runMainLoop(forSeconds: Double(HeldKeys.longestPause) / 1_000)
    }
  }
}

@MainActor private let buttonMiddle = Point(x: 50, y: 30)
