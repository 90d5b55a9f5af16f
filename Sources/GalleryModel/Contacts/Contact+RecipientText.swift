extension Contact {
  /// The contact as text for a recipients field: `Name <address>`, an address, or a name.
  ///
  /// The Copy button copies this text. It has one line, like the title. A recipients field reads it
  /// as the same contact: a name that would have another meaning is in quotation marks, and an
  /// address is in brackets.
  public var recipientText: String {
    let name = name.inOneLine
    let eMail = eMail.inOneLine
    if eMail.isEmpty { return name.isEmpty ? "" : RecipientName.written(name, hasAddress: false) }
    let bracketed = "<\(eMail)>"
    if !name.isEmpty { return "\(RecipientName.written(name, hasAddress: true)) \(bracketed)" }
    return RecipientsText(eMail).isReading(of: Contact(name: "", eMail: eMail)) ? eMail : bracketed
  }
}
