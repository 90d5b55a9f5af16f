import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

final class PressButtonKeyboardTests: XCTestCase {
  private static let activatingKeys = [
    GDK_KEY_space, GDK_KEY_Return, GDK_KEY_KP_Enter,
  ]

  func testAKeyActivatesOnceItIsReleased() throws {
    try MainActor.assumeIsolated {
      for key in PressButtonKeyboardTests.activatingKeys {
        let stage = try PressStage()
        gtk_widget_grab_focus(stage.button?.pointer)
        stage.key(key, isPress: true)
        stage.key(key, isPress: false)
        XCTAssertEqual(stage.events, [.activated], "key \(key)")
      }
    }
  }

  func testAButtonDisabledBeforeTheLateClickIsNotActivated() throws {
    try MainActor.assumeIsolated {
      for key in PressButtonKeyboardTests.activatingKeys {
        let stage = try PressStage()
        gtk_widget_grab_focus(stage.button?.pointer)
        stage.key(key, isPress: true)
        stage.button?.isSensitive = false
        runMainLoop(forSeconds: 0.35)
        XCTAssertEqual(stage.events, [.sensitivityChanged(false)], "key \(key)")
      }
    }
  }

  func testAHeldKeyActivatesOnce() throws {
    try MainActor.assumeIsolated {
      openToolkit()
      KeyRepeatFilter.install()
      for key in PressButtonKeyboardTests.activatingKeys {
        let stage = try PressStage()
        gtk_widget_grab_focus(stage.button?.pointer)
        for _ in 1...24 {
          stage.key(key, isPress: true, throughFilters: true)
          runMainLoop(forSeconds: 0.025)
        }
        stage.key(key, isPress: false, throughFilters: true)
        XCTAssertEqual(stage.events, [.activated], "key \(key)")
      }
    }
  }

  func testTheRepeatsOfAKeyThatWentDownOnAButtonReachNoEntryThatItOpens() {
    MainActor.assumeIsolated {
      openToolkit()
      KeyRepeatFilter.install()
      let (button, entry) = (PressButton(title: "Add"), TextEntry(accessibleName: "Name"))
      let box = Box(orientation: .vertical)
      box.append(button)
      box.append(entry)
      withWindow(box) {
        let input = SyntheticInput(to: button.pointer)
        var activations = 0
        entry.onActivate = { activations += 1 }
        for key in PressButtonKeyboardTests.activatingKeys {
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
        XCTAssertEqual(entry.text, "   ", "a key that went down on the entry repeats as ever")
      }
    }
  }

  func testAnAccessibleClickActivatesOnce() throws {
    try MainActor.assumeIsolated {
      let stage = try PressStage()
      let accessible = gtk_widget_get_accessible(stage.button?.pointer)
      XCTAssertNotEqual(atk_action_do_action(OpaquePointer(accessible), 0), 0)
      XCTAssertEqual(stage.events, [.activated])
    }
  }

  func testAPointersClickIsNotAnActivation() throws {
    try MainActor.assumeIsolated {
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
