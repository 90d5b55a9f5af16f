/// A part of a text that is one recipient: a name, an address, or both.
struct RecipientPhrase {
  private typealias Reading = (contact: Contact, omission: RecipientOmission?)

  private let source: RecipientSource
  private let range: Range<Int>
  private let tokens: [RecipientToken]

  /// Takes a part of a text, with the tokens in it.
  init(_ source: RecipientSource, in range: Range<Int>, tokens: some Sequence<RecipientToken>) {
    self.source = source
    self.range = source.trimmed(range)
    self.tokens = Array(tokens)
  }

  /// The contact that the phrase means, and what of it was left out.
  func contact() throws(RecipientError) -> (contact: Contact, omission: RecipientOmission?) {
    let reading = try reading()
    let name = reading.contact.name
    guard name.utf8.count <= Contact.maximumLength || name.count <= Contact.maximumLength else {
      throw .nameTooLong(name)
    }
    return reading
  }

  private func reading() throws(RecipientError) -> Reading {
    if hasAddress, let whole = try? address(in: range) { return whole }
    if let content = RecipientName.content(of: range, tokens, in: source) {
      guard let inner = content.range, source.hasAddress(in: inner) else {
        return (Contact(name: content.text, eMail: ""), nil)
      }
      let tokens = RecipientScanner.tokens(in: inner, of: source)
      return try RecipientPhrase(source, in: inner, tokens: tokens).unquotedReading()
    }
    return try unquotedReading()
  }

  /// The meaning of a phrase that is not in quotation marks as a whole.
  private func unquotedReading() throws(RecipientError) -> Reading {
    if let stray = strayBracket { throw stray }
    if let bracket = tokens.first(where: { $0.kind == .bracket }) {
      return try reading(of: bracket)
    }
    if let comment = tokens.first(where: { $0.kind == .comment }),
      let reading = try reading(of: comment)
    {
      return reading
    }
    return hasAddress
      ? try address(in: range)
      : (Contact(name: source.text(in: range).trimmed, eMail: ""), nil)
  }

  /// Whether the phrase is never taken for a mere name.
  private var hasAddress: Bool {
    source.hasAtSign(in: range) || tokens.first?.kind == .link
  }

  private func address(
    in part: Range<Int>, name: String = ""
  ) throws(RecipientError) -> Reading {
    do {
      let text = try AddressText(source, in: part)
      let contact = Contact(name: name, eMail: text.address.text)
      return (contact, text.fields.map(RecipientOmission.linkFields))
    } catch {
      throw .address(source.text(in: source.trimmed(part)), error)
    }
  }

  // MARK: Angle brackets

  /// What is wrong with the first angle bracket, if that is one without its counterpart.
  private var strayBracket: RecipientError? {
    var start = range.lowerBound
    for token in tokens where token.holdsWords {
      if let error = strayBracket(in: start..<token.range.lowerBound) { return error }
      if token.kind == .bracket { return nil }
      start = token.range.upperBound
    }
    return strayBracket(in: start..<range.upperBound)
  }

  private func strayBracket(in part: Range<Int>) -> RecipientError? {
    let index = part.first {
      source.scalars[$0].isOpeningBracket || source.scalars[$0].isClosingBracket
    }
    return index.map { index in
      let position = source.position(of: index)
      return source.scalars[index].isOpeningBracket
        ? .openBracket(position: position) : .strayBracket(position: position)
    }
  }

  private func reading(of bracket: RecipientToken) throws(RecipientError) -> Reading {
    let head = range.lowerBound..<bracket.range.lowerBound
    let tail = source.trim(bracket.range.upperBound..<range.upperBound) {
      source.scalars[$0].isBlankSpace || source.scalars[$0].closesSentence
    }
    let comment = tokens.last { $0.kind == .comment && $0.range == tail }
    if !tail.isEmpty, comment == nil { throw .textAfterAddress(source.text(in: tail)) }
    var name = RecipientName.text(of: head, tokens, in: source)
    if let comment {
      name = name.isEmpty ? text(ofComment: comment) : "\(name) \(source.text(in: comment.range))"
    }
    return try address(in: bracket.range.dropFirst().dropLast(), name: name)
  }

  // MARK: Comments

  /// The meaning of an address before or after a comment, which is the name; nil for other phrases.
  private func reading(of comment: RecipientToken) throws(RecipientError) -> Reading? {
    let head = source.trimmed(range.lowerBound..<comment.range.lowerBound)
    let tail = source.trimmed(comment.range.upperBound..<range.upperBound)
    let rest = head.isEmpty ? tail : head
    guard head.isEmpty != tail.isEmpty, source.hasAtSign(in: rest) else { return nil }
    return try address(in: rest, name: text(ofComment: comment))
  }

  private func text(ofComment comment: RecipientToken) -> String {
    source.text(in: comment.range.dropFirst().dropLast()).trimmed
  }
}
