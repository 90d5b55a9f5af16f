import ControlModel
import Testing

@Suite("A control event machine")
struct ControlEventMachineTests {
  typealias Input = ControlEventMachine.Input

  private static let pressed = "touchDown (highlighted)"
  private static let released = "touchUpInside (normal)"
  private static let canceled = "touchCancel (normal)"
  private static let disabledCancel = "touchCancel (disabled)"

  @Test(
    "A press sends UIKit's events in UIKit's order, each with the state after it.",
    arguments: [
      ([.down, .upInside], [pressed, released]),
      (
        [.down, .moveInside, .moveOutside, .moveInside, .moveOutside, .upOutside],
        [
          pressed, "touchDragInside (highlighted)", "touchDragOutside + touchDragExit (normal)",
          "touchDragInside + touchDragEnter (highlighted)",
          "touchDragOutside + touchDragExit (normal)", "touchUpOutside (normal)",
        ]
      ),
      (
        [.down, .moveOutside, .moveOutside, .upInside],
        [
          pressed, "touchDragOutside + touchDragExit (normal)", "touchDragOutside (normal)",
          released,
        ]
      ),
      ([.down, .upOutside], [pressed, "touchUpOutside (normal)"]),
      (
        [.down, .upInside, .downAgain, .upInside],
        [pressed, released, "touchDown + touchDownRepeat (highlighted)", released]
      ),
      (
        [.downAgain, .upInside, .downThirdTime, .upInside],
        [
          "touchDown + touchDownRepeat (highlighted)", released,
          "touchDown + touchDownRepeat (highlighted)", released,
        ]
      ),
      ([.down, .cancelled, .upInside], [pressed, canceled]),
      ([.down, .down, .upInside], [pressed, canceled, pressed, released]),
      ([.downOutside, .moveInside, .upInside], []),
      ([.down, .downOutside, .upInside], [pressed, released]),
      ([.moveInside, .upInside, .cancelled], []),
    ] as [([Input], [String])])
  func pointer(inputs: [Input], log: [String]) {
    var machine = ControlEventMachine.button
    #expect(machine.log(of: inputs) == log)
    #expect(!machine.isTracking)
    #expect(machine.state == .normal)
  }

  @Test(
    "A press by key lasts until the key is released or another press cancels it.",
    arguments: [
      ([.keyDown, .keyUp], [pressed, released]),
      ([.keyDown, .keyUp, .keyDown, .keyUp], [pressed, released, pressed, released]),
      ([.keyDown, .keyDown, .keyUp, .keyUp], [pressed, released]),
      ([.keyDown, .cancelled, .keyUp], [pressed, canceled]),
      ([.keyUp], []),
      ([.keyDown, .moveOutside, .upOutside, .keyUp], [pressed, released]),
      ([.keyDown, .downOutside, .keyUp], [pressed, released]),
      ([.keyDown, .down, .keyUp, .upInside], [pressed, canceled, pressed, released]),
      ([.down, .keyDown, .upInside, .keyUp], [pressed, canceled, pressed, released]),
      ([.keyDown, .activated, .keyUp], [pressed, canceled, pressed, released]),
      ([.setEnabled(false), .keyDown, .keyUp], []),
      ([.keyDown, .setEnabled(false), .setEnabled(true), .keyUp], [pressed, disabledCancel]),
    ] as [([Input], [String])])
  func key(inputs: [Input], log: [String]) {
    var machine = ControlEventMachine.button
    #expect(machine.log(of: inputs) == log)
    #expect(!machine.isTracking)
    #expect(!machine.state.contains(.highlighted))
  }

  @Test("A held key highlights its control and repeats no event.")
  func heldKey() {
    var machine = ControlEventMachine.button
    #expect(machine.log(of: [.keyDown, .keyDown, .moveOutside]) == [Self.pressed])
    #expect(machine.isTracking)
    #expect(machine.state == .highlighted)
  }

  @Test(
    "An accessible action sends one touchDown and one touchUpInside.",
    arguments: [
      ([.activated], [pressed, released]),
      ([.activated, .activated], [pressed, released, pressed, released]),
      ([.activated, .upInside], [pressed, released]),
      ([.down, .activated, .upInside], [pressed, canceled, pressed, released]),
      ([.setEnabled(false), .activated], []),
    ] as [([Input], [String])])
  func activation(inputs: [Input], log: [String]) {
    var machine = ControlEventMachine.button
    #expect(machine.log(of: inputs) == log)
    #expect(!machine.isTracking)
  }

