import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class PressButtonShapeTests: XCTestCase {
  func testOnlyTheCircleReceivesThePointer() throws {
    try onMain {
      let stage = CircleStage()
      for place in stage.corners + [Point(x: 50, y: 50), Point(x: 50, y: 1), Point(x: 98, y: 50)] {
        stage.events = []
        stage.beneath = []
        try simulateClick(at: place, of: stage.button)
        let isInside = stage.circle.contains(HitArea.pixelCenter(at: place))
        XCTAssertEqual(stage.events.isEmpty, !isInside, "\(place)")
        XCTAssertEqual(stage.beneath.isEmpty, isInside, "\(place)")
      }
    }
  }

  func testEveryPressInTheRegionIsInTheArea() {
    onMain {
      let stage = CircleStage()
      guard
        let region = gtk_button_get_event_window(cgtk_button(stage.button.pointer)).flatMap({
          _ in stage.circle.region(width: 100, height: 100)
        })
      else { return XCTFail("no region") }
      defer { cairo_region_destroy(region) }
      for y in stride(from: -0.75, to: 102, by: 0.5) {
        for x in stride(from: -0.75, to: 102, by: 0.5) {
          let isInRegion =
            cairo_region_contains_point(region, Int32(x.rounded(.down)), Int32(y.rounded(.down)))
            != 0
          let reported = stage.button.reportedPoint(Point(x: x, y: y))
          XCTAssertEqual(isInRegion, stage.circle.contains(reported), "\(x), \(y)")
        }
      }
    }
  }

  func testARegionIsSymmetrical() {
    onMain {
      for radius in [1, 2, 24, 50] {
        let side = radius * 2
        let circle = HitArea.circle(
          center: Point(x: Double(radius), y: Double(radius)), radius: Double(radius))
        let region = circle.region(width: side, height: side)
        defer { cairo_region_destroy(region) }
        for y in 0..<side {
          for x in 0..<side {
            XCTAssertEqual(
              cairo_region_contains_point(region, Int32(x), Int32(y)),
              cairo_region_contains_point(region, Int32(side - 1 - x), Int32(side - 1 - y)))
          }
        }
      }
    }
  }

  func testAButtonLooksPressedOnlyWhileThePointerIsInTheCircle() throws {
    try onMain {
      let stage = CircleStage()
      try simulatePointer(at: Point(x: 50, y: 50), of: stage.button, "mousedown", "1")
      XCTAssertTrue(stage.button.looksPressed)
      for (place, isPressed) in [
        (Point(x: 3, y: 3), false), (Point(x: 5, y: 4), false), (Point(x: 50, y: 40), true),
        (Point(x: 97, y: 97), false), (Point(x: 130, y: 97), false), (Point(x: 97, y: 96), false),
        (Point(x: 60, y: 60), true),
      ] {
        try simulatePointer(at: place, of: stage.button)
        XCTAssertEqual(stage.button.looksPressed, isPressed, "\(place)")
      }
      XCTAssertEqual(stage.events.last, .pointerMoved(to: Point(x: 60.5, y: 60.5)))
      try simulatePointer(at: Point(x: 60, y: 60), of: stage.button, "mouseup", "1")
      XCTAssertEqual(stage.events.last, .pointerUp(at: Point(x: 60.5, y: 60.5)))
    }
  }

  func testTheShapePersistsWhenTheButtonIsShownAgain() throws {
    try onMain {
      let stage = CircleStage()
      stage.button.isVisible = false
      gtk_widget_unrealize(stage.button.pointer)
      stage.button.isVisible = true
      runMainLoop { stage.button.isMapped }
      runMainLoop(forSeconds: 0.05)
      try simulateClick(at: Point(x: 2, y: 2), of: stage.button)
      XCTAssertEqual(stage.events, [])
    }
  }

  func testWithoutAShapeTheWholeButtonReceivesThePointer() throws {
    try onMain {
      let stage = CircleStage()
      stage.button.inputShape = nil
      try simulateClick(at: Point(x: 2, y: 2), of: stage.button)
      XCTAssertEqual(stage.events.count, 2)
    }
  }
}

/// A round button of 100 x 100 points that overlaps a larger one.
@MainActor private final class CircleStage {
  let circle = HitArea.circle(center: Point(x: 50, y: 50), radius: 50)
  let corners = [
    Point(x: 2, y: 2), Point(x: 97, y: 2), Point(x: 2, y: 97), Point(x: 97, y: 97),
    Point(x: 14, y: 14), Point(x: 15, y: 15), Point(x: 84, y: 84), Point(x: 85, y: 85),
  ]
  let button: PressButton
  let other: PressButton
  let window: ApplicationWindow
  var events: [ControlEventMachine.Input] = []
  var beneath: [ControlEventMachine.Input] = []

  init() {
    openToolkit()
    button = PressButton(title: "Round")
    other = PressButton()
    window = ApplicationWindow(application: registeredApplication)
    let canvas = Fixed()
    other.setSizeRequest(width: 160, height: 160)
    button.setSizeRequest(width: 100, height: 100)
    canvas.place(other, at: .zero)
    canvas.place(button, at: Point(x: 20, y: 20))
    button.inputShape = circle
    window.child = canvas
    window.present()
    runMainLoop { button.isMapped && button.allocation.size.width == 100 }
    button.onPress = { [weak self] in self?.events.append($0) }
    other.onPress = { [weak self] in self?.beneath.append($0) }
  }

  isolated deinit {
    window.destroy()
  }
}
