import ControlModel

extension ControlEventMachine {
  /// A button at (0, 0) of the standard button's size.
  static var button: ControlEventMachine {
    ControlEventMachine(
      hitArea: .rectangle(Rectangle(x: 0, y: 0, width: 120, height: 40)))
  }

  /// Hands in one input and takes every message that it causes.
  mutating func sends(after input: Input) -> [ControlEventMessage] {
    handle(input)
    var sends: [ControlEventMessage] = []
    while let send = nextSend() { sends.append(send) }
    return sends
  }

  /// Hands in inputs and tells the messages as lines of a log.
  mutating func log(of inputs: [Input]) -> [String] {
    inputs.flatMap { sends(after: $0) }.map { "\($0.events) (\($0.state))" }
  }
}

extension ControlEventMachine.Input {
  private static let inside = Point(x: 60, y: 20)
  private static let outside = Point(x: 60, y: 41)

  static let down = pointerDown(at: inside, tapCount: 1)
  static let downAgain = pointerDown(at: inside, tapCount: 2)
  static let downThirdTime = pointerDown(at: inside, tapCount: 3)
  static let downOutside = pointerDown(at: outside, tapCount: 1)
  static let moveInside = pointerMoved(to: inside)
  static let moveOutside = pointerMoved(to: outside)
  static let upInside = pointerUp(at: inside)
  static let upOutside = pointerUp(at: outside)
}
