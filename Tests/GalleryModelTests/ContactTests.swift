import ControlModel
import GalleryModel
import Testing

@Suite("A contact")
struct ContactTests {
  private static let family = "👩‍👩‍👧‍👦"

  // MARK: Title

  // The rows are the table of contacts in Cases.md.
  @Test(
    "The title is the name, or else the address.",
    arguments: [
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
      ("", "", "No Name or Email"), ("\u{200b}", "\u{a0}", "No Name or Email"),
      ("Mount & Blade <b>", "a@b", "Mount & Blade <b>"), ("נועה לוי", "a@b", "נועה לוי"),
      ("ليلى", "a@b", "ليلى"), ("\u{200f}Ann\u{200f}", "", "\u{200f}Ann\u{200f}"),
      ("❤️", "a@b", "❤️"), (" 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ", "a@b", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("_snake_", "", "_snake_"), ("0", "a@b", "0"),
    ])
  func title(name: String, eMail: String, title: String) {
    let contact = Contact(name: name, eMail: eMail)
    #expect(Array(contact.title.unicodeScalars) == Array(title.unicodeScalars))
    #expect((contact.name, contact.eMail) == (name, eMail))
  }

  @Test(
    "A title of 300 composed characters is not changed.",
    arguments: [family, "🇩🇪", "e\u{301}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️"])
  func composedCharacters(character: String) {
    let name = String(repeating: character, count: 300)
    let title = Contact(name: " \(name)\u{200b}", eMail: "").title
    #expect(title.count == 300)
    #expect(Array(title.unicodeScalars) == Array(name.unicodeScalars))
    let token = ContactToken(Contact(name: name, eMail: "")) { Double($0.count) * 14 }
    #expect(token.title == name && token.size.width == 200)
  }

  // MARK: Token

  @Test(
    "A token is as wide as its title plus 20, at most 200.",
    arguments: [
      (0.0, 20.0), (0.2, 21), (1, 21), (59.999, 80), (60, 80), (179.5, 200), (180, 200),
      (180.5, 200), (10_000, 200), (.infinity, 200), (.nan, 20), (-5, 20), (-.infinity, 20),
      (-0.0, 20), (.leastNonzeroMagnitude, 21),
    ])
  func tokenWidth(text: Double, width: Double) {
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

  @Test(
    "The form accepts a name, an address, or both.",
    arguments: [
      ("Ann", "", Contact(name: "Ann", eMail: "")),
      (" Ann ", "\u{a0}ann@example.org\n", Contact(name: "Ann", eMail: "ann@example.org")),
      ("", "a@b", Contact(name: "", eMail: "a@b")),
      ("Mount & Blade <b>", "", Contact(name: "Mount & Blade <b>", eMail: "")),
      ("Doe, Ann", "a@b", Contact(name: "Doe, Ann", eMail: "a@b")),
    ])
  func formContact(name: String, eMail: String, contact: Contact) throws {
    #expect(try Self.form(name, eMail).contact() == contact)
  }

  @Test(
    "The form rejects other texts with the reason.",
    arguments: [
      ("", "", ContactFormError.empty, "Enter a name or an email address."),
      ("\u{200b}", " ", .empty, "Enter a name or an email address."),
      (
        "Ann", "ann", .address("ann", .noAt),
        "“\("ann".isolated)” is not an email address: it has no @. An address looks like ann@example.org."
      ),
    ])
  func formError(
    name: String, eMail: String, error: ContactFormError, sentence: String
  ) {
    #expect(throws: error) { try Self.form(name, eMail).contact() }
    #expect(error.text(in: .window) == sentence)
  }

  private static func form(_ name: String, _ eMail: String) -> ContactForm {
    var form = ContactForm()
    form.name = name
    form.eMail = eMail
    return form
  }

  @Test(
    "Pasted text becomes one line, unless it is too long.",
    arguments: [
      ("Ann\nField\r\n", "Ann Field", nil), ("\tann@example.org\n", "ann@example.org", nil),
      ("123456789012345", "123456789012345", nil),
      ("1234567890123456", "", .tooLong(limit: 15)),
      ("é23456789012345", "", .tooLong(limit: 15)),
    ] as [(String, String, EntryTextError?)])
  func line(text: String, line: String, error: EntryTextError?) throws {
    if let error {
      #expect(throws: error) { try ContactForm.line(of: text, ofAtMost: 15) }
    } else {
      #expect(try ContactForm.line(of: text, ofAtMost: 15) == line)
    }
  }

  @Test("The form accepts more marks than are displayed, up to the limit of an entry.")
  func marks() throws {
    let letter = { "e" + String(repeating: "\u{301}", count: $0) }
    let maximum = String.maximumEnteredMarks
    for count in [32, 33, maximum] {
      #expect(try ContactForm.line(of: letter(count), ofAtMost: 10_000) == letter(count))
    }
    #expect(throws: EntryTextError.tooManyMarks) {
      try ContactForm.line(of: letter(maximum + 1), ofAtMost: 10_000)
    }
    #expect(EntryTextError.tooManyMarks.text(in: .window).contains("more than \(maximum) marks"))
    #expect(EntryTextError.tooLong(limit: 9).text(in: .window).contains("more than 9 bytes"))
  }

  @Test("The announcement has three different omissions and the number of the others.")
  func omissions() {
    let fields = (0...5).map { RecipientOmission.linkFields("?cc=\($0)") }
    let lines = ContactsDemo.announcement(ofAdded: [], omissions: fields + fields)
      .split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(3) == fields.prefix(3).map { MessageStyle.window.text(of: [$0.summary]) }[...])
    #expect(lines.dropFirst(3) == ["3 more were left out."])
    for (count, others) in [(3, []), (4, ["1 more was left out."])] {
      let lines = ContactsDemo.announcement(ofAdded: [], omissions: Array(fields.prefix(count)))
        .split(separator: "\n").map(String.init)
      #expect(lines.dropFirst(3) == others[...])
    }
  }

