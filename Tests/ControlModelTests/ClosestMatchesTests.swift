import Testing

@testable import ControlModel

@Suite("The closest matches of a mistyped word")
struct ClosestMatchesTests {
  private static let words = ["buttons", "flipper", "mystery-grid", "contacts"]

  @Test(
    "A mistyped or incomplete word has the similar words as matches.",
    arguments: [
      ("buttons", ["buttons"]), ("BUTTONS", ["buttons"]), ("button", ["buttons"]),
      ("btutons", ["buttons"]), ("my", ["mystery-grid"]), ("fliper", ["flipper"]),
      ("contcats", ["contacts"]), ("", []), ("x", []), ("theme", []),
    ])
  func matches(word: String, expected: [String]) {
    #expect(ClosestMatches.of(word, among: Self.words) == expected)
  }

  @Test("The closest match is first.")
  func order() {
    #expect(ClosestMatches.of("buttens", among: ["button", "buttons"]) == ["buttons", "button"])
  }

  @Test(
    "A match differs in at most a third of the word's characters, limited to one to three.",
    arguments: [
      ("ax", "ab", true), ("xy", "ab", false), ("axc", "abc", true), ("axx", "abc", false),
      ("abxde", "abcde", true), ("axxde", "abcde", false), ("abxxef", "abcdef", true),
      ("axxxef", "abcdef", false), ("axxxefghi", "abcdefghi", true),
      ("axxxxfghi", "abcdefghi", false), ("axxxefghijkl", "abcdefghijkl", true),
      ("axxxxfghijkl", "abcdefghijkl", false),
    ])
  func tolerance(word: String, candidate: String, isMatch: Bool) {
    #expect(ClosestMatches.of(word, among: [candidate]) == (isMatch ? [candidate] : []))
  }

  @Test(
    "The distance is the number of inserted, deleted, and replaced characters.",
    arguments: [
      ("", "", 0), ("dark", "dark", 0), ("dark", "", 4), ("dark", "ark", 1), ("dark", "drk", 1),
      ("dark", "dar", 1), ("dark", "da", 2), ("dark", "mark", 1), ("dark", "dirk", 1),
      ("dark", "dare", 1), ("dark", "drak", 2), ("dark", "light", 5), ("kitten", "sitting", 3),
      ("abc", "xaybzc", 3),
    ])
  func distance(first: String, second: String, distance: Int) {
    #expect(ClosestMatches.distance(from: first, to: second) == distance)
    #expect(ClosestMatches.distance(from: second, to: first) == distance)
  }
}
