import ControlModel
import Testing

@Suite("Text truncated for display")
struct DisplayedTextTests {
  private static let family = "👩‍👩‍👧‍👦"

  @Test(
    "A text of at most 500 characters is not truncated.",
    arguments: [
      "", "Ann", "\n", String(repeating: "a", count: 500), String(repeating: family, count: 500),
      "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "a" + String(repeating: "\u{301}", count: 32),
    ])
  func whole(text: String) {
    #expect(Array(text.truncatedForDisplay().unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    "A longer text is truncated to 499 characters and an ellipsis.",
    arguments: ["a", "é", family, "🇩🇪"])
  func cut(character: String) {
    let text = String(repeating: character, count: 501)
    let shown = text.truncatedForDisplay()
    #expect(shown == String(repeating: character, count: 499) + "…")
    #expect(shown.count == 500)
    #expect(text.truncatedForDisplay(to: 3) == character + character + "…")
    #expect(text.truncatedForDisplay(to: 1) == "…")
    #expect(text.truncatedForDisplay(to: 0) == "")
  }

  @Test("A character with more than 32 marks is cut to 31 marks and a non-joiner.")
  func marks() {
    func letter(_ letter: String, marks: Int) -> String {
      letter + String(repeating: "\u{301}", count: marks)
    }
    let text = letter("a", marks: 100_000) + letter("b", marks: 32) + letter("c", marks: 33) + "d"
    let a = letter("a", marks: 31) + "\u{200c}"
    let shown = a + letter("b", marks: 32) + letter("c", marks: 31) + "\u{200c}d"
    #expect(Array(text.truncatedForDisplay().unicodeScalars) == Array(shown.unicodeScalars))
    #expect(text.truncatedForDisplay(to: 2) == a + "…")
  }

  @Test(
    "An entry accepts 1,000 marks on a character, and no more.",
    arguments: [(0, false), (1_000, false), (1_001, true), (5_000, true)])
  func enteredMarks(count: Int, areTooMany: Bool) {
    let letter = "a" + String(repeating: "\u{301}", count: count)
    #expect(letter.hasTooManyMarks == areTooMany)
    #expect(("b" + letter + "c").hasTooManyMarks == areTooMany)
    #expect(!String(repeating: "a\u{301}", count: count).hasTooManyMarks)
  }

  @Test("A displayed character has at most 32 marks and a non-joiner.", arguments: 0..<20)
  func anyText(batch: UInt64) {
    let pieces = [
      "a", "\u{301}", "\u{200d}", "👩", "\u{1f3fd}", "\u{fe0f}", "क", "\u{94d}", "\u{93c}", "\n",
      "\u{200c}",
    ].map { Array($0.unicodeScalars) }
    for number in 0..<20 {
      let seed = batch * 20 + UInt64(number)
      var generator = SplitMix64(seed: seed)
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0..<40, using: &generator) {
        let piece = pieces[Int.random(in: pieces.indices, using: &generator)]
        let count = Bool.random(using: &generator) ? 1 : Int.random(in: 28..<40, using: &generator)
        for _ in 0..<count { scalars.append(contentsOf: piece) }
      }
      let text = String(scalars)
      let shown = text.truncatedForDisplay()
      #expect(shown.count <= 500, "seed \(seed)")
      #expect(shown.count <= text.count, "seed \(seed)")
      #expect(shown.allSatisfy { $0.unicodeScalars.count <= 33 }, "seed \(seed)")
    }
  }
}
