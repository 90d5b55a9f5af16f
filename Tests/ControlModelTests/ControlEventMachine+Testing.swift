import ControlModel

extension ControlEventMachine {
  /// A machine with the hit area of the standard button, at the origin.
  static var button: ControlEventMachine {
    ControlEventMachine(
      hitArea: .rectangle(Rectangle(x: 0, y: 0, width: 120, height: 40)))
  }

  /// Handles one input and returns all pending messages.
  mutating func messages(after input: Input) -> [ControlEventMessage] {
    handle(input)
    var messages: [ControlEventMessage] = []
    while let message = nextMessage() { messages.append(message) }
    return messages
  }

  /// Handles the inputs and returns a line for each message.
  mutating func log(of inputs: [Input]) -> [String] {
    inputs.flatMap { messages(after: $0) }.map { "\($0.events) (\($0.state))" }
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
