import ControlModel
import Testing

@Suite("A set of control events")
struct ControlEventsTests {
  @Test(
    "Each event has UIKit's raw value and name.",
    arguments: [
      (1, "touchDown"), (2, "touchDownRepeat"), (4, "touchDragInside"), (8, "touchDragOutside"),
      (16, "touchDragEnter"), (32, "touchDragExit"), (64, "touchUpInside"),
      (128, "touchUpOutside"), (256, "touchCancel"), (4096, "valueChanged"),
      (8192, "primaryActionTriggered"),
    ] as [(UInt, String)])
  func names(rawValue: UInt, name: String) {
    #expect(ControlEvents(rawValue: rawValue).names == [name])
  }

  @Test("The description joins the events with plus signs, in a fixed order.")
  func order() {
    #expect(
      ControlEvents([.touchDragExit, .touchDragOutside]).description
        == "touchDragOutside + touchDragExit")
    #expect(
      ControlEvents([.touchDownRepeat, .touchDown]).description == "touchDown + touchDownRepeat")
  }

  @Test("The touch events are the nine events of a press.")
  func touches() {
    #expect(ControlEvents.allTouchEvents.names.count == 9)
    #expect(
      ControlEvents.allTouchEvents.isDisjoint(with: [.valueChanged, .primaryActionTriggered]))
  }
}
