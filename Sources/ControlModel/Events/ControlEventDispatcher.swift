/// Delivers the messages of an event machine, one after the other.
///
/// A handler may change its control, which is new input while a message is under way. That input
/// takes effect at once, and its messages wait until every handler of the first has run: no handler
/// is told of an end before a beginning, and each message reaches all its handlers.
///
/// The class has no isolation of its own; it stays with the control that owns it. The closure must
/// not keep that control alive.
public final class ControlEventDispatcher {
  private var machine: ControlEventMachine
  private let deliver: (ControlEventMessage) -> Void
  private var isDelivering = false

  /// Makes the delivery for a control at rest, given what to do with each message.
  public init(
    hitArea: HitArea, state: ControlState = .normal,
    deliver: @escaping (ControlEventMessage) -> Void
  ) {
    machine = ControlEventMachine(hitArea: hitArea, state: state)
    self.deliver = deliver
  }

  /// Where a press must begin.
  public var hitArea: HitArea {
    get { machine.hitArea }
    set { machine.hitArea = newValue }
  }

  /// The control's state now.
  public var state: ControlState { machine.state }

  /// Tells whether a press is under way.
  public var isTracking: Bool { machine.isTracking }

  /// Hands an input to the machine, and delivers what it causes.
  public func handle(_ input: ControlEventMachine.Input) {
    machine.handle(input)
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while let send = machine.nextSend() { deliver(send) }
  }
}
