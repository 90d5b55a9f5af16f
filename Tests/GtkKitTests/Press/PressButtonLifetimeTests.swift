import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class PressButtonLifetimeTests: XCTestCase {
  func testEveryHandlerCanDestroyTheWindowAndReleaseTheButton() throws {
    try onMain {
      let runs:
        [(name: String, trigger: (ControlEventMachine.Input) -> Bool, act: (PressStage) -> Void)] =
          [
            ("down", { if case .pointerDown = $0 { true } else { false } }, click),
            ("moved", { if case .pointerMoved = $0 { true } else { false } }, drag),
            ("up", { if case .pointerUp = $0 { true } else { false } }, click),
            ("up after a drag", { if case .pointerUp = $0 { true } else { false } }, drag),
            ("cancelled", { $0 == .cancelled }, hide),
            ("key down", { $0 == .keyDown }, type),
            ("key up", { $0 == .keyUp }, type),
            ("key cancelled", { $0 == .cancelled }, hideInAKeyPress),
            ("activated", { $0 == .activated }, clickAccessibly),
            ("sensitivity", { $0 == .setEnabled(false) }, disable),
          ]
      for (name, trigger, act) in runs {
        let stage = try PressStage()
        var isFinalized = false
        stage.button?.onFinalize { isFinalized = true }
        stage.reaction = { stage, event in
          if trigger(event) { stage.destroyAll() }
        }
        act(stage)
        runPendingEvents()
        XCTAssertNil(stage.window, "\(name) was not called")
        XCTAssertTrue(isFinalized, name)
        XCTAssertEqual(stage.events.filter(trigger).count, 1, name)
      }
    }
  }

  func testAThousandButtonsWithHandlersAreAllFreed() {
    onMain {
      openToolkit()
      let finalized = Count()
      let released = Count()
      for _ in 1...1_000 {
        let button = PressButton(title: "Button")
        button.onFinalize { finalized.value += 1 }
        let gesture = HandlerBox<Token>.retained(Token(released))
        g_object_set_data_full(cgtk_object(gpointer(button.gesture)), "test", gesture, releaseBox)
        let token = Token(released)
        button.onPress = { [weak button] _ in
          button?.isChecked = true
          _ = token
        }
        button.onDrawBackground = { _, _ in _ = token }
      }
      XCTAssertEqual(finalized.value, 1_000)
      // One token for the handlers of each button and one for its gesture.
      XCTAssertEqual(released.value, 2_000)
    }
  }

  func testAButtonWhoseContainerOutlivesItIsFreedWithTheContainer() {
    onMain {
      openToolkit()
      let finalized = Count()
      let window = Widget(gtk_window_new(GTK_WINDOW_TOPLEVEL), isVisible: false)
      do {
        let button = PressButton(title: "Button")
        button.onFinalize { finalized.value += 1 }
        gtk_container_add(cgtk_container(window.pointer), button.pointer)
      }
      XCTAssertEqual(finalized.value, 0)
      window.destroy()
      XCTAssertEqual(finalized.value, 1)
    }
  }

  func testSettingATitleAfterTheDestructionIsSafe() throws {
    try onMain {
      let stage = try PressStage()
      let button = try XCTUnwrap(stage.button)
      stage.window?.destroy()
      button.title = "Late"
      button.title = ""
      button.isChecked = true
      XCTAssertEqual(button.title, "")
    }
  }
}

@MainActor private func click(_ stage: PressStage) {
  stage.down(10, 10)
  stage.up(10, 10)
}

@MainActor private func drag(_ stage: PressStage) {
  stage.down(10, 10)
  stage.move(20, 20)
  stage.up(20, 20)
}

@MainActor private func hide(_ stage: PressStage) {
  stage.down(10, 10)
  stage.button?.isVisible = false
}

@MainActor private func type(_ stage: PressStage) {
  gtk_widget_grab_focus(stage.button?.pointer)
  stage.key(GDK_KEY_space, isPress: true)
  stage.key(GDK_KEY_space, isPress: false)
}

@MainActor private func hideInAKeyPress(_ stage: PressStage) {
  gtk_widget_grab_focus(stage.button?.pointer)
  stage.key(GDK_KEY_space, isPress: true)
  stage.button?.isVisible = false
}

@MainActor private func clickAccessibly(_ stage: PressStage) {
  guard let button = stage.button else { return }
  gtk_button_clicked(cgtk_button(button.pointer))
}

@MainActor private func disable(_ stage: PressStage) {
  stage.button?.isSensitive = false
}
