/// One recipient as it was typed: a name and an address, an address, or a name.
public struct ParsedRecipient: Hashable, Sendable {
  /// The text, without the white space around it; it stays in the entry if it is refused.
  ///
  /// It is read again as the same recipient. So it begins with `mailto:` for each address of a link,
  /// and it is `Name <address>` for a row of a spreadsheet.
  public let text: String

  /// The contact that the text stands for, or why it stands for none.
  public let contact: Result<Contact, RecipientError>

  /// What of the text is no part of the contact, or nil if everything is.
  public let omission: RecipientOmission?

  /// Takes one piece, or gives nil where there is neither a name nor an address in it.
  init?(_ phrase: RecipientPhrase, text: String) {
    let reading = Result { () throws(RecipientError) in try phrase.contact() }
    contact = reading.map(\.contact)
    if case .success(Contact(name: "", eMail: "")) = contact { return nil }
    omission = (try? reading.get())?.omission
    self.text = text.trimmed
  }

  /// Makes a piece of a name and an address in brackets that were not written so.
  init?(name: String, address: String) {
    self.init(whole: "\(RecipientName.written(name, hasAddress: true)) \(address)")
  }

  /// Takes a whole text as one piece.
  init?(whole text: String) {
    let cell = RecipientCell(whole: text)
    let phrase = RecipientPhrase(cell.source, in: cell.range, tokens: cell.tokens)
    self.init(phrase, text: text)
  }
}
