import ControlModel
import GalleryModel
import Testing

@Suite("A text whose rejected recipients are too long for the entry")
struct RecipientsOverflowTests {
  @Test("A text that is too long adds nothing and gives the numbers of its recipients.")
  func numbers() throws {
    var list = ContactList()
    let rejected = (1...100).map { "a\($0)@b@c" }
    let recipients = RecipientsText((["ann@example.org"] + rejected).joined(separator: "\n"))
    let overflow = try #require(throws: RecipientsOverflow.self) {
      try list.add(recipients, keepingRestWithin: 500)
    }
    #expect(list.entries.isEmpty)
    #expect([overflow.recipientCount, overflow.rejectedCount] == [101, 100])
    #expect(overflow.firstError == .address("a1@b@c", .secondAt(position: 5)))
    #expect(
      overflow.text(in: .window).withoutIsolates
        == "None of the 101 recipients was added, because the text of the 100 rejected recipients"
        + " is too long for the field. Correct the text or paste it in parts; the first error:"
        + " “a1@b@c” is not an email address: there is a second @ at character 5; an address has"
        + " only one @.")
  }

  @Test("A text is rejected if a character has more marks than an entry accepts.")
  func marks() throws {
    var list = ContactList()
    let maximum = String.maximumEnteredMarks
    for (count, isRejected) in [(33, false), (maximum, false), (maximum + 1, true), (60_000, true)]
    {
      let marks = String(repeating: "\u{301}", count: count)
      let recipients = RecipientsText("ann@example.org\ne\(marks)@b@c")
      do {
        let outcome = try list.add(recipients, keepingRestWithin: 1_000_000)
        #expect(!isRejected, "\(count) marks")
        #expect(outcome.remainder == "e\(marks)@b@c")
        list = ContactList()
      } catch {
        #expect(isRejected, "\(count) marks")
        #expect(list.entries.isEmpty)
        #expect(error.cause == .tooManyMarks)
        #expect(
          error.text(in: .window)
            == "None of the 2 recipients was added, because a character has more than \(maximum)"
            + " marks. Paste the text without them.")
      }
    }
  }

  @Test("A name with too many marks is rejected by the field if the form rejects it.")
  func marksOfAName() throws {
    for count in [33, String.maximumEnteredMarks, String.maximumEnteredMarks + 1] {
      let name = "e" + String(repeating: "\u{301}", count: count)
      let line = try? ContactForm.line(of: name, ofAtMost: 1_000_000)
      var list = ContactList()
      let outcome = try? list.add(RecipientsText(name), keepingRestWithin: 1_000_000)
      #expect((outcome == nil) == (line == nil), "\(count) marks")
      #expect(list.entries.map(\.contact.name) == (line.map { [$0] } ?? []), "\(count) marks")
    }
  }

  @Test("The error for a single recipient has a sentence in the singular.")
  func oneRecipient() throws {
    var list = ContactList()
    let overflow = try #require(throws: RecipientsOverflow.self) {
      try list.add(RecipientsText("ann@b@c"), keepingRestWithin: 3)
    }
    #expect(
      overflow.text(in: .window).hasPrefix(
        "The recipient was not added, because its text is too long for the field. Correct"))
  }

  @Test("The length of the rest is in bytes, and a rest that fits exactly is accepted.")
  func exactFit() throws {
    let recipients = RecipientsText("ann@example.org\né@b@c")
    var list = ContactList()
    let size = RecipientsText("é@b@c").pieces[0].text.utf8.count
    #expect(size == 6)
    #expect(throws: RecipientsOverflow.self) {
      try list.add(recipients, keepingRestWithin: size - 1)
    }
    let outcome = try list.add(recipients, keepingRestWithin: size)
    #expect(outcome.remainder == "é@b@c")
    #expect(list.entries.map(\.contact.eMail) == ["ann@example.org"])
  }
}
