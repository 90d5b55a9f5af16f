/// The rules for writing and reading a name in recipients text.
enum RecipientName {
  /// The content of a range of text that is completely in quotation marks.
  struct Content {
    /// The content without the backslashes that escape characters.
    let text: String

    /// The range of the content, or nil if it contains escapes.
    ///
    /// Content with escapes is always a name.
    let range: Range<Int>?
  }

  /// Returns the name in the given range: the content of the quotation marks around it, or the
  /// whole text if there are none.
  static func text(
    of range: Range<Int>, _ tokens: [RecipientToken], in source: RecipientSource
  ) -> String {
    content(of: source.trimmed(range), tokens, in: source)?.text
      ?? source.text(in: range).trimmed
  }

  /// Returns the content of the quotation marks around the given range, or nil if there are none.
  static func content(
    of range: Range<Int>, _ tokens: [RecipientToken], in source: RecipientSource
  ) -> Content? {
    guard tokens.contains(where: { $0.kind == .quotation && $0.range == range }) else { return nil }
    let inner = range.dropFirst().dropLast()
    let scalars = source.scalars[inner]
    guard source.scalars[range.lowerBound] == "\"", scalars.contains("\\") else {
      return Content(text: source.text(in: inner).trimmed, range: inner)
    }
    var plain = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in scalars {
      isEscaped = scalar == "\\" && !isEscaped
      if !isEscaped { plain.append(scalar) }
    }
    return Content(text: String(plain).trimmed, range: nil)
  }

  /// Returns `name` as recipients text: unchanged, or in quotation marks if it would otherwise be
  /// read as something else.
  ///
  /// - Parameter hasAddress: Whether an address in brackets follows.
  static func written(_ name: String, hasAddress: Bool) -> String {
    let contact = Contact(name: name, eMail: hasAddress ? "a@b" : "")
    func isRead(_ text: String) -> Bool {
      RecipientsText(hasAddress ? "\(text) <a@b>" : text).isReading(of: contact)
    }
    return [name, quoted(name, escaping: "\"\\")].first(where: isRead)
      ?? quoted(name, escaping: "\"\\@\u{ff20}\u{fe6b}")
  }

  private static func quoted(_ name: String, escaping special: String) -> String {
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in name.unicodeScalars {
      if special.unicodeScalars.contains(scalar) { quoted.append("\\") }
      quoted.append(scalar)
    }
    quoted.append("\"")
    return String(quoted)
  }
}
