import ControlModel

/// One line of the event log: what a button sent, as its event machine gave it out.
public struct EventLogEntry: Hashable, Sendable {
  /// The button's name, as a screen reader says it.
  public var button: String
  /// The events of one send, in log order.
  public var events: ControlEvents
  /// The button's state right after the send.
  public var state: ControlState
  /// What the action behind the event said, if it said anything.
  public var message: String?
  /// How often the same send came in a row, 1 or more.
  public var count: Int

  /// A line that stands for one send.
  public init(
    button: String, events: ControlEvents, state: ControlState, message: String? = nil,
    count: Int = 1
  ) {
    self.button = button
    self.events = events
    self.state = state
    self.message = message
    self.count = count
  }

  /// The line's cells: the events with how often they came, the button, its state, the message.
  public var columns: [String] {
    let repeated = count > 1 ? "\(events) × \(count)" : "\(events)"
    return [repeated, button, "\(state)", message ?? ""]
  }

  /// All of the line's texts in one, for a reader whose window is too narrow for the columns.
  ///
  /// Names and messages may run from right to left, and do not turn the rest.
  public var details: String {
    columns.filter { !$0.isEmpty }.map(\.isolated).joined(separator: " · ")
  }

  /// The line as plain text with tabs between its columns: what Copy copies.
  public var text: String { columns.joined(separator: "\t") }

  /// Whether another line says the same, whatever the counts.
  func repeats(_ other: EventLogEntry) -> Bool {
    (button, events, state, message) == (other.button, other.events, other.state, other.message)
  }
}
