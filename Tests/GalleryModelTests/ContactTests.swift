import ControlModel
import GalleryModel
import Testing

@Suite struct ContactTests {
  private static let family = "👩‍👩‍👧‍👦"

  // MARK: Title

  /// The Contacts table of Cases.md.
  @Test(arguments: [
    ("Ann", "", "Ann"), ("Ann", "ann@example.org", "Ann"), ("  Ann\n", "a@b", "Ann"),
    ("\u{a0}Ann Field\u{feff}", "a@b", "Ann Field"),
    ("", "a@b", "a@b"), (" ", "a@b", "a@b"), ("\u{a0}", "a@b", "a@b"), ("\u{200b}", "a@b", "a@b"),
    ("\n", "a@b", "a@b"), ("\u{feff}", "a@b", "a@b"), ("\r\n\t ", "a@b", "a@b"),
    ("\u{2028}\u{3000}", "a@b", "a@b"), ("\u{200d}", "a@b", "a@b"), ("\u{202e}", "a@b", "a@b"),
    (" \u{200d}", "a@b", "a@b"), ("\u{3164}", "a@b", "a@b"), ("\u{2800}", "a@b", "a@b"),
    ("\u{0}", "a@b", "a@b"), ("", " a@b ", "a@b"),
    ("Ann\nField", "", "Ann Field"), ("Ann\r\nField\u{0}", "", "Ann Field"),
    ("A\u{b}n\u{c}n", "", "A n n"), ("A\u{85}n\u{2028}n\u{2029}", "", "A n n"),
    ("A\tn\u{7}n", "", "A n n"), ("A\u{200e}\u{ad}n", "", "A\u{200e}\u{ad}n"),
    ("", "a@b\nc", "a@b c"),
    ("", "", "No Name or E-Mail"), ("\u{200b}", "\u{a0}", "No Name or E-Mail"),
    ("Mount & Blade <b>", "a@b", "Mount & Blade <b>"), ("נועה לוי", "a@b", "נועה לוי"),
    ("ليلى", "a@b", "ليلى"), ("\u{200f}Ann\u{200f}", "", "\u{200f}Ann\u{200f}"),
    ("❤️", "a@b", "❤️"), (" 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ", "a@b", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("_snake_", "", "_snake_"), ("0", "a@b", "0"),
  ])
  func theTitleIsTheNameOrElseTheAddress(name: String, eMail: String, title: String) {
    let contact = Contact(name: name, eMail: eMail)
    #expect(Array(contact.title.unicodeScalars) == Array(title.unicodeScalars))
    #expect((contact.name, contact.eMail) == (name, eMail))
  }

  @Test(arguments: [family, "🇩🇪", "e\u{301}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️"])
  func characters300TimesStayWhole(character: String) {
    let name = String(repeating: character, count: 300)
    let title = Contact(name: " \(name)\u{200b}", eMail: "").title
    #expect(title.count == 300)
    #expect(Array(title.unicodeScalars) == Array(name.unicodeScalars))
    let token = ContactToken(Contact(name: name, eMail: "")) { Double($0.count) * 14 }
    #expect(token.title == name && token.size.width == 200)
  }

  // MARK: Token

  @Test(arguments: [
    (0.0, 20.0), (0.2, 21), (1, 21), (59.999, 80), (60, 80), (179.5, 200), (180, 200),
    (180.5, 200), (10_000, 200), (.infinity, 200), (.nan, 20), (-5, 20), (-.infinity, 20),
    (-0.0, 20), (.leastNonzeroMagnitude, 21),
  ])
  func aTokenIsAsWideAsItsTitleAnd20AtMost200(text: Double, width: Double) {
    var measured: [String] = []
    let token = ContactToken(Contact(name: " Ann ", eMail: "a@b")) {
      measured.append($0)
      return text
    }
    #expect(measured == ["Ann"])
    #expect(token.size == Size(width: width, height: 25))
    #expect(token.title == "Ann")
  }

  // MARK: Form

  @Test(arguments: [
    ("Ann", "", Contact(name: "Ann", eMail: "")),
    (" Ann ", "\u{a0}ann@example.org\n", Contact(name: "Ann", eMail: "ann@example.org")),
    ("", "a@b", Contact(name: "", eMail: "a@b")),
    ("Mount & Blade <b>", "", Contact(name: "Mount & Blade <b>", eMail: "")),
    ("Doe, Ann", "a@b", Contact(name: "Doe, Ann", eMail: "a@b")),
  ])
  func theFormTakesANameAnAddressOrBoth(name: String, eMail: String, contact: Contact) throws {
    #expect(try Self.form(name, eMail).contact() == contact)
  }

  @Test(arguments: [
    ("", "", ContactFormError.empty, "Enter a name or an e-mail address."),
    ("\u{200b}", " ", .empty, "Enter a name or an e-mail address."),
    (
      "Ann", "ann", .address("ann", .noAt),
      "“\("ann".isolated)” is no e-mail address: an address needs an @, as in ann@example.org."
    ),
  ])
  func theFormRefusesWithTheReason(
    name: String, eMail: String, error: ContactFormError, sentence: String
  ) {
    #expect(throws: error) { try Self.form(name, eMail).contact() }
    #expect(error.description == sentence)
  }

  private static func form(_ name: String, _ eMail: String) -> ContactForm {
    var form = ContactForm()
    form.name = name
    form.eMail = eMail
    return form
  }

  @Test(
    "The form takes what was pasted as one line, unless it cannot be held or shown",
    arguments: [
      ("Ann\nField\r\n", "Ann Field", nil), ("\tann@example.org\n", "ann@example.org", nil),
      ("123456789012345", "123456789012345", nil),
      ("1234567890123456", "", .tooLong(limit: 15)),
      ("é23456789012345", "", .tooLong(limit: 15)),
    ] as [(String, String, EntryTextError?)])
  func theFormTakesOneLine(text: String, line: String, error: EntryTextError?) throws {
    if let error {
      #expect(throws: error) { try ContactForm.line(of: text, ofAtMost: 15) }
    } else {
      #expect(try ContactForm.line(of: text, ofAtMost: 15) == line)
    }
  }

  @Test func theFormTakesMoreMarksThanAreShownButNotWhatTakesTooLongToLayOut() throws {
    let letter = { "e" + String(repeating: "\u{301}", count: $0) }
    let most = String.maximumEnteredMarks
    for count in [32, 33, most] {
      #expect(try ContactForm.line(of: letter(count), ofAtMost: 10_000) == letter(count))
    }
    #expect(throws: EntryTextError.tooManyMarks) {
      try ContactForm.line(of: letter(most + 1), ofAtMost: 10_000)
    }
    #expect(EntryTextError.tooManyMarks.description.contains("more than \(most) marks"))
    #expect(EntryTextError.tooLong(limit: 9).description.contains("more than 9 bytes"))
  }

