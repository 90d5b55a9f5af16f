import ControlModel
import GalleryModel
import Testing

@Suite struct ContactRecipientsTests {
  // MARK: Address

  @Test(arguments: [
    "a@b", "ann.field@example.org", "ann+news@sub.example.org", "Ünal@exämple.de", "用户@例え.jp",
    "a@localhost", "o'neil@example.org", "o’neil@example.org", "a?b@c", "a,b@c", "a;b@c",
    "\"a:b,(c)\"@d", "\"a\\\"b\"@c", "ann@[192.0.2.1]", "ann@[IPv6:2001:db8::1]",
    "-_a!#$%&*+/=^`{|}~@b-c_d.e", "=?a?q?b?=@c", "\"a\"@b", "a@[b]",
  ])
  func oneAtBetweenTwoPartsIsAnAddress(text: String) throws {
    #expect(try EMailAddress(text).text == text)
  }

  @Test(arguments: [
    ("", EMailAddressError.noAt), ("ann", .noAt), ("ann＠example.org", .noAt),
    ("a@b@c", .secondAt(position: 4)), ("@@", .secondAt(position: 2)),
    ("👩‍👩‍👧‍👦@@b", .secondAt(position: 3)),
    ("@b", .nothingBeforeAt), ("a@", .nothingAfterAt), ("@", .nothingBeforeAt),
    ("\u{200d}@b", .nothingBeforeAt), ("a@\u{ad}", .nothingAfterAt),
    (" a@b", .whiteSpace(position: 1)), ("a@b ", .whiteSpace(position: 4)),
    ("a@b\n", .whiteSpace(position: 4)), ("a\u{a0}@b", .whiteSpace(position: 2)),
    ("a@\u{200b}b", .whiteSpace(position: 3)), ("a@b\u{feff}", .whiteSpace(position: 4)),
    ("a\u{7}@b", .controlCharacter(position: 2)), ("a@b\u{0}", .controlCharacter(position: 4)),
    ("a@b\u{7f}c", .controlCharacter(position: 4)), ("a@\u{202e}b", .controlCharacter(position: 3)),
    ("a<b@c", .misplacedCharacter("<", position: 2)),
    ("a>b@c", .misplacedCharacter(">", position: 2)),
    ("a＜b@c", .misplacedCharacter("＜", position: 2)),
    ("a:b@c", .misplacedCharacter(":", position: 2)),
    ("a@b:c", .misplacedCharacter(":", position: 4)),
    ("\"@b", .misplacedCharacter("\"", position: 1)),
    ("\"\"@b", .misplacedCharacter("\"", position: 1)),
    ("\"a\"b\"@c", .misplacedCharacter("\"", position: 1)),
    ("\"\"b\"@c", .misplacedCharacter("\"", position: 1)),
    ("\"ab@c", .misplacedCharacter("\"", position: 1)),
    ("ab\"@c", .misplacedCharacter("\"", position: 3)),
    ("\"a\\\"@c", .misplacedCharacter("\"", position: 1)),
    ("\"a<b\"@c", .misplacedCharacter("<", position: 3)),
    ("a“b@c", .misplacedCharacter("“", position: 2)),
    ("a@b”", .misplacedCharacter("”", position: 4)),
    ("a」c@b", .misplacedCharacter("」", position: 2)),
    ("a』c@b", .misplacedCharacter("』", position: 2)),
    ("a@b,", .misplacedCharacter(",", position: 4)),
    ("a@b；c", .misplacedCharacter("；", position: 4)),
    (",a@b", .misplacedCharacter(",", position: 1)),
    ("'a@b", .misplacedCharacter("'", position: 1)),
    ("a@b}", .misplacedCharacter("}", position: 4)),
    ("a@b'", .misplacedCharacter("'", position: 4)),
    ("‘a@b", .misplacedCharacter("‘", position: 1)),
    ("’a@b", .misplacedCharacter("’", position: 1)),
    ("a@b’c", .misplacedCharacter("’", position: 4)),
    ("a@b?c", .misplacedCharacter("?", position: 4)),
    ("[a@b]", .misplacedCharacter("[", position: 1)),
    ("a@[b", .misplacedCharacter("[", position: 3)),
    ("a@[b]c", .misplacedCharacter("[", position: 3)),
    ("a@[]", .misplacedCharacter("[", position: 3)),
    ("a\\b@c", .misplacedCharacter("\\", position: 2)),
    ("a@[b<c]", .misplacedCharacter("<", position: 5)),
    ("a@b*", .misplacedCharacter("*", position: 4)),
    ("a@b&c", .misplacedCharacter("&", position: 4)),
    ("a@b+c", .misplacedCharacter("+", position: 4)),
    ("a@b|", .misplacedCharacter("|", position: 4)),
    ("\u{fffc}a@b", .misplacedCharacter("\u{fffc}", position: 1)),
    ("a@\u{fffd}", .misplacedCharacter("\u{fffd}", position: 3)),
    ("a@b-", .hyphenAtEnd), ("a@-", .hyphenAtEnd),
  ])
  func anyOtherTextIsRefusedWithThePlace(text: String, error: EMailAddressError) {
    #expect(throws: error) { try EMailAddress(text) }
  }

