import ControlModel

/// The events of a page's buttons, newest first, bounded; equal neighbours share a line.
public struct EventLog: Sendable {
  /// What a view has to do to follow a change.
  public enum Change: Hashable, Sendable {
    /// A line was added at the top; `dropsLast` tells that the oldest had to go.
    case inserted(dropsLast: Bool)
    /// The top line is another now.
    case replacedTop
  }

  /// The most lines that are kept.
  public let capacity: Int

  /// The lines, newest first.
  public private(set) var entries: [EventLogEntry] = []

  /// An empty log of at most so many lines; fewer than 1 counts as 1.
  public init(capacity: Int = 200) {
    self.capacity = max(1, capacity)
  }

  /// Writes down one send of a button, whose name may be a text without end that a user has pasted.
  public mutating func record(_ send: ControlEventMessage, from button: String) -> Change {
    let entry = EventLogEntry(
      button: button.cutForDisplay(), events: send.events, state: send.state)
    if let top = entries.first, top.repeats(entry) {
      entries[0].count += 1
      return .replacedTop
    }
    entries.insert(entry, at: 0)
    guard entries.count > capacity else { return .inserted(dropsLast: false) }
    entries.removeLast()
    return .inserted(dropsLast: true)
  }

  /// Adds to the newest line what its action said; nil when there is no line.
  public mutating func annotate(_ message: String) -> Change? {
    guard !entries.isEmpty else { return nil }
    entries[0].message = message.cutForDisplay()
    return .replacedTop
  }

  /// Forgets every line.
  public mutating func clear() {
    entries.removeAll()
  }

  /// The whole log as plain text, a line an entry, newest first.
  public var text: String {
    entries.map { $0.text + "\n" }.joined()
  }
}
