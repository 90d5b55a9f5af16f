import ControlModel
import GalleryModel
import Testing

@Suite("The tokens of the recipients field")
struct RecipientsFieldTests {
  private static let keys: [RecipientsField.Key] = [
    .backspace(caretIsAtStart: true), .backspace(caretIsAtStart: false), .delete,
    .previous(caretIsAtStart: true), .previous(caretIsAtStart: false), .next,
    .home(caretIsAtStart: true), .home(caretIsAtStart: false), .end, .typing, .escape,
  ]

  private static func ids(_ numbers: [Int]) -> [ContactIdentifier] {
    numbers.compactMap(ContactIdentifier.init(rawValue:))
  }

  private static func field(_ numbers: [Int], selected: Int? = nil) -> RecipientsField {
    var field = RecipientsField(tokens: ids(numbers))
    field.focusMoved(to: selected.map { ids([$0])[0] })
    return field
  }

  @Test("Without tokens, the entry handles every key.", arguments: keys)
  func noTokens(key: RecipientsField.Key) {
    var field = Self.field([])
    #expect(field.handle(key) == .pass)
    #expect(field.selected == nil)
  }

  @Test(
    "In the entry, a key selects a token or is handled by the entry.",
    arguments: [
      (.backspace(caretIsAtStart: true), 3), (.backspace(caretIsAtStart: false), nil),
      (.previous(caretIsAtStart: true), 3), (.previous(caretIsAtStart: false), nil),
      (.home(caretIsAtStart: true), 1), (.home(caretIsAtStart: false), nil),
      (.delete, nil), (.next, nil), (.end, nil), (.typing, nil), (.escape, nil),
    ] as [(RecipientsField.Key, Int?)])
  func keysInEntry(key: RecipientsField.Key, token: Int?) {
    var field = Self.field([1, 2, 3])
    let id = token.map { Self.ids([$0])[0] }
    #expect(field.handle(key) == id.map { .select($0) } ?? .pass)
    #expect(field.selected == id)
  }

  @Test(
    "On a token, a key selects another token or the entry.",
    arguments: [
      (2, .previous(caretIsAtStart: false), 1), (1, .previous(caretIsAtStart: true), 1),
      (2, .next, 3), (3, .next, nil), (3, .home(caretIsAtStart: false), 1),
      (1, .home(caretIsAtStart: true), 1), (2, .home(caretIsAtStart: true), 1), (1, .end, nil),
      (2, .typing, nil), (2, .escape, nil),
    ] as [(Int, RecipientsField.Key, Int?)])
  func keysOnToken(
    start: Int, key: RecipientsField.Key, token: Int?
  ) {
    var field = Self.field([1, 2, 3], selected: start)
    let id = token.map { Self.ids([$0])[0] }
    let expected: RecipientsField.Response =
      token == start ? .stay : id.map { .select($0) } ?? .focusEntry
    #expect(field.handle(key) == expected)
    #expect(field.selected == id)
  }

  @Test(
    "Backspace or Delete removes the selected token.",
    arguments: [
      .backspace(caretIsAtStart: true), .backspace(caretIsAtStart: false), .delete,
    ] as [RecipientsField.Key])
  func deletion(key: RecipientsField.Key) {
    var field = Self.field([1, 2, 3], selected: 2)
    #expect(field.handle(key) == .remove(Self.ids([2])[0]))
    #expect(field.setTokens(Self.ids([1, 3])) == .select(Self.ids([3])[0]))
  }

  @Test("Backspace in the entry selects the last token, and again removes it.")
  func backspaceTwice() {
    var field = Self.field([1, 2])
    #expect(field.handle(.backspace(caretIsAtStart: true)) == .select(Self.ids([2])[0]))
    #expect(field.handle(.backspace(caretIsAtStart: true)) == .remove(Self.ids([2])[0]))
    #expect(field.setTokens(Self.ids([1])) == .focusEntry)
    #expect(field.selectedIndex == nil)
    #expect(field.handle(.backspace(caretIsAtStart: true)) == .select(Self.ids([1])[0]))
  }

  @Test(
    "The selection follows its contact.",
    arguments: [
      ([1, 2, 3], 2, [0, 1, 2, 3], 2, .stay), ([1, 2, 3], 2, [3, 2, 1], 2, .stay),
      ([1, 2, 3, 4], 2, [1, 4], 4, .select(ids([4])[0])),
      ([1, 2, 3], 3, [1, 2], nil, .focusEntry),
      ([1, 2, 3], 1, [], nil, .focusEntry), ([1, 2], nil, [], nil, .stay),
      ([1], nil, [1, 2, 3], nil, .stay),
    ] as [([Int], Int?, [Int], Int?, RecipientsField.Response)])
  func selection(
    before: [Int], selected: Int?, after: [Int], expected: Int?, response: RecipientsField.Response
  ) {
    var field = Self.field(before, selected: selected)
    #expect(field.setTokens(Self.ids(after)) == response)
    #expect(field.selected == expected.map { Self.ids([$0])[0] })
  }

  @Test("The focus on a removed token selects nothing.")
  func removedToken() {
    #expect(Self.field([1, 2], selected: 7).selected == nil)
  }

  @Test("The selected token is always a token of the field.", arguments: 0..<20)
  func anyKeys(batch: UInt64) {
    for number in 0..<50 {
      let seed = batch * 50 + UInt64(number)
      var generator = SplitMix64(seed: seed)
      var list = ContactList()
      var field = RecipientsField()
      for step in 0..<60 {
        let key = Self.keys[Int.random(in: Self.keys.indices, using: &generator)]
        let response = field.handle(key)
        if case .remove(let id) = response {
          #expect(list.remove(id) != nil, "seed \(seed)")
        } else if case .select(let id) = response {
          #expect(field.selected == id, "seed \(seed)")
        } else if Int.random(in: 0..<3, using: &generator) == 0 {
          _ = try? list.add(Contact(name: "\(step)", eMail: ""))
        } else if Int.random(in: 0..<8, using: &generator) == 0 {
          _ = list.entries.randomElement(using: &generator).flatMap { list.remove($0.id) }
        }
        let update = field.setTokens(list.entries.map(\.id))
        #expect(field.tokens == list.entries.map(\.id), "seed \(seed)")
        if let index = field.selectedIndex {
          #expect(field.tokens.indices.contains(index), "seed \(seed)")
          #expect(update != .focusEntry && update != .pass, "seed \(seed)")
        } else {
          #expect(update == .focusEntry || update == .stay, "seed \(seed)")
        }
      }
    }
  }
}
