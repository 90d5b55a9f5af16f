/// One recipient as it was typed: a name and an address, an address, or a name.
public struct RecipientPiece: Hashable, Sendable {
  /// The text, without the white space around it; it goes back to the entry if it is refused.
  public let text: String

  /// The contact that the text stands for, or why it stands for none.
  public let contact: Result<Contact, RecipientError>

  /// Reads one piece, or gives nil where there is neither a name nor an address in it.
  init?(_ text: some StringProtocol) {
    let text = text.trimmed
    let reading = Result { () throws(RecipientError) in try Self.contact(in: text) }
    if case .success(Contact(name: "", eMail: "")) = reading { return nil }
    self.text = text
    contact = reading
  }

  private static func contact(in text: String) throws(RecipientError) -> Contact {
    let quoted = RecipientQuotes(in: text)
    let opening = text.indices.first { text[$0] == "<" && !quoted.contains($0) }
    guard let opening else {
      let closing = text.indices.first { text[$0] == ">" && !quoted.contains($0) }
      if let closing { throw .strayBracket(position: text.position(of: closing)) }
      let bare = RecipientQuotes.removed(from: text)
      return bare.unicodeScalars.contains("@")
        ? Contact(name: "", eMail: try address(in: bare)) : Contact(name: bare, eMail: "")
    }
    let rest = text[text.index(after: opening)...]
    guard let closing = rest.firstIndex(where: { "<>".contains($0) }), rest[closing] == ">" else {
      throw .openBracket(position: text.position(of: opening))
    }
    let surplus = rest[rest.index(after: closing)...].trimmed
    guard surplus.isEmpty else { throw .textAfterAddress(surplus) }
    return Contact(
      name: RecipientQuotes.removed(from: text[..<opening].trimmed),
      eMail: try address(in: rest[..<closing].trimmed))
  }

  private static func address(in text: String) throws(RecipientError) -> String {
    do {
      return try EMailAddress(text).text
    } catch {
      throw .address(text, error)
    }
  }
}
