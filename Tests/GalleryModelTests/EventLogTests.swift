import ControlModel
import GalleryModel
import Testing

@Suite struct EventLogTests {
  private func send(_ events: ControlEvents, _ state: ControlState = .normal) -> ControlEventMessage
  {
    ControlEventMessage(events, state: state)
  }

  @Test func newestLineComesFirst() {
    var log = EventLog()
    _ = log.record(send(.touchDown, .highlighted), from: "Standard")
    _ = log.record(send(.touchUpInside), from: "Standard")
    #expect(log.entries.map(\.events) == [.touchUpInside, .touchDown])
    #expect(log.entries.map(\.state) == [.normal, .highlighted])
  }

  @Test func equalNeighboursShareALineWithACount() {
    var log = EventLog()
    #expect(log.record(send(.touchDragInside), from: "A") == .inserted(dropsLast: false))
    #expect(log.record(send(.touchDragInside), from: "A") == .replacedTop)
    #expect(log.record(send(.touchDragInside), from: "A") == .replacedTop)
    #expect(log.entries.map(\.count) == [3])
  }

  @Test func aNameWithoutEndIsCutAsItIsWhereverItIsShown() {
    var log = EventLog()
    let names = [
      String(repeating: "x", count: 9_000), "e" + String(repeating: "\u{301}", count: 9_000),
    ]
    for name in names { _ = log.record(send(.touchDown), from: name) }
    #expect(log.entries.map(\.button) == names.reversed().map { $0.cutForDisplay() })
    #expect(log.text.unicodeScalars.count < 700)
    _ = log.annotate(names[0])
    #expect(log.entries[0].message == names[0].cutForDisplay())
  }

  @Test(arguments: [
    ("B", ControlEvents.touchDown, ControlState.normal),
    ("A", .touchUpInside, .normal),
    ("A", .touchDown, .highlighted),
  ])
  func aDifferenceInAnyColumnBeginsALine(
    button: String, events: ControlEvents, state: ControlState
  ) {
    var log = EventLog()
    _ = log.record(send(.touchDown), from: "A")
    _ = log.record(send(events, state), from: button)
    #expect(log.entries.count == 2)
  }

  @Test func aLineWithAMessageIsNotRepeatedByOneWithout() {
    var log = EventLog()
    _ = log.record(send(.touchUpInside), from: "A")
    _ = log.annotate("A pressed.")
    #expect(log.record(send(.touchUpInside), from: "A") == .inserted(dropsLast: false))
    #expect(log.entries.map(\.message) == [nil, "A pressed."])
    #expect(log.entries.map(\.count) == [1, 1])
  }

  @Test(arguments: [1, 0, -1, .min])
  func aLogKeepsAtLeastOneLine(capacity: Int) {
    var log = EventLog(capacity: capacity)
    #expect(log.capacity == 1)
    #expect(log.record(send(.touchDown), from: "1") == .inserted(dropsLast: false))
    #expect(log.record(send(.touchDown), from: "2") == .inserted(dropsLast: true))
    #expect(log.entries.map(\.button) == ["2"])
  }

  @Test func aLogKeeps200LinesUnlessToldOtherwise() {
    #expect(EventLog().capacity == 200)
  }

  @Test func theOldestLineGoesWhenTheLogIsFull() {
    var log = EventLog(capacity: 2)
    _ = log.record(send(.touchDown), from: "1")
    #expect(log.record(send(.touchDown), from: "2") == .inserted(dropsLast: false))
    #expect(log.record(send(.touchDown), from: "3") == .inserted(dropsLast: true))
    #expect(log.entries.map(\.button) == ["3", "2"])
  }

  @Test func anActionsMessageStandsOnTheEventThatCausedIt() {
    var log = EventLog()
    #expect(log.annotate("nobody") == nil)
    _ = log.record(send(.touchDown), from: "A")
    _ = log.record(send(.touchUpInside), from: "A")
    #expect(log.annotate("A pressed.") == .replacedTop)
    #expect(log.entries.map(\.message) == ["A pressed.", nil])
  }

  @Test func copiedTextHasALineAnEntryAndTabsBetweenColumns() {
    var log = EventLog()
    _ = log.record(send(.touchDown, .highlighted), from: "A")
    _ = log.record(send([.touchDragOutside, .touchDragExit]), from: "A")
    _ = log.record(send([.touchDragOutside, .touchDragExit]), from: "A")
    #expect(
      log.text == """
        touchDragOutside + touchDragExit × 2\tA\tnormal\t
        touchDown\tA\thighlighted\t

        """)
  }

  @Test func clearingForgetsEverything() {
    var log = EventLog()
    _ = log.record(send(.touchDown), from: "A")
    log.clear()
    #expect(log.entries.isEmpty && log.text.isEmpty)
  }

  @Test func theDetailsOfALineHoldAllItsTextsEachInItsOwnDirection() {
    var log = EventLog()
    _ = log.record(send(.touchDown, .highlighted), from: "דנה")
    #expect(
      log.entries.map(\.details) == [
        "\u{2068}touchDown\u{2069} · \u{2068}דנה\u{2069} · \u{2068}highlighted\u{2069}"
      ])
    _ = log.annotate("Pressed.")
    #expect(log.entries.first?.details.hasSuffix(" · \u{2068}Pressed.\u{2069}") == true)
  }
}
