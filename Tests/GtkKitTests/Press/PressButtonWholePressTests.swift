import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of interrupted presses: a press is complete, or it is canceled and the next one is
/// complete.
final class PressButtonWholePressTests: XCTestCase {
  func testNoOtherPointerButtonChangesAPress() throws {
    try onMain {
      for number in ["2", "3", "4", "5", "8"] {
        let stage = try PressStage()
        let button = try XCTUnwrap(stage.button)
        var clicks = 0
        Signal.connect(button.pointer, "clicked") { clicks += 1 }
        let other = ["mousedown", number, "mouseup", number]
        try simulatePointer(at: place, of: button, ["mousedown", "1"] + other + other)
        XCTAssertTrue(button.looksPressed, "button \(number)")
        try simulatePointer(at: place, of: button, ["mousedown", number, "mouseup", "1"])
        XCTAssertEqual(stage.events, wholePress, "button \(number)")
        XCTAssertEqual(clicks, 1, "button \(number)")
        try simulatePointer(at: place, of: button, "mouseup", number)
        XCTAssertEqual(stage.events, wholePress, "button \(number)")
      }
    }
  }

  func testNoOtherPointerButtonChangesAPressOfAnOrdinaryButton() throws {
    try onMain {
      PointerPressFilter.install()
      let button = LabelButton("Press")
      var clicks = 0
      button.onClick = { clicks += 1 }
      try withWindow(button) {
        try simulatePointer(
          at: place, of: button, "mousedown", "1", "mousedown", "3", "mouseup", "3")
        XCTAssertEqual(clicks, 0)
        try simulatePointer(at: place, of: button, "mouseup", "1")
        XCTAssertEqual(clicks, 1)
      }
    }
  }

  func testAPressWhoseReleaseGoesElsewhereIsCanceledAndTheNextIsComplete() throws {
    try onMain {
      for interruption in interruptions {
        let stage = try PressStage()
        let button = try XCTUnwrap(stage.button)
        try simulatePointer(at: place, of: button, "mousedown", "1")
        try interruption.begin(stage)
        XCTAssertEqual(
          stage.events.filter(isOfPress), [wholePress[0], .cancelled], interruption.name)
        try simulatePointer(at: place, of: button, "mouseup", "1")
        try interruption.end(stage)
        try simulatePointer(at: Point(x: 60, y: 20), of: button)
        XCTAssertFalse(button.looksPressed, "\(interruption.name): the pointer only hovers")
        try simulatePointer(at: place, of: button, "mousedown", "1", "mouseup", "1")
        XCTAssertEqual(
          stage.events.filter(isOfPress), [wholePress[0], .cancelled] + wholePress,
          interruption.name)
      }
    }
  }

  func testAPressWhoseReleaseWasNeverSeenEndsAtTheNextPress() throws {
    try onMain {
      let stage = try PressStage()
      for _ in 1...2 { stage.down(10, 10, throughFilters: true) }
      stage.up(10, 10)
      XCTAssertEqual(stage.events, [wholePress[0], .cancelled] + wholePress)
    }
  }
}

/// An event that makes a button unavailable during a press, and the reverse event after it.
private struct Interruption {
  let name: String
  let begin: @MainActor (PressStage) throws -> Void
  let end: @MainActor (PressStage) throws -> Void
}

@MainActor private let interruptions = [
  Interruption(
    name: "hidden", begin: { $0.button?.isVisible = false },
    end: {
      $0.button?.isVisible = true
      try settle($0)
    }),
  Interruption(
    name: "disabled", begin: { $0.button?.isSensitive = false },
    end: { $0.button?.isSensitive = true }),
  Interruption(
    name: "minimized", begin: { try command("windowunmap", $0) },
    end: {
      try command("windowmap", $0)
      try settle($0)
    }),
]

@MainActor private let place = Point(x: 10, y: 10)

private let wholePress: [ControlEventMachine.Input] = [
  .pointerDown(at: Point(x: 10, y: 10), tapCount: 1), .pointerUp(at: Point(x: 10, y: 10)),
]

private func isOfPress(_ event: ControlEventMachine.Input) -> Bool {
  switch event {
  case .pointerDown, .pointerUp, .cancelled: true
  case .pointerMoved, .keyDown, .keyUp, .activated, .setEnabled, .setSelected, .setHighlighted:
    false
  }
}

/// Sends a window manager's command to a stage's window.
@MainActor private func command(_ name: String, _ stage: PressStage) throws {
  let window = try XCTUnwrap(stage.window)
  let title = "Stage of \(window.pointer)"
  gtk_window_set_title(cgtk_window(window.pointer), title)
  runPendingEvents()
  try simulate(["search", "--name", "^\(title)$", name])
}

@MainActor private func settle(_ stage: PressStage) throws {
  let button = try XCTUnwrap(stage.button)
  XCTAssertTrue(runMainLoop { gtk_widget_get_mapped(button.pointer) != 0 })
  runMainLoop(forSeconds: 0.05)
}
