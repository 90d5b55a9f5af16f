/// One message of a control: the events that go out together, and the state right after.
public struct ControlEventMessage: Hashable, Sendable {
  /// The events; a handler that waits for several of them runs once.
  public let events: ControlEvents

  /// The control's state once the input that caused the events has had its effect.
  public let state: ControlState

  /// Makes a message of events and the state that they left.
  public init(_ events: ControlEvents, state: ControlState) {
    self.events = events
    self.state = state
  }
}
