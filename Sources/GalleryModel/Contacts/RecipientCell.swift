/// A cell of recipients text: a line, or the part of a line between two tabs.
struct RecipientCell {
  /// A part of the cell that is one recipient, or a link with several addresses.
  typealias Part = (range: Range<Int>, tokens: ArraySlice<RecipientToken>)

  let source: RecipientSource
  let range: Range<Int>
  let tokens: [RecipientToken]

  init(_ source: RecipientSource, in range: Range<Int>) {
    self.source = source
    self.range = source.trimmed(range)
    tokens = RecipientScanner.tokens(in: self.range, of: source)
  }

  /// Returns the recipients, and the parts of the cell that were left out.
  func read() -> (pieces: [ParsedRecipient], omissions: [RecipientOmission]) {
    let list = RecipientGroups(in: self)
    var pieces: [ParsedRecipient] = []
    var omissions = list.omissions
    for part in list.parts {
      for phrase in phrases(in: part) {
        let (phrase, leadOmissions) = source.withoutLead(phrase)
        omissions += leadOmissions
        if let link = link(of: phrase), link.addresses.count > 1 {
          pieces += link.addresses.compactMap(piece(ofLinkTo:))
          if link.hasFields { omissions.append(.linkFields(source.text(in: link.fields))) }
        } else if let piece = piece(of: phrase) {
          pieces.append(piece)
        }
      }
    }
    return (pieces, omissions)
  }

  private func piece(of part: Part) -> ParsedRecipient? {
    if part.tokens.contains(where: { $0.kind == .separator }), let bracket = part.tokens.last {
      let name = source.text(in: part.range.lowerBound..<bracket.range.lowerBound).trimmed
      return ParsedRecipient(name: name, address: source.text(in: bracket.range))
    }
    return ParsedRecipient(
      RecipientPhrase(source, in: part.range, tokens: part.tokens),
      text: source.text(in: part.range))
  }

  // MARK: Links

  private func link(of part: Part) -> MailtoLink? {
    let range = source.trimmed(part.range)
    guard part.tokens.contains(where: { $0.kind == .link && $0.range == range }) else { return nil }
    return MailtoLink(range, in: source)
  }

  /// Returns the recipient for one address of a link with several addresses, or nil if the address
  /// is blank.
  ///
  /// The recipient's text is a separate link.
  private func piece(ofLinkTo address: Range<Int>) -> ParsedRecipient? {
    guard !source.isBlank(address) else { return nil }
    return ParsedRecipient(whole: "mailto:" + source.text(in: address))
  }

  // MARK: White space

  /// Divides a part between separators into its recipients.
  ///
  /// White space can separate two addresses.
  private func phrases(in part: Part) -> [Part] {
    var phrases: [Part] = []
    var rest = part
    let last = part.tokens.last { $0.kind == .bracket }
    for (index, token) in zip(part.tokens.indices, part.tokens) where token.kind == .bracket {
      let end = end(of: token, before: part.tokens[(index + 1)...].first)
      guard end < part.range.upperBound, source.isWordSpace(at: end) else { continue }
      let (head, tail) = split(rest, at: end)
      guard token.range != last?.range || areAddresses(words(in: tail)) else { break }
      phrases.append(head)
      rest = tail
    }
    // A word before a bracket is a name, even if it looks like an address.
    let hasBracket = rest.tokens.contains { $0.kind == .bracket }
    let words = hasBracket ? [] : words(in: rest)
    return phrases + (areAddresses(words) ? words : [rest])
  }

  /// Returns the index after `bracket`, or after `next` if `next` is a comment with only white
  /// space before it.
  private func end(of bracket: RecipientToken, before next: RecipientToken?) -> Int {
    let end = bracket.range.upperBound
    guard let next, next.kind == .comment, source.isBlank(end..<next.range.lowerBound) else {
      return end
    }
    return next.range.upperBound
  }

  private func split(_ part: Part, at index: Int) -> (Part, Part) {
    let tokens = part.tokens.prefix { $0.range.upperBound <= index }
    return (
      (part.range.lowerBound..<index, tokens),
      (index..<part.range.upperBound, part.tokens[tokens.endIndex...])
    )
  }

  /// Splits a part at the white space outside its tokens.
  func words(in part: Part) -> [Part] {
    var words: [Part] = []
    var rest = (range: source.trimmed(part.range), tokens: part.tokens)
    var index = rest.range.lowerBound
    var next = rest.tokens.startIndex
    while index < rest.range.upperBound {
      if next < rest.tokens.endIndex, rest.tokens[next].range.lowerBound == index {
        index = rest.tokens[next].range.upperBound
        next += 1
      } else if source.isWordSpace(at: index) {
        let (word, others) = split(rest, at: index)
        words.append(word)
        rest = (source.trimmed(others.range), others.tokens)
        index = rest.range.lowerBound
      } else {
        index += 1
      }
    }
    return rest.range.isEmpty ? words : words + [rest]
  }

  /// Whether there are any words, and all of them look like addresses.
  private func areAddresses(_ words: [Part]) -> Bool {
    !words.isEmpty && words.allSatisfy(isAddress)
  }

  /// Whether a word looks like an address, even if it isn't a valid one.
  func isAddress(_ word: Part) -> Bool {
    if word.tokens.contains(where: { $0.kind == .comment || $0.kind == .bracket }) {
      return word.tokens.map(\.range) == [word.range] && source.hasAtSign(in: word.range)
    }
    let isQuoted = word.tokens.contains { $0.kind == .quotation && $0.range == word.range }
    if isQuoted { return source.hasAddress(in: word.range.dropFirst().dropLast()) }
    return source.hasAtSign(in: word.range) || word.tokens.contains { $0.kind == .link }
  }
}

extension RecipientCell {
  /// Creates a cell from text that is one line.
  init(whole text: String) {
    let source = RecipientSource(text)
    self.init(source, in: source.range)
  }
}
