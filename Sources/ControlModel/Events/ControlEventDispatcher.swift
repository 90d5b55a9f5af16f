/// An object that passes input to a ``ControlEventMachine`` and delivers the resulting messages,
/// one at a time.
///
/// A handler of a message may change its control, and so produce new input during delivery. The new
/// input changes the state immediately, but its messages are delivered only after every handler of
/// the current message has been called. Therefore, no handler receives the end of a press before
/// the beginning of that press.
///
/// The class is not isolated to an actor. Use it where its control is isolated.
public final class ControlEventDispatcher {
  private var machine: ControlEventMachine
  private let deliver: (ControlEventMessage) -> Void
  private var isDelivering = false

  /// Creates a dispatcher for a control that isn't being pressed.
  ///
  /// `deliver` is called once for each message. It must not capture the control strongly, because
  /// the control owns the dispatcher.
  public init(
    hitArea: HitArea, state: ControlState = .normal,
    deliver: @escaping (ControlEventMessage) -> Void
  ) {
    machine = ControlEventMachine(hitArea: hitArea, state: state)
    self.deliver = deliver
  }

  /// The area in which a pointer press must begin, and in which a drag or release counts as inside
  /// the control.
  ///
  /// Key presses ignore this area. If a press is in progress, a change takes effect at the next
  /// pointer motion or release.
  public var hitArea: HitArea {
    get { machine.hitArea }
    set { machine.hitArea = newValue }
  }

  /// The current state of the control.
  public var state: ControlState { machine.state }

  /// A Boolean value that indicates whether a press is in progress.
  public var isTracking: Bool { machine.isTracking }

  /// Passes an input to the machine, and delivers the messages that the input causes.
  ///
  /// If a handler calls this method, the method returns before the messages of the new input are
  /// delivered.
  public func handle(_ input: ControlEventMachine.Input) {
    machine.handle(input)
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while let message = machine.nextMessage() { deliver(message) }
  }
}

/// Control events that are sent together, with the state of the control right after them.
public struct ControlEventMessage: Hashable, Sendable {
  /// The events.
  ///
  /// A handler that handles several of these events is called only once.
  public let events: ControlEvents

  /// The state of the control right after the events.
  public let state: ControlState

  /// Creates a message from events and the state after them.
  public init(_ events: ControlEvents, state: ControlState) {
    self.events = events
    self.state = state
  }
}
