/// A part of recipients text that is one recipient: a name, an address, or both.
struct RecipientPhrase {
  private typealias Reading = (contact: Contact, omission: RecipientOmission?)

  private let source: RecipientSource
  private let range: Range<Int>
  private let tokens: [RecipientToken]

  /// Creates a phrase from the given range and the tokens in it.
  init(_ source: RecipientSource, in range: Range<Int>, tokens: some Sequence<RecipientToken>) {
    self.source = source
    self.range = source.trimmed(range)
    self.tokens = Array(tokens)
  }

  /// Returns the contact that the phrase describes, and the part of the phrase that was left out.
  func contact() throws(RecipientError) -> (contact: Contact, omission: RecipientOmission?) {
    let reading = try reading()
    let name = reading.contact.name
    guard name.count <= Contact.maximumLength else { throw .nameTooLong(name) }
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

  /// Returns the contact of a phrase that isn't completely in quotation marks.
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
    if hasAddress { return try bareAddress() }
    return (Contact(name: try plainName(source.text(in: range)), eMail: ""), nil)
  }

  /// Whether the phrase contains an at sign or begins with a link.
  ///
  /// Such a phrase is never read as a name alone, unless it's in quotation marks.
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

  /// Returns the contact of a phrase that has an address, but neither brackets nor a comment.
  private func bareAddress() throws(RecipientError) -> Reading {
    do {
      return try address(in: range)
    } catch .address(let text, .whiteSpace(let position)) {
      throw whiteSpaceError(in: text, position: position)
    }
  }

  /// Returns the most specific error for a phrase with an address that isn't its only word.
  private func whiteSpaceError(in text: String, position: Int) -> RecipientError {
    let sign = range.first { source.scalars[$0].isAtSign } ?? range.upperBound
    if let colon = tokens.first(where: { $0.kind == .colon }), colon.range.upperBound <= sign {
      let position = source.position(of: colon.range.lowerBound)
      return .address(text, .misplacedCharacter(":", position: position))
    }
    let word = word(around: sign)
    return (try? AddressText(source, in: word)) != nil
      ? .addressWithoutBrackets(text) : .address(text, .whiteSpace(position: position))
  }

  /// Returns the range of the word around `index`, including the white space before it.
  private func word(around index: Int) -> Range<Int> {
    let start = range.prefix { $0 != index }.last { source.isWordSpace(at: $0) }
    let end = range.drop { $0 != index }.first { source.isWordSpace(at: $0) }
    return (start ?? range.lowerBound)..<(end ?? range.upperBound)
  }

  /// Returns `text` as a name without quotation marks, or throws an error if it contains an encoded
  /// word.
  private func plainName(_ text: String) throws(RecipientError) -> String {
    if text.hasEncodedWord { throw .encodedName(text.trimmed) }
    return text.trimmed
  }

  // MARK: Angle brackets

  /// The error for the first angle bracket without a counterpart, or nil if there is none.
  ///
  /// Text after the first address in brackets isn't searched.
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
    let comment = RecipientToken(kind: .comment, range: tail)
    let hasComment = tokens.contains(comment)
    if !tail.isEmpty, !hasComment { throw .textAfterAddress(source.text(in: tail)) }
    if let colon = colon(before: bracket) {
      throw .colonInName(position: source.position(of: colon))
    }
    var name = try name(in: head)
    if hasComment {
      let remark = try plainName(source.text(in: comment.range))
      name = name.isEmpty ? text(ofComment: comment) : "\(name) \(remark)"
    }
    return try address(in: bracket.range.dropFirst().dropLast(), name: name)
  }

  /// Returns the index of the first colon before `bracket` that ends a word, or nil if there is
  /// none.
  private func colon(before bracket: RecipientToken) -> Int? {
    tokens.prefix { $0 != bracket }.first {
      $0.kind == .colon
        && ($0.range.upperBound == bracket.range.lowerBound
          || source.isWordSpace(at: $0.range.upperBound))
    }?.range.lowerBound
  }

  private func name(in head: Range<Int>) throws(RecipientError) -> String {
    let quoted = RecipientName.content(of: source.trimmed(head), tokens, in: source)
    return if let quoted { quoted.text } else { try plainName(source.text(in: head)) }
  }

  // MARK: Comments

  /// Returns the contact of an address with a comment before or after it, or nil for other phrases.
  ///
  /// The comment becomes the contact's name.
  private func reading(of comment: RecipientToken) throws(RecipientError) -> Reading? {
    let head = source.trimmed(range.lowerBound..<comment.range.lowerBound)
    let tail = source.trimmed(comment.range.upperBound..<range.upperBound)
    let rest = head.isEmpty ? tail : head
    guard head.isEmpty != tail.isEmpty, source.hasAtSign(in: rest) else { return nil }
    return try address(in: rest, name: plainName(text(ofComment: comment)))
  }

  private func text(ofComment comment: RecipientToken) -> String {
    source.text(in: comment.range.dropFirst().dropLast()).trimmed
  }
}
