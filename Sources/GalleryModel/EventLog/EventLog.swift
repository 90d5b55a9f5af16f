import ControlModel

/// The log of the control events on a page, newest first.
///
/// ```swift
/// var log = EventLog(capacity: 100)
/// let press = ControlEventMessage(.touchUpInside, state: .normal)
/// _ = log.record(press, from: "Standard")  // .inserted(dropsLast: false)
/// _ = log.record(press, from: "Standard")  // .replacedTop: one line, "touchUpInside × 2"
/// _ = log.annotate("Standard button pressed.")
/// print(log.text)
/// ```
///
/// Each call of ``record(_:from:)`` adds a line. However, if the newest line has the same button,
/// events, and state, and has no message, the call increases that line's count instead. The
/// returned ``Change`` describes the difference, so that a view can update one row instead of
/// reloading the table.
///
/// - The log has at most ``capacity`` lines. Beyond that, each new line drops the oldest.
/// - ``annotate(_:)`` sets the message of the newest line. Afterward, even an equal press adds a
///   new line.
/// - Names and messages are shortened for display, because they can contain text of any length that
///   a user pasted.
public struct EventLog: Sendable {
  /// A change to the log, for a view that shows it.
  public enum Change: Hashable, Sendable {
    /// A line was added at the top.
    ///
    /// `dropsLast` is true if the oldest line was removed.
    case inserted(dropsLast: Bool)
    /// The newest line changed.
    case replacedTop
  }

  /// The maximum number of lines.
  public let capacity: Int

  /// The lines, newest first.
  public private(set) var entries: [EventLogEntry] = []

  /// Creates an empty log.
  ///
  /// - Parameter capacity: The maximum number of lines. A value below 1 counts as 1.
  public init(capacity: Int = 200) {
    self.capacity = max(1, capacity)
  }

  /// Records the events that a button sent together.
  ///
  /// - Parameters:
  ///   - message: The events, and the button's state right after them.
  ///   - button: The button's name, which is shortened for display.
  /// - Returns: The change, for a view to show.
  public mutating func record(_ message: ControlEventMessage, from button: String) -> Change {
    let entry = EventLogEntry(
      button: button.truncatedForDisplay(), events: message.events, state: message.state)
    if let top = entries.first, top.repeats(entry) {
      entries[0].count += 1
      return .replacedTop
    }
    entries.insert(entry, at: 0)
    guard entries.count > capacity else { return .inserted(dropsLast: false) }
    entries.removeLast()
    return .inserted(dropsLast: true)
  }

  /// Sets the message of the newest line.
  ///
  /// - Parameter message: The message from the button's action, which is shortened for display.
  /// - Returns: The change that a view has to show, or nil if the log is empty.
  public mutating func annotate(_ message: String) -> Change? {
    guard !entries.isEmpty else { return nil }
    entries[0].message = message.truncatedForDisplay()
    return .replacedTop
  }

  /// Removes all lines.
  public mutating func clear() {
    entries.removeAll()
  }

  /// The whole log as plain text, one line per entry, newest first.
  public var text: String {
    entries.map { $0.text + "\n" }.joined()
  }
}