  // MARK: Demo

  @Test("The samples show each kind of contact.")
  func samples() throws {
    var list = ContactList()
    for contact in ContactsDemo.samples { _ = try list.add(contact) }
    #expect(list.entries.count == 5)
    let titles = ContactsDemo.samples.map(\.title)
    #expect(titles.contains("office@example.com"), "a contact without a name")
    #expect(titles.contains { $0.count > 40 }, "a long name")
    #expect(
      titles.contains { $0.unicodeScalars.contains { ("\u{590}"..."\u{6ff}").contains($0) } },
      "a name written from right to left")
    #expect(ContactsDemo.note.contains("samples"))
  }

  @Test("An announcement names the contact.")
  func announcements() throws {
    var list = ContactList()
    let added = try list.add(Contact(name: "Ann", eMail: ""))
    let ann = "Ann".isolated
    #expect(ContactsDemo.announcement(of: added) == "\(ann) added")
    let removed = ContactChange.removed(added.entry, index: 0)
    #expect(ContactsDemo.announcement(of: removed) == "\(ann) removed; Ctrl+Z restores it")
    let next = Contact(name: "", eMail: "bob@example.org")
    #expect(
      ContactsDemo.announcement(ofRemoved: removed.entry.contact, next: next)
        == "\(ann) removed; Ctrl+Z restores \("bob@example.org".isolated)")
    let restored = ContactChange.restored(added.entry, index: 0)
    #expect(ContactsDemo.announcement(of: restored) == "\(ann) restored")
    let used = ContactListError.addressTaken("a@b", holder: "נועה")
    #expect(
      ContactLoss.notRestored(ContactRejection(contact: added.entry.contact, error: used)).clause
        == "\(quoted: "Ann") cannot be restored: \(used.clause)")
    #expect(ContactsDemo.copyAnnouncement(of: added.entry.contact) == "\(ann) copied")
    #expect(
      used.text(in: .window)
        == "\("a@b".isolated) already belongs to “\("נועה".isolated)”."
        + " Enter another address or remove that contact.")
  }

  @Test(
    "A name in a sentence is truncated to 80 characters.", arguments: [(80, false), (81, true)])
  func longName(count: Int, isTruncated: Bool) {
    let name = String(repeating: "n", count: count)
    let sentence = ContactsDemo.copyAnnouncement(of: Contact(name: name, eMail: ""))
    #expect(sentence.contains("…") == isTruncated)
    #expect(sentence.contains(name) == !isTruncated)
  }

  @Test("The stage has room for the field and its margin.")
  func stage() {
    #expect(ContactsDemo.stageSize == Size(width: 420, height: 300))
    #expect(ContactsDemo.contentSize == Size(width: 372, height: 252))
    #expect(ContactsDemo.stageMargin == 24 && ContactsDemo.minimumEntryWidth == 120)
  }

  @Test(
    "A token is scaled with the text size.",
    arguments: [
      (60.2, Size(width: 91, height: 37)), (500, Size(width: 300, height: 37)),
      (.nan, Size(width: 30, height: 37)),
    ] as [(Double, Size)])
  func scaledToken(textWidth: Double, size: Size) {
    let token = ContactToken(Contact(name: "Ann", eMail: ""), scale: TextScale(1.5)) { _ in
      textWidth
    }
    #expect(token.size == size)
  }
}
