import ControlModel
import Testing

@Suite("Text with an isolated direction")
struct IsolatedTextTests {
  @Test(
    "Isolated text is enclosed by marks that it cannot close or leave open.",
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
