import ControlModel
import GalleryModel
import Testing

/// Each test checks properties of random contacts and texts.
@Suite("Random recipients, copied and pasted")
struct ContactRecipientsPropertyTests {
  private static let quotationMarks = [
    "\"", "'", "“", "”", "„", "«", "»", "‹", "›", "‘", "’", "‚", "「", "」", "＂", "＇",
  ]
  private static let signs = [
    ",", ";", "，", "；", "、", "،", "<", ">", "＜", "＞", "(", ")", "[", "]", ":", "：", "@", "＠", "\\",
    ".", "?", "%40", "%", "mailto:", "?subject=", "&",
  ]
  private static let letters = [
    "b", "c", "n", "é", "e\u{301}", "נ", "王", "👩‍👩‍👧‍👦", "\u{301}", "\u{200d}", "\u{600}", "\u{200f}",
  ]
  private static let space = [
    " ", " ", "\t", "\n", "\r\n", "\u{a0}", "\u{3000}", "\u{200b}", "\u{2028}",
  ]
  private static let phrases = [
    "b@c", "n@b.org", " <b@n>", "Bec:", ";", "\"b, c\" ", "“b, c” ", "'b, c' ", " (b, c)",
    "mailto:b@c,n@c?x=b", "B c", "@c", "b@",
  ]

  /// The additions of mail programs, spreadsheets, and letters to recipients.
  private static let programs = [
    "To: ", "cc:", "\nFrom:\t", "Ben: ", "9:30", "https://b", "=?b?q?c?= ", " =?b?Q?c?=", "• ",
    "- ", "\n* ", "1. ", "\n1. b@c\n2. n@@c\n3) c", "\n1\tb\tb@c\n2\tc\tn@c", "b, c <b@n>; ",
    "n, b <c@@n>;", "\"b\nc\"\t", "\t\"b@c\nn@b\"", "\"b \"\"c\"\" \\n\"\t", "\t\"b\"\"\"",
    "b\n <c@n>", "b\r\n\t<n@@n>", "\nb,c@n\nc,b@n", "\nb;c\nc;b@@n\n", "b@[b:c]", "b@c-",
    "b@c*", "\u{fffc}", " [mailto:b@c]",
  ]

  private static func text(
    of pieces: [String], maximum: Int, using generator: inout SplitMix64
  ) -> String {
    (0..<Int.random(in: 0...maximum, using: &generator)).map { _ in
      pieces[Int.random(in: pieces.indices, using: &generator)]
    }.joined()
  }

  private static func isSame(_ first: Contact, _ second: Contact) -> Bool {
    first.name.unicodeScalars.elementsEqual(second.name.unicodeScalars)
      && first.eMail.unicodeScalars.elementsEqual(second.eMail.unicodeScalars)
  }

  private static func expectCopyIsRead(_ contact: Contact, seed: UInt64) throws {
    let text = contact.recipientText
    var list = ContactList()
    let outcome = list.add(RecipientsText(text))
    #expect(outcome.rejections.isEmpty && outcome.omissions.isEmpty, "\(text), seed \(seed)")
    #expect(list.entries.count == 1, "\(text), seed \(seed)")
    let copy = try #require(list.entries.first).contact
    #expect(isSame(copy, contact), "\(copy) of \(contact) by \(text), seed \(seed)")
  }

  @Test("A contact from the form that is copied and pasted is the same.", arguments: 0..<40)
  func copying(batch: UInt64) throws {
    let pieces = Self.quotationMarks + Self.signs + Self.letters + Self.letters + Self.space
    var count = 0
    var seed = batch << 32
    while count < 500 {
      seed += 1
      var generator = SplitMix64(seed: seed)
      var form = ContactForm()
      let names = pieces + Self.phrases + Self.programs
      form.name = Self.text(of: names, maximum: 8, using: &generator)
      if Bool.random(using: &generator) {
        let part = Self.letters + [",", ";", "，", "\"", "'", ".", "?", "%40"]
        form.eMail =
          Self.text(of: part, maximum: 4, using: &generator) + "@"
          + Self.text(of: part, maximum: 4, using: &generator)
      }
      guard let contact = try? form.contact() else { continue }
      count += 1
      try Self.expectCopyIsRead(contact, seed: seed)
    }
  }

