import ControlModel
import Testing

@Suite("A control event dispatcher")
@MainActor
struct ControlEventDispatcherTests {
  /// A control whose handler responds to the first message with more input.
  @MainActor
  private final class Control {
    private(set) var log: [String] = []
    private var answer: [ControlEventMachine.Input]
    private(set) lazy var events = ControlEventDispatcher(
      hitArea: .rectangle(Rectangle(x: 0, y: 0, width: 120, height: 40))
    ) { [unowned self] message in deliver(message) }

    init(answer: ControlEventMachine.Input...) {
      self.answer = answer
    }

    func log(of inputs: ControlEventMachine.Input...) -> [String] {
      for input in inputs { events.handle(input) }
      return log
    }

    private func deliver(_ message: ControlEventMessage) {
      log.append("begin \(message.events)")
      let inputs = answer
      answer = []
      for input in inputs { events.handle(input) }
      log.append("end \(message.events)")
    }
  }

  @Test("A message reaches all its handlers before the next message.")
  func nesting() {
    let control = Control(answer: .setSelected(true), .moveOutside)
    #expect(
      control.log(of: .down, .upOutside) == [
        "begin touchDown", "end touchDown",
        "begin touchDragOutside + touchDragExit", "end touchDragOutside + touchDragExit",
        "begin touchUpOutside", "end touchUpOutside",
      ])
    #expect(control.events.state == .selected)
  }

  @Test(
    "A control that its handler disables on touchDown sends no touchUpInside.",
    arguments: [[ControlEventMachine.Input.down, .upInside], [.keyDown, .keyUp], [.activated]])
  func disabling(inputs: [ControlEventMachine.Input]) {
    let control = Control(answer: .setSelected(true), .setEnabled(false))
    for input in inputs { control.events.handle(input) }
    #expect(
      control.log == ["begin touchDown", "end touchDown", "begin touchCancel", "end touchCancel"])
    #expect(control.events.state == [.disabled, .selected])
    #expect(!control.events.isTracking)
  }

  @Test("A new hit area applies to the next press.")
  func hitArea() {
    let control = Control()
    control.events.hitArea = .circle(center: .zero, radius: 5)
    #expect(control.log(of: .down).isEmpty)
    #expect(control.events.hitArea == .circle(center: .zero, radius: 5))
  }
}
