/// Control events that are sent together, with the state of the control right after them.
public struct ControlEventMessage: Hashable, Sendable {
  /// The events.
  ///
  /// A handler for several of them is called once.
  public let events: ControlEvents

  /// The state of the control right after the events.
  public let state: ControlState

  /// Creates a message from events and the state after them.
  public init(_ events: ControlEvents, state: ControlState) {
    self.events = events
    self.state = state
  }
}
