import ControlModel
import Testing

@Suite("Text that is cut for display")
struct DisplayedTextTests {
  private static let family = "👩‍👩‍👧‍👦"

  @Test(
    "A text of at most 500 characters is shown whole",
    arguments: [
      "", "Ann", "\n", String(repeating: "a", count: 500), String(repeating: family, count: 500),
      "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "a" + String(repeating: "\u{301}", count: 32),
    ])
  func whole(text: String) {
    #expect(Array(text.cutForDisplay().unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("A longer text is shown to its 499th character", arguments: ["a", "é", family, "🇩🇪"])
  func cut(character: String) {
    let text = String(repeating: character, count: 501)
    let shown = text.cutForDisplay()
    #expect(shown == String(repeating: character, count: 499) + "…")
    #expect(shown.count == 500)
    #expect(text.cutForDisplay(to: 3) == character + character + "…")
    #expect(text.cutForDisplay(to: 1) == "…")
    #expect(text.cutForDisplay(to: 0) == "")
  }

  @Test("Of more than 32 marks a character keeps 31, and a non-joiner that ends them")
  func marks() {
    func letter(_ letter: String, marks: Int) -> String {
      letter + String(repeating: "\u{301}", count: marks)
    }
    let text = letter("a", marks: 100_000) + letter("b", marks: 32) + letter("c", marks: 33) + "d"
    let a = letter("a", marks: 31) + "\u{200c}"
    let shown = a + letter("b", marks: 32) + letter("c", marks: 31) + "\u{200c}d"
    #expect(Array(text.cutForDisplay().unicodeScalars) == Array(shown.unicodeScalars))
    #expect(text.cutForDisplay(to: 2) == a + "…")
  }

  @Test("No character is shown with more than 32 marks, whatever is joined", arguments: 0..<20)
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
      let shown = text.cutForDisplay()
      #expect(shown.count <= 500, "seed \(seed)")
      #expect(shown.count <= text.count, "seed \(seed)")
      #expect(shown.allSatisfy { $0.unicodeScalars.count <= 33 }, "seed \(seed)")
    }
  }
}
