import ControlModel
import GalleryModel
import Testing

/// Each row of the tables in Recipients.md and each edge of its rules is a test.
@Suite("The grammar of recipients")
struct ContactGrammarTests {
  /// A row of a table.
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let contacts: [String]
    let remainder: String
    let message: String

    var testDescription: String { text }
  }

  static let rows = articleRows + MarkdownTables(edges).rows.compactMap(row)
  private static let articleRows = MarkdownTables(article: "Recipients.md").rows.compactMap(row)

  @Test("The article has more than 60 rows.")
  func article() {
    #expect(Self.articleRows.count > 60)
  }

  @Test("Each text is read as its row says.", arguments: rows)
  func reading(row: Row) {
    var list = ContactList()
    let outcome = list.add(RecipientsText(row.text))
    let contacts = list.entries.map(\.contact).map { contact in
      [contact.name, "·", contact.eMail].filter { !$0.isEmpty }.joined(separator: " ")
    }
    #expect(contacts == row.contacts)
    #expect(outcome.remainder == row.remainder)
    let sentences =
      (outcome.message.map { [$0] } ?? [])
      + outcome.omissions.map { MessageStyle.window.text(of: [$0.summary]) }
    let message = sentences.joined(separator: " ").map { $0 == "\n" ? " " : $0 }
    #expect(String(message).withoutIsolates == row.message)
  }

  @Test("The rejected rest of a text is rejected again, unchanged.", arguments: rows)
  func rejectedRest(row: Row) {
    var list = ContactList()
    let first = list.add(RecipientsText(row.text))
    let second = list.add(RecipientsText(first.remainder))
    #expect(second.added.isEmpty)
    #expect(second.rejections == first.rejections)
    #expect(second.remainder == first.remainder)
  }

  @Test(
    "A text of separators and white space is empty.",
    arguments: [("Ann", false), ("a@", false), ("Team:;", false), (" ,;\n", true), ("", true)])
  func emptiness(text: String, isEmpty: Bool) {
    #expect(RecipientsText(text).isEmpty == isEmpty)
  }

  /// Returns the row of a test, or nil for a row of another table.
  private static func row(_ cells: [String]) -> Row? {
    guard cells.count == 4, cells[0].hasPrefix("`") else { return nil }
    return Row(
      text: texts(in: cells[0]).first ?? "", contacts: texts(in: cells[1]),
      remainder: texts(in: cells[2]).first ?? "", message: cells[3])
  }

  /// Returns the texts between backticks, with line breaks and tabs instead of their symbols.
  private static func texts(in cell: String) -> [String] {
    MarkdownTables.code(in: cell).map { text in
      String(text.map { $0 == "⏎" ? "\n" : $0 == "⇥" ? "\t" : $0 })
    }
  }
}

extension String {
  /// The text without the characters that isolate names and addresses.
  var withoutIsolates: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !("\u{2068}"..."\u{2069}" ~= $0) }))
  }
}
