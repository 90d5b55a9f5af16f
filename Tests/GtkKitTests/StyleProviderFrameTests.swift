import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

final class StyleProviderFrameTests: XCTestCase {
  func testSeveralLoadsWithinAFrameAreOneLoadOfTheLastText() {
    onMain {
      openToolkit()
      let provider = StyleProvider()
      provider.install()
      let label = Label("Text")
      label.addStyleClass("next-frame")
      withWindow(label) {
        var made: [String] = []
        var problems: [StyleProblem] = []
        for color in ["red", "green", "blue"] {
          provider.loadWithNextFrame(of: label) {
            made.append(color)
            return ".next-frame { color: \(color); colour: blue; }"
          } completion: {
            problems += $0
          }
        }
        XCTAssertEqual(made, [], "the load waits for the frame")
        XCTAssertTrue(runMainLoop { !made.isEmpty })
        XCTAssertEqual(made, ["blue"])
        XCTAssertEqual(problems.count, 1)
        XCTAssertTrue(provider.text.contains("rgb(0,0,255)"))
        provider.loadWithNextFrame(of: label) {
          made.append("red")
          return ".next-frame { color: red; }"
        }
        XCTAssertTrue(runMainLoop { made.count == 2 })
      }
    }
  }

  func testTheFrameThatLoadsASheetAlreadyShowsIt() {
    onMain {
      openToolkit()
      let provider = StyleProvider()
      provider.install()
      let label = Label("Text")
      label.addStyleClass("same-frame")
      withWindow(label) {
        runMainLoop(forSeconds: 0.1)
        var events: [String] = []
        Signal.connectDraw(label.pointer) { _ in
          events.append("draw")
          return false
        }
        provider.loadWithNextFrame(of: label) {
          events.append("load")
          return ".same-frame { background: red; }"
        }
        guard let clock = gtk_widget_get_frame_clock(label.pointer) else {
          return XCTFail("no clock")
        }
        Signal.connect(gpointer(clock), "after-paint") { events.append("painted") }
        XCTAssertTrue(runMainLoop { events.contains("painted") })
        XCTAssertEqual(Array(events.prefix(3)), ["load", "draw", "painted"])
      }
    }
  }

  func testALoadDoesNotWaitForAWidgetThatIsNotOnTheScreen() {
    onMain {
      openToolkit()
      let provider = StyleProvider()
      provider.loadWithNextFrame(of: Label("Text")) { "label { color: red; }" }
      XCTAssertTrue(provider.text.contains("color"))
    }
  }

  func testALoadDoesNotWaitForAWindowThatHasClosed() {
    onMain {
      openToolkit()
      let provider = StyleProvider()
      let freed = Count()
      let label = Label("Text")
      withWindow(label) {
        let token = Token(freed)
        provider.loadWithNextFrame(of: label) {
          _ = token
          return "button { color: red; }"
        }
        XCTAssertFalse(provider.text.contains("button"), "the load waits for the frame")
      }
      XCTAssertTrue(provider.text.contains("button"))
      XCTAssertEqual(freed.value, 1)
      provider.loadWithNextFrame(of: label) { "entry { color: red; }" }
      XCTAssertTrue(provider.text.contains("entry"))
    }
  }
}
