import GtkTesting
import XCTest

@testable import GtkKit

/// Builds and drops each wrapper again and again: GObject must free every widget, and every
/// closure must go with it.
final class FinalizationTests: XCTestCase {
  func testEveryWrapperThatIsDroppedFreesItsWidget() {
    MainActor.assumeIsolated {
      openToolkit()
      for (name, make) in wrappers {
        let freed = Count()
        for _ in 0..<1_000 {
          make().onFinalize { freed.value += 1 }
        }
        runPendingEvents()
        XCTAssertEqual(freed.value, 1_000, name)
      }
    }
  }

  func testDestroyingAWidgetFreesAHandlerThatCapturesItStrongly() {
    MainActor.assumeIsolated {
      openToolkit()
      for (name, make) in wrappersWithHandlers {
        let freed = Count()
        let freedTokens = Count()
        for _ in 0..<1_000 {
          let token = Token(freedTokens)
          let widget = make { widget in
            _ = widget
            _ = token
          }
          widget.onFinalize { freed.value += 1 }
          widget.destroy()
        }
        runPendingEvents()
        XCTAssertEqual(freed.value, 1_000, name)
        XCTAssertEqual(freedTokens.value, 1_000, name)
      }
    }
  }

  func testTheClosureOfEverySignalGoesWithItsWidget() {
    MainActor.assumeIsolated {
      openToolkit()
      let freed = Count()
      for _ in 0..<1_000 {
        let token = Token(freed)
        let button = TextButton("Copy")
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
      }
      XCTAssertEqual(freed.value, 1_000)
    }
  }

  func testEveryWindowThatIsDestroyedIsFreedWithAllThatItContains() {
    MainActor.assumeIsolated {
      openToolkit()
      for (name, make) in windows {
        let freed = Count()
        let freedTokens = Count()
        for _ in 0..<100 {
          let token = Token(freedTokens)
          let window = make()
          let content = fullContent()
          window.onFinalize { freed.value += 1 }
          content.onFinalize { freed.value += 1 }
          window.onClose = {
            _ = window
            _ = token
          }
          if window.child == nil, !(window is AboutDialog) {
            window.child = content
          }
          window.present()
          XCTAssertTrue(runMainLoop { window.isMapped }, name)
          window.destroy()
        }
        runPendingEvents()
        XCTAssertEqual(freed.value, 200, name)
        XCTAssertEqual(freedTokens.value, 100, name)
      }
      parentWindow.destroy()
    }
  }

  func testAWindowActionThatCapturesItsWindowGoesWithIt() {
    MainActor.assumeIsolated {
      openToolkit()
      let application = registeredApplication
      let freed = Count()
      for _ in 0..<100 {
        let token = Token(freed)
        let window = ApplicationWindow(application: application)
        window.addAction("show-menu", accelerators: ["F10"]) {
          _ = window
          _ = token
        }
        window.destroy()
      }
      runPendingEvents()
      XCTAssertEqual(freed.value, 100)
    }
  }

  func testAPopoverGoesWithItsObjectAndWithItsWindow() {
    MainActor.assumeIsolated {
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
}
