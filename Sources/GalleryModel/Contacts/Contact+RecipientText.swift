extension Contact {
  /// The contact as a recipients field reads it: `Name <mail>`, `mail` or a name.
  ///
  /// It is what Copy copies, and one line, as is the title. It is read as the same contact: a name
  /// that would be read as something else is in quotation marks, an address in brackets.
  public var recipientText: String {
    let name = name.inOneLine
    let eMail = eMail.inOneLine
    if eMail.isEmpty { return name.isEmpty ? "" : RecipientName.written(name, hasAddress: false) }
    let bracketed = "<\(eMail)>"
    if !name.isEmpty { return "\(RecipientName.written(name, hasAddress: true)) \(bracketed)" }
    return RecipientsText(eMail).isReading(of: Contact(name: "", eMail: eMail)) ? eMail : bracketed
  }
}
