import Controls
import Demos
import Testing

@Suite struct ContactRecipientsTests {
  // MARK: Address

  @Test(arguments: [
    "a@b", "ann.field@example.org", "ann+news@sub.example.org", "Ünal@exämple.de", "用户@例え.jp",
    "a@localhost", "\"@\u{2764}\u{fe0f}",
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
  ])
  func anyOtherTextIsRefusedWithThePlace(text: String, error: EMailAddressError) {
    #expect(throws: error) { try EMailAddress(text) }
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
    ("Ann a@b", .address("Ann a@b", .whiteSpace(position: 4))),
    ("\"a@b@c\"", .address("a@b@c", .secondAt(position: 4))),
    ("@", .address("@", .nothingBeforeAt)),
    ("Ann <a@b", .openBracket(position: 5)), ("<", .openBracket(position: 1)),
    ("Ann <a<@b>", .openBracket(position: 5)),
    ("a@b>", .strayBracket(position: 4)), ("a > b", .strayBracket(position: 3)),
    ("Ann <a@b> Bob", .textAfterAddress("Bob")), ("<a@b><c@d>", .textAfterAddress("<c@d>")),
    ("Ann <a@b, c@d>", .address("a@b, c@d", .secondAt(position: 7))),
  ])
  func whatIsNoRecipientIsRefusedAsOnePiece(text: String, error: RecipientError) {
    let pieces = RecipientsText(text).pieces
    #expect(pieces.map(\.text) == [text])
    #expect(pieces.map(\.contact) == [.failure(error)])
  }

  @Test func aBracketThatIsNotClosedSwallowsNothing() {
    let pieces = RecipientsText("Ann <ann@x, Bob <bob@y>\nEve <e@z, Fay").pieces
    #expect(pieces.map(\.text) == ["Ann <ann@x", "Bob <bob@y>", "Eve <e@z", "Fay"])
    #expect(pieces[0].contact == .failure(.openBracket(position: 5)))
    #expect(pieces[1].contact == .success(Contact(name: "Bob", eMail: "bob@y")))
    #expect(pieces[2].contact == .failure(.openBracket(position: 5)))
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
        .address("c@@d", .secondAt(position: 3)), .list(.addressTaken("bob@Y", holder: "Bob")),
      ])
    #expect(
      outcome.message == """
        “eve” is no e-mail address: an address needs an @, as in ann@example.org.
        ANN@X.ORG already belongs to “Ann”; give another address or remove that contact.
        “c@@d” is no e-mail address: there is a second @ at character 3; one is right.
        1 more could not be added.
        """)
    let again = list.add(RecipientsText(outcome.remainder))
    #expect(again.refusals == outcome.refusals && again.added.isEmpty)
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
      "“Bob” stands behind the “>”; the name comes before the address, as in"
        + " Ann <ann@example.org>."
    ),
    (
      .address("a b@c", .whiteSpace(position: 2)),
      "“a b@c” is no e-mail address: there is white space at character 2; an address has none."
    ),
    (
      .address("@b", .nothingBeforeAt),
      "“@b” is no e-mail address: a name must stand before the @, as in ann@example.org."
    ),
    (
      .address("a@", .nothingAfterAt),
      "“a@” is no e-mail address: a server must stand after the @, as in ann@example.org."
    ),
    (
      .list(.identifiersUsedUp),
      "No number is left for another contact; the numbers end at \(Int.max - 1)."
    ),
  ])
  func aRefusalSaysWhatWhereAndWhatWouldBeRight(error: RecipientError, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test func aNameOfTwoLinesIsCopiedInOne() {
    let text = Contact(name: "Ann\nField", eMail: "a@b").recipientText
    #expect(text == "Ann Field <a@b>")
    #expect(RecipientsText(text).pieces.count == 1)
  }

  // MARK: Properties

  @Test("A copied contact is read again as itself", arguments: 0..<20)
  func copying(batch: UInt64) throws {
    let pieces = [
      "A", " ", ",", ";", "<", ">", "\"", "\\", "@", "é", "👩‍👩‍👧‍👦", "נ", "&", "\n", "\r\n", "\u{b}",
      "\u{c}", "\u{85}", "\u{2028}", "\u{2029}", "\t", "\u{0}",
    ]
    for number in 0..<500 {
      var generator = SplitMix64(seed: batch * 500 + UInt64(number))
      let length = Int.random(in: 0...9, using: &generator)
      let name = (0..<length).map { _ in
        pieces[Int.random(in: pieces.indices, using: &generator)]
      }.joined()
      let form = Contact(name: name, eMail: "a@b")
      let copy = try #require(RecipientsText(form.recipientText).pieces.first).contact.get()
      #expect(copy.eMail == "a@b")
      #expect(copy.title == form.title || copy.name.isEmpty, "\(form.recipientText)")
      #expect(RecipientsText(form.recipientText).pieces.count == 1, "\(form.recipientText)")
    }
  }

  @Test("Any text is read without loss: every contact or refused piece is in it", arguments: 0..<20)
  func anyText(batch: UInt64) {
    let parts = ["a", "b@c", "@", "<", ">", ",", ";", "\n", "\r\n", "\"", "\\", " ", "\u{200b}"]
    for number in 0..<500 {
      let seed = batch * 500 + UInt64(number)
      var generator = SplitMix64(seed: seed)
      let text = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        parts[Int.random(in: parts.indices, using: &generator)]
      }.joined()
      let pieces = RecipientsText(text).pieces
      let letters = pieces.flatMap { $0.text.filter { $0.isLetter } }
      #expect(letters == text.filter { $0.isLetter }.map(\.self), "\(text), seed \(seed)")
      for case .success(let contact) in pieces.map(\.contact) where !contact.eMail.isEmpty {
        #expect(throws: Never.self, "\(text), seed \(seed)") { try EMailAddress(contact.eMail) }
      }
    }
  }
}
