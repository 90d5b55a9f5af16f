import ControlModel
import GalleryModel
import Testing

@Suite("The recipients added to a list of contacts")
struct ContactRecipientsTests {
  @Test("The rejected recipients remain, and the others are added.")
  func rejectedRecipients() throws {
    var list = ContactList()
    _ = try list.add(Contact(name: "Ann", eMail: "ann@x.org"))
    let outcome = list.add(RecipientsText("Bob <bob@y>, Eve <eve>; ANN@X.ORG\nc@@d, Fay, bob@Y"))
    #expect(outcome.added.map(\.entry.contact.title) == ["Bob", "Fay"])
    #expect(list.entries.map(\.contact.title) == ["Ann", "Bob", "Fay"])
    #expect(outcome.remainder == "Eve <eve>, ANN@X.ORG, c@@d, bob@Y")
    #expect(
      outcome.rejections.map(\.error) == [
        .address("eve", .noAt), .list(.addressTaken("ANN@X.ORG", holder: "Ann")),
        .address("c@@d", .secondAt(position: 25)), .list(.addressTaken("bob@Y", holder: "Bob")),
      ])
    #expect(
      outcome.message?.withoutIsolates == """
        “eve” is not an email address: it has no @. An address looks like ann@example.org.
        ANN@X.ORG already belongs to “Ann”. Enter another address or remove that contact.
        “c@@d” is not an email address: there is a second @ at character 25. An address has only one @.
        1 more was not added.
        """)
    let again = list.add(RecipientsText(outcome.remainder))
    #expect(again.rejections == outcome.rejections && again.added.isEmpty)
  }

  @Test(
    "The message has at most three sentences, and each sentence once.",
    arguments: [
      ("a@, b@, c@", 3, nil), ("a@, b@, c@, d@", 3, "1 more was not added."),
      ("a@, b@, c@, d@, e@", 3, "2 more were not added."), ("a@, a@, a@, a@, a@", 1, nil),
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

  @Test("A name or an address of at most 10,000 characters is accepted.")
  func lengths() throws {
    let family = "👩‍👩‍👧‍👦"
    for (letter, limit) in [("a", 10_000), (family, 10_000)] {
      let name = String(repeating: letter, count: limit)
      var list = ContactList()
      #expect(list.add(RecipientsText("\(name) <a@b>")).rejections.isEmpty)
      let outcome = list.add(RecipientsText("\(name)\(letter)"))
      #expect(outcome.rejections.map(\.error) == [.nameTooLong(name + letter)])
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
    let sentence = RecipientError.address("a" + address, .tooLong).text(in: .window)
      .withoutIsolates
    #expect(sentence.hasSuffix("…” is not an email address: it has more than 10000 characters."))
    #expect(sentence.count < 150)
  }

  @Test("A text whose recipients are all added leaves no rest and no message.")
  func complete() {
    var list = ContactList()
    let outcome = list.add(RecipientsText("Ann; Bob"))
    #expect(outcome.remainder.isEmpty && outcome.message == nil && outcome.added.count == 2)
  }

  @Test(
    "An error names the text, the position, and the remedy.",
    arguments: [
      (
        RecipientError.openBracket(position: 5),
        "The “<” at character 5 has no “>” after the address. Write brackets in pairs, as in Ann <ann@example.org>."
      ),
      (
        .strayBracket(position: 4),
        "The “>” at character 4 has no “<” before the address. Write brackets in pairs, as in Ann <ann@example.org>."
      ),
      (
        .textAfterAddress("Bob"),
        "“Bob” comes after the “>”. Put the name before the address, as in"
          + " Ann <ann@example.org>."
      ),
      (
        .address("a b@c", .whiteSpace(position: 2)),
        "“a b@c” is not an email address: there is white space at character 2. An address has no spaces."
      ),
      (
        .address("a\u{ad}b@c", .invisibleCharacter(position: 2)),
        "“a\u{ad}b@c” is not an email address:"
          + " there is an invisible character at character 2. An address has no invisible characters."
      ),
      (
        .address("a@b\u{7}", .controlCharacter(position: 4)),
        "“a@b ” is not an email address:"
          + " there is an invisible control character at character 4. An address has no invisible characters."
      ),
      (
        .address("@b", .nothingBeforeAt),
        "“@b” is not an email address: there is nothing before the @. Write a name there, as in ann@example.org."
      ),
      (
        .address("a@", .nothingAfterAt),
        "“a@” is not an email address: there is nothing after the @. Write a server there, as in ann@example.org."
      ),
      (.nameTooLong("Ann"), "The name “Ann” has more than 10000 characters."),
      (
        .list(.identifiersUsedUp),
        "No number is left for another contact. The last number is \(Int.max - 1)."
      ),
    ])
  func errors(error: RecipientError, sentence: String) {
    #expect(error.text(in: .window).withoutIsolates == sentence)
  }
}