  @Test(
    "A paste loses and adds no letter, and its rejected rest is rejected again.",
    arguments: 0..<40)
  func pasting(batch: UInt64) throws {
    let pieces =
      Self.quotationMarks + Self.signs + Self.letters + Self.letters + Self.space + Self.phrases
      + Self.phrases + Self.phrases
    for number in 0..<500 {
      let seed = batch * 500 + UInt64(number)
      var generator = SplitMix64(seed: seed)
      let kinds = Bool.random(using: &generator) ? pieces : pieces + Self.programs + Self.programs
      let text = Self.text(of: kinds, maximum: 12, using: &generator)
      var list = ContactList()
      let outcome = list.add(RecipientsText(text))
      let contacts = list.entries.map(\.contact)
      let parts =
        contacts.flatMap { [$0.name, $0.eMail] } + [outcome.remainder]
        + outcome.omissions.map(\.text)
      #expect(
        Self.letters(of: parts.joined(separator: " ")) == Self.letters(of: text),
        "\(text), seed \(seed)")
      for contact in contacts {
        if !contact.eMail.isEmpty {
          #expect(throws: Never.self, "\(text), seed \(seed)") { try EMailAddress(contact.eMail) }
        }
        try Self.expectCopyIsRead(contact, seed: seed)
      }
      let again = list.add(RecipientsText(outcome.remainder))
      #expect(again.added.isEmpty && again.omissions.isEmpty, "\(text), seed \(seed)")
      #expect(again.rejections == outcome.rejections, "\(text), seed \(seed)")
      #expect(again.remainder == outcome.remainder, "\(text), seed \(seed)")
    }
  }

  /// Returns the letters of a text, sorted, without those of `mailto:`.
  ///
  /// The field removes `mailto:` from a link, and adds it before each rejected address of a link.
  private static func letters(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      $0.properties.isAlphabetic && !"mailto".unicodeScalars.contains($0)
    }
    .sorted()
  }

  @Test("The form and the field accept the same addresses.", arguments: 0..<20)
  func formAndField(batch: UInt64) {
    let before = Self.quotationMarks + ["(", "[", "{", ".", "\u{202a}"]
    let after =
      Self.quotationMarks + [")", "]", "}", ">", ".", "!", "?", "…", ":", " ", "\u{202c}"]
    let pairs = [
      "()", "[]", "{}", "<>", "\"\"", "''", "“”", "‘’", "„“", "«»", "‹›", "「」", "＜＞", "（）",
    ].map { $0.map { String($0) } }
    let inside = ["b", "n", ".", "é", "\u{ad}", "'", "+", "%40", "?x=b"]
    var agreements = 0
    for number in 0..<750 {
      let seed = batch * 750 + UInt64(number)
      var generator = SplitMix64(seed: seed)
      func pick(_ texts: [String]) -> String {
        texts[Int.random(in: texts.indices, using: &generator)]
      }
      var text =
        pick(["", "", "", "mailto:"]) + Self.text(of: inside, maximum: 2, using: &generator) + "b"
        + pick(["@", "@", "＠"]) + "c" + Self.text(of: inside, maximum: 2, using: &generator)
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let pair = pairs[Int.random(in: pairs.indices, using: &generator)]
        text = pair[0] + text + pair[1]
      }
      // Text before a bracket is a name, and text before a colon may be the name of a group.
      let canBeAddress = !text.contains { "<＜:".contains($0) }
      if canBeAddress, Bool.random(using: &generator) { text = pick(before) + text }
      if Bool.random(using: &generator) { text += pick(after) }
      // In the field, a separator inside brackets would separate two recipients.
      text = pick(["", "", ",", ";", "， "]) + text + pick(["", "", ",", ";", " ；"])
      var form = ContactForm()
      form.eMail = text
      let ofForm = (try? form.contact()).map { [$0] } ?? []
      var list = ContactList()
      let outcome = list.add(RecipientsText(text))
      let ofField = list.entries.map(\.contact).filter { !$0.eMail.isEmpty && $0.name.isEmpty }
      #expect(ofForm == ofField, "\(text), seed \(seed)")
      if !ofForm.isEmpty {
        #expect(form.omission.map { [$0] } ?? [] == outcome.omissions, "\(text), seed \(seed)")
        agreements += 1
      }
    }
    #expect(agreements > 100)
  }
}

extension RecipientOmission {
  /// The omitted text, as it was typed.
  fileprivate var text: String {
    switch self {
    case .linkFields(let text), .groupName(let text), .emptyGroup(let text), .fieldName(let text),
      .emptyField(let text):
      text
    case .listMarks: ""
    }
  }
}