  @Test(
    "An invisible character in an address is refused",
    arguments: [
      0xad...0xad, 0x34f...0x34f, 0x61c...0x61c, 0x115f...0x1160, 0x17b4...0x17b5, 0x180b...0x180f,
      0x200b...0x200f, 0x202a...0x202e, 0x2060...0x206f, 0x2800...0x2800, 0x3164...0x3164,
      0xfe00...0xfe0f, 0xfeff...0xfeff, 0xffa0...0xffa0, 0xfff0...0xfff8, 0x13441...0x13442,
      0x1bca0...0x1bca3, 0x1d159...0x1d159, 0x1d173...0x1d17a, 0xe0000...0xe0fff,
    ] as [ClosedRange<UInt32>])
  func anInvisibleCharacterIsRefused(values: ClosedRange<UInt32>) throws {
    for value in values {
      let scalar = try #require(Unicode.Scalar(value))
      for text in ["an\(scalar)n@example.org", "ann@exam\(scalar)ple.org"] {
        var form = ContactForm()
        form.eMail = text
        #expect(throws: ContactFormError.self, "\(value)") { try form.contact() }
        let pieces = RecipientsText(text).pieces
        #expect(pieces.map(\.text) == [text], "\(value)")
        #expect((try? pieces[0].contact.get()) == nil, "\(value)")
      }
    }
    let scalar = try #require(Unicode.Scalar(values.lowerBound))
    #expect(throws: EMailAddressError.self) { try EMailAddress("a\(scalar)@b") }
  }

  // MARK: Pieces

