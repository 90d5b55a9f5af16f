import ControlModel
import Testing

/// Each test checks properties of the machine over random sequences of input.
@Suite("A control event machine with random input")
struct ControlEventPropertyTests {
  private static let ends: ControlEvents = [.touchUpInside, .touchUpOutside, .touchCancel]

  /// - Parameter isPrompt: Whether each message is read right after the input that causes it. If
  ///   not, as when a handler sends input, a press may be over before its first message is read.
  @Test(
    "Each press ends once, and a press that is disabled before its end triggers no action.",
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
        while isPrompt || .random(using: &generator), let message = machine.nextMessage() {
          observer.note(message)
        }
        let isLit = machine.state.contains(.highlighted)
        #expect(machine.isTracking || !isLit, "highlighted while idle, seed \(seed)")
        #expect(!isLit || !machine.state.contains(.disabled), "disabled, seed \(seed)")
      }
      while let message = machine.nextMessage() { observer.note(message) }
      #expect(observer.violation == nil, "seed \(seed)")
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

  /// The state of the press according to the messages, and the first violation of a rule.
  private struct PressObserver {
    private(set) var isPressed = false
    private(set) var violation: String?
    var wasDisabled = false

    mutating func note(_ message: ControlEventMessage) {
      let ends = message.events.intersection(ControlEventPropertyTests.ends)
      if message.events.contains(.touchDown) {
        if isPressed || !ends.isEmpty { report("a second beginning: \(message.events)") }
        isPressed = true
        wasDisabled = false
        if !message.state.contains(.highlighted) { report("a press without a highlight") }
      } else {
        if !isPressed { report("an event without a press: \(message.events)") }
        if ends.names.count > 1 { report("two ends: \(ends)") }
        if wasDisabled, ends.contains(.touchUpInside) { report("an action of a disabled press") }
        if !ends.isEmpty {
          isPressed = false
          if message.state.contains(.highlighted) { report("highlighted after \(ends)") }
        }
      }
    }

    private mutating func report(_ violation: String) {
      self.violation = self.violation ?? violation
    }
  }
}
