import Testing
import Theming

@Suite struct ClosestMatchesTests {
  private static let words = ["buttons", "flipper", "mystery-grid", "contacts"]

  @Test(arguments: [
    ("buttons", ["buttons"]), ("BUTTONS", ["buttons"]), ("button", ["buttons"]),
    ("btutons", ["buttons"]), ("my", ["mystery-grid"]), ("fliper", ["flipper"]),
    ("contcats", ["contacts"]), ("", []), ("x", []), ("theme", []),
  ])
  func wordsThatWereProbablyMeantAreFound(word: String, expected: [String]) {
    #expect(ClosestMatches.of(word, among: Self.words) == expected)
  }

  @Test func theNearestComesFirst() {
    #expect(ClosestMatches.of("buttens", among: ["button", "buttons"]) == ["buttons", "button"])
  }
}
