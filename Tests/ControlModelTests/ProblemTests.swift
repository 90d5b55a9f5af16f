import ControlModel
import Testing

@Suite("A problem's message")
struct ProblemTests {
  private struct Sample: Problem {
    let summary: Clause
    var remedy: Clause?
  }

  @Test(
    "A message is made of sentences with curly quotation marks in a window, and of clauses with straight ones on the command line."
  )
  func styles() {
    let problem = Sample(
      summary: "there is no fruit \(quoted: "aple")",
      remedy: "try \(Clause(quoting: ["apple", "pear"], joinedBy: .or))")
    #expect(
      problem.text(in: .window).withoutIsolates
        == "There is no fruit “aple”. Try “apple” or “pear”.")
    #expect(
      problem.text(in: .commandLine).withoutIsolates
        == "there is no fruit 'aple'; try 'apple' or 'pear'")
  }

  @Test("The message of a problem without a remedy is its summary.")
  func summaryOnly() {
    let problem = Sample(summary: "the file is empty")
    #expect(problem.text(in: .window) == "The file is empty.")
    #expect(problem.text(in: .commandLine) == "the file is empty")
    #expect(problem.clause == "the file is empty")
  }

  @Test("The message of a cause is a part of the message of the problem that it causes.")
  func cause() {
    let cause = Sample(summary: "\(quoted: "x") is unknown", remedy: "use \(quoted: "y")")
    let problem = Sample(summary: "the color is invalid: \(cause.clause)", remedy: "it was ignored")
    #expect(
      problem.text(in: .window).withoutIsolates
        == "The color is invalid: “x” is unknown; use “y”. It was ignored.")
    #expect(
      problem.text(in: .commandLine).withoutIsolates
        == "the color is invalid: 'x' is unknown; use 'y'; it was ignored")
  }

  @Test(
    "A user's text has its own quotation marks and capital letters in a message.",
    arguments: [
      "“a” 'b' it's", "ann", "“", "ﬁ",
    ])
  func quotation(text: String) {
    let problem = Sample(summary: "\(quoted: text) is wrong", remedy: "\(text.isolated) is not")
    #expect(
      problem.text(in: .window)
        == "“\(text.isolated)” is wrong. \(text.isolated) is not.")
    #expect(
      problem.text(in: .commandLine) == "'\(text.isolated)' is wrong; \(text.isolated) is not")
  }

  @Test(
    "A quoted text is in one line, shortened, and isolated.",
    arguments: [
      ("", ""), ("buttons", "buttons"), ("a\nb\r\nc", "a b c"), ("\u{1b}[1m\u{2028}", " [1m "),
      ("אב", "אב"), (String(repeating: "ä", count: 80), String(repeating: "ä", count: 80)),
      (String(repeating: "ä", count: 81), String(repeating: "ä", count: 79) + "…"),
    ])
  func excerpt(text: String, shown: String) {
    let clause: Clause = "\(quoted: text)"
    #expect(clause.text(in: .commandLine) == "'\(shown.isolated)'")
    #expect(clause.text(in: .window) == "“\(shown.isolated)”")
  }

  @Test(
    "A list of alternatives has commas and an or.",
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b, or c"),
    ] as [([String], Clause)])
  func list(items: [String], clause: Clause) {
    #expect(Clause(items.map { Clause($0) }, joinedBy: .or) == clause)
  }

  @Test("A whole number has no decimal point.")
  func numbers() {
    let clause: Clause = "\(3) \(3.0) \(-0.25) \(Double.infinity) \(1e30) \(Double.nan)"
    #expect(clause.text(in: .window) == "3 3 -0.25 inf 1e+30 nan")
  }
}

extension String {
  /// The text without the characters that isolate names in a message.
  var withoutIsolates: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !("\u{2068}"..."\u{2069}" ~= $0) }))
  }
}
