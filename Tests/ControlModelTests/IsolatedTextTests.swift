import ControlModel
import Testing

@Suite("Isolated text")
struct IsolatedTextTests {
  @Test(
    "A text in a sentence is enclosed by isolates that it cannot break",
    arguments: [
      ("Ann", "\u{2068}Ann\u{2069}"),
      ("", "\u{2068}\u{2069}"),
      ("נועה", "\u{2068}נועה\u{2069}"),
      ("a\u{2069}b", "\u{2068}ab\u{2069}"),
      ("a\u{2067}b", "\u{2068}a\u{2067}b\u{2069}\u{2069}"),
      ("\u{2066}a\u{2069}\u{2069}b", "\u{2068}\u{2066}a\u{2069}b\u{2069}"),
      ("e\u{2069}\u{301}", "\u{2068}e\u{301}\u{2069}"),
    ])
  func isolates(text: String, expected: String) {
    #expect(Array(text.isolated.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
