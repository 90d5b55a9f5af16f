import ControlModel
import GalleryModel
import Testing

@Suite("The event log")
struct EventLogTests {
  private func message(_ events: ControlEvents, _ state: ControlState = .normal)
    -> ControlEventMessage
  {
    ControlEventMessage(events, state: state)
  }

  @Test("The newest line is first.")
  func order() {
    var log = EventLog()
    _ = log.record(message(.touchDown, .highlighted), from: "Standard")
    _ = log.record(message(.touchUpInside), from: "Standard")
    #expect(log.entries.map(\.events) == [.touchUpInside, .touchDown])
    #expect(log.entries.map(\.state) == [.normal, .highlighted])
  }

  @Test("Equal neighbors share one line with a count.")
  func count() {
    var log = EventLog()
    #expect(log.record(message(.touchDragInside), from: "A") == .inserted(dropsLast: false))
    #expect(log.record(message(.touchDragInside), from: "A") == .replacedTop)
    #expect(log.record(message(.touchDragInside), from: "A") == .replacedTop)
    #expect(log.entries.map(\.count) == [3])
  }

  @Test("A very long name is truncated for display.")
  func longName() {
    var log = EventLog()
    let names = [
      String(repeating: "x", count: 9_000), "e" + String(repeating: "\u{301}", count: 9_000),
    ]
    for name in names { _ = log.record(message(.touchDown), from: name) }
    #expect(log.entries.map(\.button) == names.reversed().map { $0.truncatedForDisplay() })
    #expect(log.text.unicodeScalars.count < 700)
    _ = log.annotate(names[0])
    #expect(log.entries[0].message == names[0].truncatedForDisplay())
  }

  @Test(
    "A difference in any column starts a new line.",
    arguments: [
      ("B", ControlEvents.touchDown, ControlState.normal),
      ("A", .touchUpInside, .normal),
      ("A", .touchDown, .highlighted),
    ])
  func differentColumns(
    button: String, events: ControlEvents, state: ControlState
  ) {
    var log = EventLog()
    _ = log.record(message(.touchDown), from: "A")
    _ = log.record(message(events, state), from: button)
    #expect(log.entries.count == 2)
  }

  @Test("An event without a message is not counted on a line with one.")
  func messageAndCount() {
    var log = EventLog()
    _ = log.record(message(.touchUpInside), from: "A")
    _ = log.annotate("A pressed.")
    #expect(log.record(message(.touchUpInside), from: "A") == .inserted(dropsLast: false))
    #expect(log.entries.map(\.message) == [nil, "A pressed."])
    #expect(log.entries.map(\.count) == [1, 1])
  }

  @Test("The capacity of a log is at least one line.", arguments: [1, 0, -1, .min])
  func minimumCapacity(capacity: Int) {
    var log = EventLog(capacity: capacity)
    #expect(log.capacity == 1)
    #expect(log.record(message(.touchDown), from: "1") == .inserted(dropsLast: false))
    #expect(log.record(message(.touchDown), from: "2") == .inserted(dropsLast: true))
    #expect(log.entries.map(\.button) == ["2"])
  }

  @Test("The capacity of a log is 200 lines by default.")
  func defaultCapacity() {
    #expect(EventLog().capacity == 200)
  }

  @Test("A full log drops its oldest line.")
  func fullLog() {
    var log = EventLog(capacity: 2)
    _ = log.record(message(.touchDown), from: "1")
    #expect(log.record(message(.touchDown), from: "2") == .inserted(dropsLast: false))
    #expect(log.record(message(.touchDown), from: "3") == .inserted(dropsLast: true))
    #expect(log.entries.map(\.button) == ["3", "2"])
  }

  @Test("The message of an action is on the line of its event.")
  func message() {
    var log = EventLog()
    #expect(log.annotate("nobody") == nil)
    _ = log.record(message(.touchDown), from: "A")
    _ = log.record(message(.touchUpInside), from: "A")
    #expect(log.annotate("A pressed.") == .replacedTop)
    #expect(log.entries.map(\.message) == ["A pressed.", nil])
  }

  @Test("Copied text has a line for each entry and tabs between the columns.")
  func text() {
    var log = EventLog()
    _ = log.record(message(.touchDown, .highlighted), from: "A")
    _ = log.record(message([.touchDragOutside, .touchDragExit]), from: "A")
    _ = log.record(message([.touchDragOutside, .touchDragExit]), from: "A")
    #expect(
      log.text == """
        touchDragOutside + touchDragExit × 2\tA\tnormal\t
        touchDown\tA\thighlighted\t

        """)
  }

  @Test("A cleared log is empty.")
  func clearing() {
    var log = EventLog()
    _ = log.record(message(.touchDown), from: "A")
    log.clear()
    #expect(log.entries.isEmpty && log.text.isEmpty)
  }

  @Test("The details of a line are all its texts, each isolated from its direction.")
  func details() {
    var log = EventLog()
    _ = log.record(message(.touchDown, .highlighted), from: "דנה")
    #expect(
      log.entries.map(\.details) == [
        "\u{2068}touchDown\u{2069} · \u{2068}דנה\u{2069} · \u{2068}highlighted\u{2069}"
      ])
    _ = log.annotate("Pressed.")
    #expect(log.entries.first?.details.hasSuffix(" · \u{2068}Pressed.\u{2069}") == true)
  }
}
