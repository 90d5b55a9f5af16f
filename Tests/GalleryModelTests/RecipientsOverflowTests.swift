import ControlModel
import GalleryModel
import Testing

@Suite("A text whose refused recipients are too long for the entry")
struct RecipientsOverflowTests {
  @Test("adds nothing, and says how many recipients it has and how many are refused")
  func addsNothing() throws {
    var list = ContactList()
    let refused = (1...100).map { "a\($0)@b@c" }
    let recipients = RecipientsText((["ann@example.org"] + refused).joined(separator: "\n"))
    let overflow = try #require(throws: RecipientsOverflow.self) {
      try list.add(recipients, keepingRestWithin: 500)
    }
    #expect(list.entries.isEmpty)
    #expect([overflow.recipientCount, overflow.refusedCount] == [101, 100])
    #expect(overflow.firstError == .address("a1@b@c", .secondAt(position: 5)))
    #expect(
      overflow.description.hasPrefix(
        "None of the 101 recipients is added: 100 of them are refused, which is more text than"
          + " the field can keep."))
  }

  @Test("is refused also where one has more marks on a character than an entry lays out in time")
  func marks() throws {
    var list = ContactList()
    let most = String.maximumEnteredMarks
    for (count, isRefused) in [(33, false), (most, false), (most + 1, true), (60_000, true)] {
      let marks = String(repeating: "\u{301}", count: count)
      let recipients = RecipientsText("ann@example.org\ne\(marks)@b@c")
      do {
        let outcome = try list.add(recipients, keepingRestWithin: 1_000_000)
        #expect(!isRefused, "\(count) marks")
        #expect(outcome.remainder == "e\(marks)@b@c")
        list = ContactList()
      } catch {
        #expect(isRefused, "\(count) marks")
        #expect(list.entries.isEmpty)
        #expect(error.cause == .tooManyMarks)
        #expect(
          error.description.hasPrefix(
            "None of the 2 recipients is added. A character of the text has more than \(most)"
              + " marks. Paste the text without them."))
      }
    }
  }

  @Test("is refused for its marks by the rule of the form, whether its name could be kept or not")
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

  @Test("has a sentence of its own where it has one recipient")
  func oneRecipient() throws {
    var list = ContactList()
    let overflow = try #require(throws: RecipientsOverflow.self) {
      try list.add(RecipientsText("ann@b@c"), keepingRestWithin: 3)
    }
    #expect(
      overflow.description.hasPrefix(
        "The recipient is not added: it is refused, which is more text than the field can keep."))
  }

  @Test("is measured in bytes, and one that just fits is added")
  func fits() throws {
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
