import ControlModel

/// A line of the event log: the events that a button sent together, once or several times in a row.
public struct EventLogEntry: Hashable, Sendable {
  /// The button's name, as a screen reader speaks it.
  public var button: String
  /// The events, which ``ControlEvents/names`` lists in order.
  public var events: ControlEvents
  /// The button's state right after the events.
  public var state: ControlState
  /// The message of the button's action, such as "Standard button pressed.", or nil if there is
  /// none.
  public var message: String?
  /// The number of times in a row that the button sent the events, 1 or more.
  public var count = 1

  /// The contents of the columns: the events with their count, the button, its state, and the
  /// message.
  public var columns: [String] {
    let repeated = count > 1 ? "\(events) × \(count)" : "\(events)"
    return [repeated, button, "\(state)", message ?? ""]
  }

  /// The contents of all columns in one string, for a window that is too narrow for the columns.
  ///
  /// The contents of each column are isolated, so that right-to-left text in one column doesn't
  /// affect the direction of other columns.
  public var details: String {
    columns.filter { !$0.isEmpty }.map(\.isolated).joined(separator: " · ")
  }

  /// The line as plain text for the Copy button, with tabs between the columns.
  public var text: String { columns.joined(separator: "\t") }

  /// Returns whether `other` has the same button, events, state, and message.
  ///
  /// Counts are ignored.
  func repeats(_ other: EventLogEntry) -> Bool {
    (button, events, state, message) == (other.button, other.events, other.state, other.message)
  }
}