  @Test("A control disabled between touchDown and touchUpInside of an action sends touchCancel.")
  func disabledDuringActivation() {
    var machine = ControlEventMachine.button
    machine.handle(.activated)
    #expect(machine.nextMessage()?.events == .touchDown)
    #expect(machine.isTracking)
    machine.handle(.activated)
    #expect(
      machine.messages(after: .setEnabled(false))
        == [ControlEventMessage(.touchCancel, state: .disabled)])
    #expect(machine.messages(after: .setEnabled(true)).isEmpty)
  }

  @Test("A pointer press between the two messages of an action cancels the action.")
  func pointerDuringActivation() {
    var machine = ControlEventMachine.button
    machine.handle(.activated)
    #expect(machine.nextMessage()?.events == .touchDown)
    #expect(machine.log(of: [.upOutside, .moveInside]) == [Self.released])
    machine.handle(.activated)
    #expect(machine.nextMessage()?.events == .touchDown)
    #expect(machine.log(of: [.down, .upInside]) == [Self.canceled, Self.pressed, Self.released])
  }

  @Test("Pending messages are sent in order.")
  func pendingMessages() {
    var machine = ControlEventMachine.button
    for input in [Input.down, .moveOutside, .upOutside] { machine.handle(input) }
    #expect(
      machine.log(of: [.activated]) == [
        Self.pressed, "touchDragOutside + touchDragExit (normal)", "touchUpOutside (normal)",
        Self.pressed, Self.released,
      ])
  }

  @Test("A disabled control sends no event.")
  func disabled() {
    var machine = ControlEventMachine.button
    let inputs: [Input] = [
      .setEnabled(false), .down, .moveOutside, .moveInside, .upInside, .keyDown, .keyUp, .activated,
      .cancelled,
    ]
    #expect(machine.log(of: inputs).isEmpty)
    #expect(machine.state == .disabled)
  }

  @Test("A control disabled during a press sends touchCancel and nothing at the release.")
  func disabledDuringPress() {
    var machine = ControlEventMachine.button
    #expect(
      machine.log(of: [.down, .setEnabled(false), .upInside])
        == [Self.pressed, Self.disabledCancel])
    #expect(machine.log(of: [.setEnabled(true), .upInside]).isEmpty)
    #expect(machine.state == .normal)
  }

  @Test(
    "Enabling or disabling a control changes its disabled flag and ends its highlight.",
    arguments: ControlState.allMasks)
  func enabling(state: ControlState) {
    var machine = ControlEventMachine(hitArea: ControlEventMachine.button.hitArea, state: state)
    #expect(machine.messages(after: .setEnabled(false)).isEmpty)
    #expect(machine.state == state.union(.disabled).subtracting(.highlighted))
    #expect(machine.messages(after: .setEnabled(true)).isEmpty)
    #expect(machine.state == state.intersection(.selected))
  }

  @Test("A disabled control ignores a program's highlight.")
  func highlightingDisabled() {
    var machine = ControlEventMachine.button
    #expect(machine.log(of: [.setEnabled(false), .setHighlighted(true)]).isEmpty)
    #expect(machine.state == .disabled)
  }

  @Test("A program can end the highlight of a control that was created disabled and highlighted.")
  func highlightEndsWhileDisabled() {
    var machine = ControlEventMachine(
      hitArea: ControlEventMachine.button.hitArea, state: [.highlighted, .disabled])
    #expect(machine.log(of: [.setHighlighted(false)]).isEmpty)
    #expect(machine.state == .disabled)
  }

  @Test(
    "A drag changes the highlight only where it crosses the edge of the hit area.",
    arguments: [
      ([.down, .setHighlighted(false), .moveInside], "touchDragInside (normal)"),
      (
        [.down, .moveOutside, .setHighlighted(true), .moveOutside], "touchDragOutside (highlighted)"
      ),
    ] as [([Input], String)])
  func highlightOfADrag(inputs: [Input], last: String) {
    var machine = ControlEventMachine.button
    #expect(machine.log(of: inputs).last == last)
  }

  @Test("A program's change of highlight or selection changes the state and sends no event.")
  func programmaticState() {
    var machine = ControlEventMachine.button
    #expect(machine.log(of: [.setHighlighted(true)]).isEmpty)
    #expect(machine.state == .highlighted)
    #expect(machine.log(of: [.setHighlighted(false), .setSelected(true)]).isEmpty)
    #expect(machine.state == .selected)
    #expect(
      machine.log(of: [.down, .upInside, .setSelected(false)])
        == ["touchDown (highlighted + selected)", "touchUpInside (selected)"])
    #expect(machine.state == .normal)
  }

  @Test("A press does not change the selection or the hit area, however often it is repeated.")
  func manyPresses() {
    var machine = ControlEventMachine.button
    machine.handle(.setSelected(true))
    let inputs = [[Input.down, .upInside], [.activated], [.keyDown, .keyUp]].joined()
    let log = (0..<100).flatMap { _ in machine.log(of: Array(inputs)) }
    #expect(log.count == 600)
    #expect(machine.state == .selected)
    #expect(machine.hitArea == ControlEventMachine.button.hitArea)
  }

  @Test("A press begins on the left and top edges of the hit area, not on the other two.")
  func exactBounds() {
    for (point, begins) in [
      (Point(x: 0, y: 0), true), (Point(x: 119.9, y: 39.9), true), (Point(x: 120, y: 20), false),
      (Point(x: 60, y: 40), false), (Point(x: -0.1, y: 20), false),
    ] {
      var machine = ControlEventMachine.button
      machine.handle(.pointerDown(at: point, tapCount: 1))
      #expect(machine.isTracking == begins, "\(point)")
    }
  }

  @Test("A hit area that changes during a press applies from the next motion on.")
  func changedHitArea() {
    var machine = ControlEventMachine.button
    #expect(machine.log(of: [.down]) == [Self.pressed])
    machine.hitArea = .circle(center: .zero, radius: 10)
    #expect(machine.state == .highlighted)
    #expect(machine.log(of: [.moveInside]) == ["touchDragOutside + touchDragExit (normal)"])
  }
}
