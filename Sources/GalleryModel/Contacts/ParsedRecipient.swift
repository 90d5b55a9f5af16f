/// A recipient that was read from text: a name and an address, an address, or a name.
public struct ParsedRecipient: Hashable, Sendable {
  /// The recipient's text, without the white space around it.
  ///
  /// The text stays in the entry if the recipient is rejected.
  ///
  /// Reading the text again gives the same recipient. Therefore, the text of each address in a link
  /// begins with `mailto:`, and the text of a spreadsheet row is `Name <address>`.
  public let text: String

  /// The contact that the text describes, or the error in it.
  public let contact: Result<Contact, RecipientError>

  /// The part of the text that was left out of the contact, or nil if there is none.
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

  /// Creates a recipient from a name and an address in brackets that aren't next to each other in
  /// the text.
  init?(name: String, address: String) {
    self.init(whole: "\(RecipientName.written(name, hasAddress: true)) \(address)")
  }

  /// Creates a recipient from text that contains nothing else.
  init?(whole text: String) {
    let cell = RecipientCell(whole: text)
    let phrase = RecipientPhrase(cell.source, in: cell.range, tokens: cell.tokens)
    self.init(phrase, text: text)
  }
}
