import ControlModel
import Testing

/// Properties of the event machine over random strings of inputs.
@Suite("Control event machine, whatever happens")
struct ControlEventPropertyTests {
  private static let ends: ControlEvents = [.touchUpInside, .touchUpOutside, .touchCancel]

  /// - Parameter isPrompt: Whether messages are taken as soon as they are due. Where they are not,
  ///   as with a handler that sends input of its own, a press may be over before it is told.
  @Test(
    "Every press has one end, and none acts that was disabled on its way",
    arguments: 0..<20, [true, false])
  func presses(batch: UInt64, isPrompt: Bool) {
    for number in 0..<1000 {
      let seed = batch * 1000 + UInt64(number)
      var generator = SplitMix64(seed: seed)
      var machine = ControlEventMachine.button
      var observer = PressObserver()
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        let input = Self.input(using: &generator)
        machine.handle(input)
        if isPrompt, input == .setEnabled(false) { observer.wasDisabled = true }
        while isPrompt || .random(using: &generator), let send = machine.nextSend() {
          observer.note(send)
        }
        let isLit = machine.state.contains(.highlighted)
        #expect(machine.isTracking || !isLit, "highlighted while idle, seed \(seed)")
        #expect(!isLit || !machine.state.contains(.disabled), "disabled, seed \(seed)")
      }
      while let send = machine.nextSend() { observer.note(send) }
      #expect(observer.fault == nil, "seed \(seed)")
      #expect(observer.isPressed == machine.isTracking, "seed \(seed)")
    }
  }

  private static func input(using generator: inout SplitMix64) -> ControlEventMachine.Input {
    let point = Point(
      x: .random(in: -10...130, using: &generator), y: .random(in: -10...50, using: &generator))
    return switch Int.random(in: 0..<20, using: &generator) {
    case 0..<4: .pointerDown(at: point, tapCount: .random(in: 1...3, using: &generator))
    case 4..<8: .pointerMoved(to: point)
    case 8..<11: .pointerUp(at: point)
    case 11: .cancelled
    case 12: .activated
    case 13: .setEnabled(false)
    case 14: .setEnabled(true)
    case 15..<17: .keyDown
    case 17..<19: .keyUp
    default: .setSelected(.random(using: &generator))
    }
  }

  /// Follows the messages and keeps the first that breaks a rule.
  private struct PressObserver {
    private(set) var isPressed = false
    private(set) var fault: String?
    var wasDisabled = false

    mutating func note(_ send: ControlEventMessage) {
      let ends = send.events.intersection(ControlEventPropertyTests.ends)
      if send.events.contains(.touchDown) {
        if isPressed || !ends.isEmpty { fault = fault ?? "a second beginning: \(send.events)" }
        isPressed = true
        wasDisabled = false
        if !send.state.contains(.highlighted) { fault = fault ?? "a press that shows nothing" }
      } else {
        if !isPressed { fault = fault ?? "no press to tell of: \(send.events)" }
        if ends.names.count > 1 { fault = fault ?? "two ends: \(ends)" }
        if wasDisabled, ends.contains(.touchUpInside) { fault = fault ?? "a disabled press acts" }
        if !ends.isEmpty {
          isPressed = false
          if send.state.contains(.highlighted) { fault = fault ?? "highlighted after \(ends)" }
        }
      }
    }
  }
}
