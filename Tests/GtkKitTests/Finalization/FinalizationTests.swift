import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Creates and releases each wrapper repeatedly: GObject must free every widget, and every closure
/// must be released with its widget.
final class FinalizationTests: XCTestCase {
  func testEveryReleasedWrapperFreesItsWidgetAndItsContents() throws {
    try onMain {
      openToolkit()
      for wrapper in wrappers {
        let finalizations = Finalizations()
        for _ in 0..<1_000 {
          withExtendedLifetime(try wrapper.make()) { finalizations.watch($0.pointer) }
        }
        runPendingEvents()
        XCTAssertGreaterThanOrEqual(finalizations.expected, 1_000)
        let name = "\(type(of: try wrapper.make()))"
        XCTAssertEqual(finalizations.remaining, [:], name)
      }
    }
  }

  func testDestroyingAWidgetFreesTheHandlersThatCaptureIt() throws {
    try onMain {
      openToolkit()
      for wrapper in wrappers {
        let finalizations = Finalizations()
        let freedTokens = Count()
        for _ in 0..<1_000 {
          let widget = try wrapper.make(capturing: Token(freedTokens))
          finalizations.watch(widget.pointer)
          widget.destroy()
        }
        runPendingEvents()
        let name = "\(type(of: try wrapper.make()))"
        XCTAssertEqual(finalizations.remaining, [:], name)
        XCTAssertEqual(freedTokens.value, 1_000, name)
      }
    }
  }

  func testTheClosureOfEveryKindOfSignalIsReleasedWithItsWidget() {
    onMain {
      openToolkit()
      let freed = Count()
      for _ in 0..<1_000 {
        let token = Token(freed)
        let button = LabelButton("Copy")
        Signal.connect(button.pointer, "clicked") { _ = token }
        Signal.connectDraw(button.pointer) { _ in
          _ = token
          return false
        }
        Signal.connectEvent(button.pointer, "key-press-event") { _ in
          _ = token
          return false
        }
        Signal.connectArgument(button.pointer, "notify::label") { _ in _ = token }
        Signal.connectNumber(button.pointer, "direction-changed") { _ in _ = token }
        Signal.connectStateFlags(button.pointer) { _ in _ = token }
      }
      XCTAssertEqual(freed.value, 1_000)
    }
  }

  func testEveryDestroyedWindowIsFreedWithItsContents() {
    onMain {
      openToolkit()
      let parent = ApplicationWindow(application: registeredApplication)
      defer { parent.destroy() }
      for make in windows {
        let name = "\(type(of: make(parent)))"
        let finalizations = Finalizations()
        let freedTokens = Count()
        for _ in 0..<100 {
          let token = Token(freedTokens)
          let window = make(parent)
          window.onClose = { _ = (window, token) }
          window.present()
          XCTAssertTrue(runMainLoop { window.isMapped }, name)
          finalizations.watch(window.pointer)
          window.destroy()
        }
        runPendingEvents()
        XCTAssertGreaterThan(finalizations.expected, 1_000, name)
        XCTAssertEqual(finalizations.remaining, [:], name)
        XCTAssertEqual(freedTokens.value, 100, name)
      }
    }
  }

  func testActionsThatCaptureTheirWindowAreReleasedWithIt() {
    onMain {
      openToolkit()
      let freed = Count()
      for _ in 0..<100 {
        let token = Token(freed)
        let window = ApplicationWindow(application: registeredApplication)
        window.addAction("show-menu", accelerators: ["F10"]) { _ = (window, token) }
        let action = window.addChoiceAction("theme", choices: ["light"], selected: "light") { _ in
          _ = (window, token)
        }
        onFinalize(gpointer(action.action)) { freed.value += 1 }
        window.destroy()
      }
      runPendingEvents()
      XCTAssertEqual(freed.value, 200)
    }
  }

  func testAPopoverIsFreedWithItsObjectOrItsWindow() {
    onMain {
      openToolkit()
      let freed = Count()
      for popoverGoesFirst in [true, false] {
        for _ in 0..<100 {
          let window = ApplicationWindow(application: registeredApplication)
          let anchor = Label("Anchor")
          window.child = anchor
          window.present()
          var popover: Popover? = Popover(relativeTo: anchor, child: Label("Text"))
          popover?.onFinalize { freed.value += 1 }
          popover?.onClose = { [window] in _ = window }
          popover?.popUp()
          runPendingEvents()
          if popoverGoesFirst { popover = nil }
          window.destroy()
          popover = nil
          runPendingEvents()
        }
      }
      XCTAssertEqual(freed.value, 200)
    }
  }

  func testAWindowThatClosesDuringAFlipIsFreedWithItsPages() {
    onMain {
      let finalizations = Finalizations()
      for _ in 0..<50 {
        let stage = FlipStage()
        finalizations.watch(stage.window.pointer)
        stage.container.onDrawFlip = { [container = stage.container] _ in _ = container }
        stage.container.onPressWhileFlipping = { [container = stage.container] in _ = container }
        stage.container.beginFlip(showing: .back)
        stage.waitForFrame()
        stage.window.destroy()
      }
      runPendingEvents()
      XCTAssertGreaterThan(finalizations.expected, 200)
      XCTAssertEqual(finalizations.remaining, [:])
    }
  }
}