  @Test(
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
  func namesAndAddressesAreRead(text: String, contacts: [Contact]) throws {
    #expect(try RecipientsText(text).pieces.map { try $0.contact.get() } == contacts)
  }

  @Test(arguments: [
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
  func whatIsNoRecipientIsRefusedAsOnePiece(text: String, error: RecipientError) {
    let pieces = RecipientsText(text).pieces
    #expect(pieces.map(\.text) == [text])
    #expect(pieces.map(\.contact) == [.failure(error)])
  }

  @Test(
    "A mark before an item of a list is left out",
    arguments: "-*–—•‣⁃∙◦●○■□▪▫·\u{f0b7}\u{f0a7}\u{f076}")
  func bullets(mark: Character) {
    let text = RecipientsText("\(mark) Ann")
    #expect(text.pieces.map(\.text) == ["Ann"])
    #expect(text.omissions == [.listMarks(count: 1)])
  }

  @Test func aBracketThatIsNotClosedSwallowsNothing() {
    let pieces = RecipientsText("Ann <ann@x, Bob <bob@y>\nEve <e@z, Fay").pieces
    #expect(pieces.map(\.text) == ["Ann <ann@x", "Bob <bob@y>", "Eve <e@z", "Fay"])
    #expect(pieces[0].contact == .failure(.openBracket(position: 5)))
    #expect(pieces[1].contact == .success(Contact(name: "Bob", eMail: "bob@y")))
    #expect(pieces[2].contact == .failure(.openBracket(position: 29)))
  }

  // MARK: Adding

  @Test func whatIsRefusedStaysAndTheRestIsAdded() throws {
    var list = ContactList()
    _ = try list.add(Contact(name: "Ann", eMail: "ann@x.org"))
    let outcome = list.add(RecipientsText("Bob <bob@y>, Eve <eve>; ANN@X.ORG\nc@@d, Fay, bob@Y"))
    #expect(outcome.added.map(\.entry.contact.title) == ["Bob", "Fay"])
    #expect(list.entries.map(\.contact.title) == ["Ann", "Bob", "Fay"])
    #expect(outcome.remainder == "Eve <eve>, ANN@X.ORG, c@@d, bob@Y")
    #expect(
      outcome.refusals.map(\.error) == [
        .address("eve", .noAt), .list(.addressTaken("ANN@X.ORG", holder: "Ann")),
        .address("c@@d", .secondAt(position: 25)), .list(.addressTaken("bob@Y", holder: "Bob")),
      ])
    #expect(
      outcome.message?.withoutIsolates == """
        “eve” is no e-mail address: an address needs an @, as in ann@example.org.
        ANN@X.ORG already belongs to “Ann”; give another address or remove that contact.
        “c@@d” is no e-mail address: there is a second @ at character 25; one is right.
        1 more could not be added.
        """)
    let again = list.add(RecipientsText(outcome.remainder))
    #expect(again.refusals == outcome.refusals && again.added.isEmpty)
  }

  @Test(
    "At most three sentences say why, and the same one once",
    arguments: [
      ("a@, b@, c@", 3, nil), ("a@, b@, c@, d@", 3, "1 more could not be added."),
      ("a@, b@, c@, d@, e@", 3, "2 more could not be added."), ("a@, a@, a@, a@, a@", 1, nil),
      ("a@, b@, a@, c@, b@", 3, nil),
    ] as [(String, Int, String?)])
  func sentences(text: String, count: Int, others: String?) throws {
    var list = ContactList()
    let outcome = list.add(RecipientsText(text))
    var lines = try #require(outcome.message).split(separator: "\n").map { String($0) }
    if let others { #expect(lines.removeLast() == others) }
    #expect(lines.count == count)
    #expect(Set(lines).count == count)
    #expect(outcome.remainder == text)
  }

  @Test("A name or an address of at most 10,000 characters is kept whole")
  func lengths() throws {
    let family = "👩‍👩‍👧‍👦"
    for (letter, limit) in [("a", 10_000), (family, 10_000)] {
      let name = String(repeating: letter, count: limit)
      var list = ContactList()
      #expect(list.add(RecipientsText("\(name) <a@b>")).refusals.isEmpty)
      let outcome = list.add(RecipientsText("\(name)\(letter)"))
      #expect(outcome.refusals.map(\.error) == [.nameTooLong(name + letter)])
      #expect(outcome.remainder == name + letter)
      #expect(list.entries.map(\.contact) == [Contact(name: name, eMail: "a@b")])
      var form = ContactForm()
      form.name = name
      #expect(try form.contact().name == name)
      form.name += letter
      #expect(throws: ContactFormError.nameTooLong) { try form.contact() }
    }
    let address = String(repeating: "a", count: 9_998) + "@b"
    #expect(try EMailAddress(address).text == address)
    #expect(throws: EMailAddressError.tooLong) { try EMailAddress("a" + address) }
    let sentence = RecipientError.address("a" + address, .tooLong).description.withoutIsolates
    #expect(sentence.hasSuffix("…” is no e-mail address: it has more than 10000 characters."))
    #expect(sentence.count < 150)
  }

  @Test func whereAllIsAddedNothingStaysAndNothingIsSaid() {
    var list = ContactList()
    let outcome = list.add(RecipientsText("Ann; Bob"))
    #expect(outcome.remainder.isEmpty && outcome.message == nil && outcome.added.count == 2)
  }

  @Test(arguments: [
    (
      RecipientError.openBracket(position: 5),
      "The “<” at character 5 has no “>” after the address, as in Ann <ann@example.org>."
    ),
    (
      .strayBracket(position: 4),
      "The “>” at character 4 has no “<” before the address, as in Ann <ann@example.org>."
    ),
    (
      .textAfterAddress("Bob"),
      "“Bob” comes after the “>”; the name comes before the address, as in"
        + " Ann <ann@example.org>."
    ),
    (
      .address("a b@c", .whiteSpace(position: 2)),
      "“a b@c” is no e-mail address: there is white space at character 2; an address has none."
    ),
    (
      .address("a\u{ad}b@c", .invisibleCharacter(position: 2)),
      "“a\u{ad}b@c” is no e-mail address:"
        + " there is an invisible character at character 2; an address has none."
    ),
    (
      .address("a@b\u{7}", .controlCharacter(position: 4)),
      "“a@b\u{7}” is no e-mail address:"
        + " there is an invisible control character at character 4; an address has none."
    ),
    (
      .address("@b", .nothingBeforeAt),
      "“@b” is no e-mail address: a name is missing before the @, as in ann@example.org."
    ),
    (
      .address("a@", .nothingAfterAt),
      "“a@” is no e-mail address: a server is missing after the @, as in ann@example.org."
    ),
    (.nameTooLong("Ann"), "The name “Ann” has more than 10000 characters."),
    (
      .list(.identifiersUsedUp),
      "No number is left for another contact; the numbers end at \(Int.max - 1)."
    ),
  ])
  func aRefusalSaysWhatWhereAndWhatWouldBeRight(error: RecipientError, sentence: String) {
    #expect(error.description.withoutIsolates == sentence)
  }
}
