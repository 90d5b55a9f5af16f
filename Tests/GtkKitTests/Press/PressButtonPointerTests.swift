import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class PressButtonPointerTests: XCTestCase {
  func testPressAndReleaseInsideIsDownAndUp() throws {
    try onMain {
      let stage = try PressStage()
      stage.down(10, 10)
      stage.up(12, 11)
      XCTAssertEqual(
        stage.events,
        [.pointerDown(at: Point(x: 10, y: 10), tapCount: 1), .pointerUp(at: Point(x: 12, y: 11))])
    }
  }

  func testEveryMovementDuringAPressIsReportedWithItsLocation() throws {
    try onMain {
      let stage = try PressStage()
      stage.down(10, 10)
      stage.move(200, 10)
      stage.move(119, 39)
      stage.move(120, 40)
      stage.up(-5, 50)
      XCTAssertEqual(
        stage.events,
        [
          .pointerDown(at: Point(x: 10, y: 10), tapCount: 1),
          .pointerMoved(to: Point(x: 200, y: 10)),
          .pointerMoved(to: Point(x: 119, y: 39)), .pointerMoved(to: Point(x: 120, y: 40)),
          .pointerUp(at: Point(x: -5, y: 50)),
        ])
    }
  }

  func testMovementWithoutAPressIsNotReported() throws {
    try onMain {
      let stage = try PressStage()
      stage.move(10, 10)
      XCTAssertEqual(stage.events, [])
    }
  }

  func testQuickPressesAreCounted() throws {
    try onMain {
      let stage = try PressStage()
      for _ in 1...3 {
        stage.down(10, 10)
        stage.up(10, 10)
      }
      let point = Point(x: 10, y: 10)
      XCTAssertEqual(
        stage.events,
        [
          .pointerDown(at: point, tapCount: 1), .pointerUp(at: point),
          .pointerDown(at: point, tapCount: 2), .pointerUp(at: point),
          .pointerDown(at: point, tapCount: 3), .pointerUp(at: point),
        ])
    }
  }

  func testOtherPointerButtonsAreIgnored() throws {
    try onMain {
      for number in [GDK_BUTTON_MIDDLE, GDK_BUTTON_SECONDARY, 8] {
        let stage = try PressStage()
        stage.down(10, 10, button: number)
        stage.up(10, 10, button: number)
        XCTAssertEqual(stage.events, [], "button \(number)")
      }
    }
  }

  func testAnInsensitiveButtonReportsNothing() throws {
    try onMain {
      let stage = try PressStage()
      stage.button?.isSensitive = false
      stage.down(10, 10)
      stage.up(10, 10)
      XCTAssertEqual(stage.events, [.setEnabled(false)])
    }
  }

  func testLosingTheButtonCancelsThePress() throws {
    try onMain {
      let interruptions: [(name: String, act: (PressStage) -> Void)] = [
        ("hidden", { $0.button?.isVisible = false }),
        (
          "hidden and shown again",
          {
            $0.button?.isVisible = false
            $0.button?.isVisible = true
          }
        ),
        ("window hidden", { $0.window?.isVisible = false }),
        ("disabled", { $0.button?.isSensitive = false }),
        ("destroyed", { $0.button?.destroy() }),
        ("another widget grabs", { _ in PressStageGrab.add() }),
        ("modal dialog", { PressStageGrab.openDialog(over: $0.window) }),
      ]
      for (name, act) in interruptions {
        let stage = try PressStage()
        stage.down(10, 10)
        act(stage)
        stage.move(12, 12)
        stage.up(12, 12)
        PressStageGrab.remove()
        let rest = stage.events.dropFirst().filter {
          if case .setEnabled = $0 { false } else { true }
        }
        XCTAssertEqual(rest, [.cancelled], name)
      }
    }
  }

  func testDisablingInTheDownHandlerSuppressesTheUpEvent() throws {
    try onMain {
      let stage = try PressStage()
      stage.reaction = { stage, event in
        if case .pointerDown = event { stage.button?.isSensitive = false }
      }
      stage.down(10, 10)
      stage.up(10, 10)
      XCTAssertEqual(stage.events.count, 3)
      XCTAssertTrue(stage.events.contains(.cancelled))
      XCTAssertTrue(stage.events.contains(.setEnabled(false)))
    }
  }

  func testThePressedLookIsGTKs() throws {
    try onMain {
      let stage = try PressStage()
      stage.down(10, 10)
      XCTAssertEqual(stage.button?.looksPressed, true)
      stage.up(10, 10)
      XCTAssertEqual(stage.button?.looksPressed, false)
    }
  }
}

/// Takes the pointer from a stage by a GTK grab.
@MainActor enum PressStageGrab {
  private static var holder: UnsafeMutablePointer<GtkWidget>?

  static func add() {
    let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new(GTK_WINDOW_TOPLEVEL)
    gtk_widget_show(window)
    gtk_grab_add(window)
    holder = window
  }

  static func openDialog(over parent: Widget?) {
    let dialog: UnsafeMutablePointer<GtkWidget> = gtk_dialog_new()
    gtk_window_set_modal(cgtk_window(dialog), 1)
    if let parent { gtk_window_set_transient_for(cgtk_window(dialog), cgtk_window(parent.pointer)) }
    gtk_widget_show(dialog)
    holder = dialog
  }

  static func remove() {
    if let holder { gtk_widget_destroy(holder) }
    holder = nil
  }
}