  @Test func whatIsLeftOutIsSaidOnceAndTheRestIsCounted() {
    let fields = (0...5).map { RecipientOmission.linkFields("?cc=\($0)") }
    let lines = ContactsDemo.announcement(ofAdded: [], omissions: fields + fields)
      .split(separator: "\n").map(String.init)
    #expect(lines.prefix(3) == fields.prefix(3).map(\.description)[...])
    #expect(lines.dropFirst(3) == ["3 more were left out."])
    for (count, others) in [(3, []), (4, ["1 more was left out."])] {
      let lines = ContactsDemo.announcement(ofAdded: [], omissions: Array(fields.prefix(count)))
        .split(separator: "\n").map(String.init)
      #expect(lines.dropFirst(3) == others[...])
    }
  }

  // MARK: Demo

  @Test func theSamplesMakeAListAndShowEveryCase() throws {
    var list = ContactList()
    for contact in ContactsDemo.samples { _ = try list.add(contact) }
    #expect(list.entries.count == 5)
    let titles = ContactsDemo.samples.map(\.title)
    #expect(titles.contains("office@example.com"), "one without a name")
    #expect(titles.contains { $0.count > 40 }, "a long one")
    #expect(
      titles.contains { $0.unicodeScalars.contains { ("\u{590}"..."\u{6ff}").contains($0) } },
      "one from right to left")
    #expect(ContactsDemo.note.contains("samples"))
  }

  @Test func theAnnouncementNamesTheContact() throws {
    var list = ContactList()
    let added = try list.add(Contact(name: "Ann", eMail: ""))
    let ann = "Ann".isolated
    #expect(ContactsDemo.announcement(of: added) == "\(ann) added")
    let removed = ContactChange.removed(added.entry, index: 0)
    #expect(ContactsDemo.announcement(of: removed) == "\(ann) removed; Ctrl+Z brings it back")
    let next = Contact(name: "", eMail: "bob@example.org")
    #expect(
      ContactsDemo.announcement(ofRemoved: removed.entry.contact, next: next)
        == "\(ann) removed; Ctrl+Z brings \("bob@example.org".isolated) back")
    let restored = ContactChange.restored(added.entry, index: 0)
    #expect(ContactsDemo.announcement(of: restored) == "\(ann) brought back")
    let taken = ContactListError.addressTaken("a@b", holder: "נועה")
    #expect(
      ContactsDemo.refusal(toRestore: added.entry.contact, because: taken)
        == "“\(ann)” cannot be brought back: \(taken)")
    #expect(ContactsDemo.copyAnnouncement(of: added.entry.contact) == "\(ann) copied")
    #expect(
      taken.description
        == "\("a@b".isolated) already belongs to “\("נועה".isolated)”;"
        + " give another address or remove that contact.")
  }

  @Test(arguments: [(80, false), (81, true)])
  func aNameInASentenceIsCutAfter80Characters(count: Int, isCut: Bool) {
    let name = String(repeating: "n", count: count)
    let sentence = ContactsDemo.copyAnnouncement(of: Contact(name: name, eMail: ""))
    #expect(sentence.contains("…") == isCut)
    #expect(sentence.contains(name) == !isCut)
  }

  @Test func theStageHasRoomForTheFieldAndItsMargin() {
    #expect(ContactsDemo.stageSize == Size(width: 420, height: 300))
    #expect(ContactsDemo.contentSize == Size(width: 372, height: 252))
    #expect(ContactsDemo.stageMargin == 24 && ContactsDemo.minimumEntryWidth == 120)
  }

  @Test func theNoteNamesTheOriginalsIdentifiers() {
    let originals = ContactsDemo.conversion.map(\.original).joined(separator: " ")
    for identifier in [
      "MCContact", "name", "eMail", "MCContactView", "initWithContact:delegate:",
      "contactViewButtonClicked", "contactButtonFont", "contactButtonTextColor",
    ] {
      #expect(originals.contains(identifier), "\(identifier)")
    }
  }

  @Test(
    arguments: [
      (60.2, Size(width: 91, height: 37)), (500, Size(width: 300, height: 37)),
      (.nan, Size(width: 30, height: 37)),
    ] as [(Double, Size)])
  func aTokenGrowsWhereTextIsLarger(textWidth: Double, size: Size) {
    let token = ContactToken(Contact(name: "Ann", eMail: ""), scale: TextScale(1.5)) { _ in
      textWidth
    }
    #expect(token.size == size)
  }
}
