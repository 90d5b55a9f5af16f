import GalleryModel
import Glibc
import Testing

/// The tables of the article Recipients.md and the edges of its rules, each row of which is a test.
@Suite struct ContactGrammarTests {
  /// A row of a table.
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let contacts: [String]
    let remainder: String
    let message: String

    var testDescription: String { text }
  }

  static let rows = (read("Recipients.md") + edges).split(separator: "\n").compactMap(row)

  @Test func theArticleHasRows() {
    #expect(Self.read("Recipients.md").split(separator: "\n").compactMap(Self.row).count > 60)
  }

  @Test("Each row holds", arguments: rows)
  func holds(row: Row) {
    var list = ContactList()
    let outcome = list.add(RecipientsText(row.text))
    let contacts = list.entries.map(\.contact).map { contact in
      [contact.name, "·", contact.eMail].filter { !$0.isEmpty }.joined(separator: " ")
    }
    #expect(contacts == row.contacts)
    #expect(outcome.remainder == row.remainder)
    let sentences = (outcome.message.map { [$0] } ?? []) + outcome.omissions.map(\.description)
    let message = sentences.joined(separator: " ").map { $0 == "\n" ? " " : $0 }
    #expect(String(message).withoutIsolates == row.message)
  }

  @Test("What stays is refused again as it is", arguments: rows)
  func staysRefused(row: Row) {
    var list = ContactList()
    let first = list.add(RecipientsText(row.text))
    let second = list.add(RecipientsText(first.remainder))
    #expect(second.added.isEmpty)
    #expect(second.refusals == first.refusals)
    #expect(second.remainder == first.remainder)
  }

  @Test(arguments: [("Ann", false), ("a@", false), ("Team:;", false), (" ,;\n", true), ("", true)])
  func aTextIsEmptyIfItSaysNothing(text: String, isEmpty: Bool) {
    #expect(RecipientsText(text).isEmpty == isEmpty)
  }

  // MARK: Reading the article

  /// The row that a line of the article is, or nil for any other line.
  private static func row(_ line: Substring) -> Row? {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed() }.map { String($0) }
    guard cells.count == 4, cells[0].hasPrefix("`") else { return nil }
    return Row(
      text: code(cells[0]).first ?? "", contacts: code(cells[1]),
      remainder: code(cells[2]).first ?? "", message: cells[3])
  }

  /// The texts between backticks.
  private static func code(_ cell: String) -> [String] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { index in
      String(parts[index].map { $0 == "⏎" ? "\n" : $0 == "⇥" ? "\t" : $0 })
    }
  }

  private static func read(_ article: String) -> String {
    let tests = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    guard let file = fopen("/\(tests)/Sources/GalleryModel/Documentation.docc/\(article)", "r")
    else {
      return ""
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// The text without the characters that isolate names and addresses in a sentence.
  var withoutIsolates: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !("\u{2068}"..."\u{2069}" ~= $0) }))
  }
}
