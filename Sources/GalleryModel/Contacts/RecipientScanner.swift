/// A scanner that finds the tokens of a line or a cell in one pass.
///
/// A quotation mark, a bracket, or a parenthesis without its counterpart is plain text.
struct RecipientScanner {
  private let source: RecipientSource
  private let end: Int
  private var index: Int
  private var tokens: [RecipientToken] = []

  /// Whether the scanner has found only white space since the start of the text, or since the last
  /// separator or colon.
  private var isAtStart = true

  /// The opening quotation marks without a closing mark in the rest of the text.
  ///
  /// With this set, the scanner searches the rest of the text only once for each kind of mark.
  private var unclosed: Set<Unicode.Scalar> = []
  private var commentEnds: [Int: Int] = [:]

  /// Returns the tokens in the given range of `source`.
  static func tokens(in range: Range<Int>, of source: RecipientSource) -> [RecipientToken] {
    var scanner = RecipientScanner(source: source, range: range)
    scanner.scan()
    return scanner.tokens
  }

  private init(source: RecipientSource, range: Range<Int>) {
    self.source = source
    index = range.lowerBound
    end = range.upperBound
    commentEnds = Self.commentEnds(in: range, of: source)
  }

  private var scalars: [Unicode.Scalar] { source.scalars }

  private mutating func scan() {
    var wordStart = true
    while index < end {
      let scalar = scalars[index]
      if let token = token(at: wordStart) {
        tokens.append(token)
        index = token.range.upperBound
        wordStart = !token.holdsWords
        isAtStart = wordStart
      } else {
        wordStart = scalar.isBlankSpace
        isAtStart = isAtStart && wordStart
        index += 1
      }
    }
  }

  /// Returns the token that begins at the scanner's index, or nil if none does.
  private mutating func token(at wordStart: Bool) -> RecipientToken? {
    let scalar = scalars[index]
    if scalar.separatesRecipients { return token(.separator, end: index + 1) }
    if wordStart, let end = quotationEnd() { return token(.quotation, end: end) }
    if wordStart, let end = MailtoLink.end(at: index, before: end, in: source) {
      return token(.link, end: end)
    }
    switch scalar.narrowForm {
    case "<":
      let next = (index + 1..<end).first { "<>".unicodeScalars.contains(scalars[$0].narrowForm) }
      guard let next, scalars[next].isClosingBracket else { return nil }
      return token(.bracket, end: next + 1)
    case "[": return linkBracketEnd.map { token(.bracket, end: $0) }
    case "(": return commentEnds[index].map { token(.comment, end: $0) }
    case ":": return isInTimeOrLink ? nil : token(.colon, end: index + 1)
    default: return nil
    }
  }

  /// Whether the colon at the scanner's index is part of a time or a link, as in 9:30 or
  /// https://example.org, and therefore doesn't end a name.
  private var isInTimeOrLink: Bool {
    guard index > 0, index + 1 < end else { return false }
    let (before, after) = (scalars[index - 1], scalars[index + 1])
    return after == "/" || before.isDigit && after.isDigit
  }

  private func token(_ kind: RecipientToken.Kind, end: Int) -> RecipientToken {
    RecipientToken(kind: kind, range: index..<end)
  }

  /// The index after the link in square brackets at the scanner's index, or nil if there is none.
  ///
  /// Some old programs write an address in this way, as in `Ann [mailto:ann@example.org]`.
  private var linkBracketEnd: Int? {
    let last = (index + 1..<end).first { place in
      "[]".unicodeScalars.contains(scalars[place]) || scalars[place].isBlankSpace
        || scalars[place].separatesRecipients
    }
    guard let last, scalars[last] == "]", MailtoLink(index + 1..<last, in: source) != nil else {
      return nil
    }
    return last + 1
  }

  // MARK: Quotation marks

  private mutating func quotationEnd() -> Int? {
    let mark = scalars[index]
    if isAtStart, !mark.closingApostrophes.isEmpty { return apostropheEnd() }
    let closing = mark.closingQuotationMarks
    guard !closing.isEmpty, !unclosed.contains(mark) else { return nil }
    var isEscaped = false
    for place in index + 1..<end {
      if !isEscaped, closing.contains(scalars[place]) { return place + 1 }
      isEscaped = mark == "\"" && scalars[place] == "\\" && !isEscaped
    }
    unclosed.insert(mark)
    return nil
  }

  /// Returns the index after the apostrophe that closes the one at the scanner's index, or nil if
  /// none does.
  ///
  /// Apostrophes are quotation marks only around the whole name before an address in brackets.
  private func apostropheEnd() -> Int? {
    let closing = scalars[index].closingApostrophes
    for place in index + 1..<end {
      let before = scalars[place - 1]
      if before.isBlankSpace || before.separatesRecipients,
        !scalars[place].closingApostrophes.isEmpty
      {
        return nil
      }
      guard closing.contains(scalars[place].narrowForm) else { continue }
      let next = (place + 1..<end).first { !scalars[$0].isBlankSpace }
      if let next, scalars[next].isOpeningBracket { return place + 1 }
    }
    return nil
  }

  // MARK: Comments

  /// Returns a dictionary from the index of each opening parenthesis to the index after its closing
  /// parenthesis.
  private static func commentEnds(
    in range: Range<Int>, of source: RecipientSource
  ) -> [Int: Int] {
    var open: [Int] = []
    var ends: [Int: Int] = [:]
    for index in range {
      switch source.scalars[index].narrowForm {
      case "(": open.append(index)
      case ")":
        if let start = open.popLast() { ends[start] = index + 1 }
      default: break
      }
    }
    return ends
  }
}
