import ControlModel
import Testing
import Theming

@Suite("Quoted text in an error")
struct QuotationTests {
  @Test(
    "Quoted text is one line, truncated and isolated from its direction.",
    arguments: [
      ("", ""), ("buttons", "buttons"), ("a\nb\r\nc", "a b c"), ("\u{1b}[1m\u{2028}", " [1m "),
      ("אב", "אב"), (String(repeating: "ä", count: 80), String(repeating: "ä", count: 80)),
      (String(repeating: "ä", count: 81), String(repeating: "ä", count: 80) + "…"),
    ])
  func quoted(_ text: String, _ expected: String) {
    #expect(text.quoted == "'\(expected.isolated)'")
  }

  @Test("An error quotes an identifier in one line.")
  func identifier() {
    let message = UnknownTheme(identifier: "da\nrk" + String(repeating: "!", count: 1_000))
      .description
    #expect(!message.contains { $0.isNewline })
    #expect(message.count < 200)
  }
}
