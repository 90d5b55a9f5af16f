import GalleryModel
import Testing

@Suite("A text with recipients")
struct RecipientsTextTests {
  @Test(
    "A text is divided into names and addresses.",
    arguments: [
      ("Ann", [Contact(name: "Ann", eMail: "")]),
      ("a@b", [Contact(name: "", eMail: "a@b")]),
      ("<a@b>", [Contact(name: "", eMail: "a@b")]),
      ("Ann Field <a@b>", [Contact(name: "Ann Field", eMail: "a@b")]),
      ("  Ann\u{a0}< a@b > ", [Contact(name: "Ann", eMail: "a@b")]),
      ("Ann<a@b>", [Contact(name: "Ann", eMail: "a@b")]),
      ("Ann\r\n <a@b>", [Contact(name: "Ann", eMail: "a@b")]),
      (
        "Ann <a@b>, c@d; Eve\nFay <f@g>\r\nGus",
        [
          Contact(name: "Ann", eMail: "a@b"), Contact(name: "", eMail: "c@d"),
          Contact(name: "Eve", eMail: ""), Contact(name: "Fay", eMail: "f@g"),
          Contact(name: "Gus", eMail: ""),
        ]
      ),
      ("\"Doe, Ann\" <a@b>", [Contact(name: "Doe, Ann", eMail: "a@b")]),
      (
        "\"Doe; Ann\"; Bob",
        [Contact(name: "Doe; Ann", eMail: ""), Contact(name: "Bob", eMail: "")]
      ),
      ("\"Mount & Blade <b>\"", [Contact(name: "Mount & Blade <b>", eMail: "")]),
      (#""Doe \"JD\", \\ Ann" <a@b>"#, [Contact(name: #"Doe "JD", \ Ann"#, eMail: "a@b")]),
      (#"Ann "A, J" Doe <a@b>"#, [Contact(name: #"Ann "A, J" Doe"#, eMail: "a@b")]),
      (#"5" Pipe, Bob"#, [Contact(name: #"5" Pipe"#, eMail: ""), Contact(name: "Bob", eMail: "")]),
      (#""Pipe, Bob"#, [Contact(name: #""Pipe"#, eMail: ""), Contact(name: "Bob", eMail: "")]),
      ("\"Pipe\nBob\"", [Contact(name: "\"Pipe", eMail: ""), Contact(name: "Bob\"", eMail: "")]),
      (#"x,"Doe, Ann""#, [Contact(name: "x", eMail: ""), Contact(name: "Doe, Ann", eMail: "")]),
      ("\"\" <a@b>", [Contact(name: "", eMail: "a@b")]),
      ("נועה לוי <n@l>", [Contact(name: "נועה לוי", eMail: "n@l")]),
      ("Tom & Co, _x_", [Contact(name: "Tom & Co", eMail: ""), Contact(name: "_x_", eMail: "")]),
      ("", []), (" ,; \n,\u{200b};\"\"", []),
    ] as [(String, [Contact])])
  func recipients(text: String, contacts: [Contact]) throws {
    #expect(try RecipientsText(text).pieces.map { try $0.contact.get() } == contacts)
  }

  @Test(
    "A piece that is not a recipient is rejected as a whole.",
    arguments: [
      ("Ann <ann>", RecipientError.address("ann", .noAt)),
      ("Mount & Blade <b>", .address("b", .noAt)), ("Ann <>", .address("", .noAt)),
      ("Ann <a@>", .address("a@", .nothingAfterAt)),
      ("Ann a@b", .addressWithoutBrackets("Ann a@b")),
      ("a@b Ann", .addressWithoutBrackets("a@b Ann")),
      ("Ann a@", .address("Ann a@", .whiteSpace(position: 4))),
      ("A: B: a@b", .address("A: B: a@b", .misplacedCharacter(":", position: 2))),
      ("A: B <a@b>", .colonInName(position: 2)), ("A:<a@b>", .colonInName(position: 2)),
      ("=?a?Q?b?= <a@b>", .encodedName("=?a?Q?b?=")), ("=?a?b?c?=", .encodedName("=?a?b?c?=")),
      ("\"a@b@c\"", .address("a@b@c", .secondAt(position: 5))),
      ("@", .address("@", .nothingBeforeAt)),
      ("a@b\u{200b}c@d", .address("a@b\u{200b}c@d", .secondAt(position: 6))),
      ("a@b \u{301}c@d", .address("a@b \u{301}c@d", .secondAt(position: 6))),
      ("Ann <a@b", .openBracket(position: 5)), ("<", .openBracket(position: 1)),
      ("Ann <a<@b>", .openBracket(position: 5)),
      ("a@b>", .strayBracket(position: 4)), ("a > b", .strayBracket(position: 3)),
      ("Ann <a@b> Bob", .textAfterAddress("Bob")), ("<a@b><c@d>", .textAfterAddress("<c@d>")),
      ("Ann <a@b, c@d>", .address("a@b, c@d", .secondAt(position: 12))),
    ])
  func rejectedPieces(text: String, error: RecipientError) {
    let pieces = RecipientsText(text).pieces
    #expect(pieces.map(\.text) == [text])
    #expect(pieces.map(\.contact) == [.failure(error)])
  }

  @Test(
    "A bullet before a recipient is removed.",
    arguments: "-*–—•‣⁃∙◦●○■□▪▫·\u{f0b7}\u{f0a7}\u{f076}")
  func bullets(mark: Character) {
    let text = RecipientsText("\(mark) Ann")
    #expect(text.pieces.map(\.text) == ["Ann"])
    #expect(text.omissions == [.listMarks(count: 1)])
  }

  @Test("An open bracket ends at the next separator.")
  func openBrackets() {
    let pieces = RecipientsText("Ann <ann@x, Bob <bob@y>\nEve <e@z, Fay").pieces
    #expect(pieces.map(\.text) == ["Ann <ann@x", "Bob <bob@y>", "Eve <e@z", "Fay"])
    #expect(pieces[0].contact == .failure(.openBracket(position: 5)))
    #expect(pieces[1].contact == .success(Contact(name: "Bob", eMail: "bob@y")))
    #expect(pieces[2].contact == .failure(.openBracket(position: 29)))
  }
}
