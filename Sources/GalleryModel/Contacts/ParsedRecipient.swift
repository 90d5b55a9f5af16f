/// One recipient of a text: a name and an address, an address, or a name.
public struct ParsedRecipient: Hashable, Sendable {
  /// The recipient's text, without the white space around it.
  ///
  /// It stays in the entry if the recipient is rejected.
  ///
  /// Reading this text again gives the same recipient. Therefore, it begins with `mailto:` for each
  /// address of a link, and is `Name <address>` for a row of a spreadsheet.
  public let text: String

  /// The contact that the text describes, or the error in it.
  public let contact: Result<Contact, RecipientError>

  /// The part of the text that isn't part of the contact, or nil if there is none.
  public let omission: RecipientOmission?

  /// Creates a recipient from a phrase, or returns nil if the phrase contains neither a name nor an
  /// address.
  init?(_ phrase: RecipientPhrase, text: String) {
    let reading = Result { () throws(RecipientError) in try phrase.contact() }
    contact = reading.map(\.contact)
    if case .success(Contact(name: "", eMail: "")) = contact { return nil }
    omission = (try? reading.get())?.omission
    self.text = text.trimmed
  }

  /// Creates a recipient from a name and an address in brackets that were separate in the text.
  init?(name: String, address: String) {
    self.init(whole: "\(RecipientName.written(name, hasAddress: true)) \(address)")
  }

  /// Creates a recipient from a whole text.
  init?(whole text: String) {
    let cell = RecipientCell(whole: text)
    let phrase = RecipientPhrase(cell.source, in: cell.range, tokens: cell.tokens)
    self.init(phrase, text: text)
  }
}
