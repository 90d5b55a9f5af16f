import GtkTesting
import XCTest

@testable import GtkKit

/// Builds and drops the wrappers of pictures, choices and flips again and again, with handlers
/// that capture them strongly.
final class ChoiceFinalizationTests: XCTestCase {
  func testEveryWrapperThatIsDroppedFreesItsWidget() throws {
    try MainActor.assumeIsolated {
      for (name, make) in try choiceWrappers() {
        let freed = Count()
        for _ in 0..<1_000 {
          make(nil).onFinalize { freed.value += 1 }
        }
        runPendingEvents()
        XCTAssertEqual(freed.value, 1_000, name)
      }
    }
  }

  func testDestroyingAWidgetFreesAHandlerThatCapturesItStrongly() throws {
    try MainActor.assumeIsolated {
      for (name, make) in try choiceWrappers() {
        let freed = Count()
        let freedTokens = Count()
        for _ in 0..<1_000 {
          let widget = make(Token(freedTokens))
          widget.onFinalize { freed.value += 1 }
          widget.destroy()
        }
        runPendingEvents()
        XCTAssertEqual(freed.value, 1_000, name)
        XCTAssertEqual(freedTokens.value, 1_000, name)
      }
    }
  }

  func testAChoiceActionGoesWithItsWindow() {
    MainActor.assumeIsolated {
      openToolkit()
      let freed = Count()
      for _ in 0..<100 {
        let token = Token(freed)
        let window = ApplicationWindow(application: registeredApplication)
        window.addChoiceAction("theme", choices: ["light"], selected: "light") { _ in
          _ = window
          _ = token
        }
        window.destroy()
      }
      runPendingEvents()
      XCTAssertEqual(freed.value, 100)
    }
  }

  func testAWindowThatClosesDuringAFlipIsFreedWithItsPages() {
    MainActor.assumeIsolated {
      let freed = Count()
      for _ in 0..<50 {
        let stage = FlipStage()
        for widget in [stage.window, stage.container, stage.front, stage.back] as [Widget] {
          widget.onFinalize { freed.value += 1 }
        }
        stage.container.onDrawFlip = { [container = stage.container] _ in _ = container }
        stage.container.onPressWhileFlipping = { [container = stage.container] in _ = container }
        stage.container.beginFlip(showing: .back)
        stage.waitForFrame()
        stage.window.destroy()
      }
      runPendingEvents()
      XCTAssertEqual(freed.value, 200)
    }
  }
}

private typealias MakeWidget = @MainActor (Token?) -> Widget

/// Makes each widget, with a handler that captures it and the token where there is one.
@MainActor private func choiceWrappers() throws -> [(String, MakeWidget)] {
  openToolkit()
  let picture = try TestPicture.load()
  return [
    ("DropDown", dropDown), ("SegmentedControl", segmentedControl),
    ("FlipContainer", flipContainer),
    (
      "ImageView",
      { token in
        let view = ImageView(picture, accessibleName: "A test")
        if let token { Signal.connect(view.pointer, "destroy") { _ = token } }
        return view
      }
    ),
  ]
}

@MainActor private func dropDown(_ token: Token?) -> Widget {
  let list = DropDown(["One", "Two"], selectedIndex: 0, accessibleName: "Number")
  if let token { list.onChange = { _ in _ = (list, token) } }
  return list
}

@MainActor private func segmentedControl(_ token: Token?) -> Widget {
  let control = SegmentedControl(["One", "Two"], accessibleName: "Number")
  if let token { control.onChange = { _ in _ = (control, token) } }
  return control
}

@MainActor private func flipContainer(_ token: Token?) -> Widget {
  let container = FlipContainer(front: Label("Front"), back: Label("Back"))
  if let token {
    container.onDrawFlip = { _ in _ = (container, token) }
    container.onPressWhileFlipping = { _ = (container, token) }
  }
  return container
}
