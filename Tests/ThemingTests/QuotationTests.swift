import ControlModel
import Testing
import Theming

@Suite struct QuotationTests {
  @Test(arguments: [
    ("", ""), ("buttons", "buttons"), ("a\nb\r\nc", "a b c"), ("\u{1b}[1m\u{2028}", " [1m "),
    ("אב", "אב"), (String(repeating: "ä", count: 80), String(repeating: "ä", count: 80)),
    (String(repeating: "ä", count: 81), String(repeating: "ä", count: 80) + "…"),
  ])
  func whatIsRefusedIsQuotedInOneLineCutAndIsolated(_ text: String, _ expected: String) {
    #expect(text.quoted == "'\(expected.isolated)'")
  }

  @Test func anErrorNamesAnIdentifierInOneLine() {
    let message = UnknownTheme(identifier: "da\nrk" + String(repeating: "!", count: 1_000))
      .description
    #expect(!message.contains { $0.isNewline })
    #expect(message.count < 200)
  }
}
