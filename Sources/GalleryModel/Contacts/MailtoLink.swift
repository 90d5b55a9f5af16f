/// A link that begins with `mailto:` (RFC 6068): addresses, optionally followed by `?` and header
/// fields.
struct MailtoLink {
  /// The range of each address in the link.
  let addresses: [Range<Int>]

  /// The header fields, including the question mark before them.
  ///
  /// The range is empty if there are none.
  let fields: Range<Int>

  /// Reads the link at the start of `range`, or returns nil if there is none.
  init?(_ range: Range<Int>, in source: RecipientSource) {
    guard let start = Self.addressStart(at: range.lowerBound, before: range.upperBound, in: source)
    else { return nil }
    let question = (start..<range.upperBound).first { source.scalars[$0].narrowForm == "?" }
    let end = question ?? range.upperBound
    addresses = source.split(start..<end, where: \.separatesRecipients)
    fields = end..<range.upperBound
  }

  /// Whether there are header fields after the question mark.
  var hasFields: Bool { fields.count > 1 }

  /// Returns the index after the link that begins at `index`, or nil if no link begins there.
  ///
  /// The link ends before the first of these:
  ///
  /// - white space, an angle bracket, or a quotation mark
  /// - a comma or semicolon directly before another `mailto:`
  /// - a comma or semicolon outside the header fields, if no other address of the link follows
  static func end(at index: Int, before limit: Int, in source: RecipientSource) -> Int? {
    guard let start = addressStart(at: index, before: limit, in: source) else { return nil }
    let scalars = source.scalars
    var isInFields = false
    // The last separator outside the header fields, or nil after the next at sign.
    var separator: Int?
    var place = start
    while place < limit, !endsLink(scalars[place]) {
      let scalar = scalars[place]
      if scalar.separatesRecipients {
        if separator != nil { break }
        if addressStart(at: place + 1, before: limit, in: source) != nil { break }
        separator = isInFields ? nil : place
      } else if scalar.narrowForm == "?" {
        if separator != nil { break }
        isInFields = true
      } else if isAtSign(at: place, before: limit, in: scalars) {
        separator = nil
      }
      place += 1
    }
    if let separator { return separator }
    return source.trim(index..<place) { scalars[$0].separatesRecipients }.upperBound
  }

  private static func endsLink(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isBlankSpace || scalar.isOpeningBracket || scalar.isClosingBracket
      || scalar.isQuotationMark
  }

  /// Whether an at sign is at `place`, either literally or as the escape `%40`.
  private static func isAtSign(
    at place: Int, before limit: Int, in scalars: [Unicode.Scalar]
  ) -> Bool {
    scalars[place].isAtSign || scalars[place..<limit].starts(with: "%40".unicodeScalars)
  }

  /// Returns the index after the `mailto:` at `index`, or nil if there is none.
  ///
  /// Case is ignored. If `//` follows, which some programs add, the result is the index after it.
  private static func addressStart(
    at index: Int, before limit: Int, in source: RecipientSource
  ) -> Int? {
    func skip(_ text: String, at index: Int) -> Int? {
      let scalars = text.unicodeScalars
      guard index + scalars.count <= limit else { return nil }
      let isThere = zip(source.scalars[index...], scalars).allSatisfy {
        $0.narrowForm.properties.lowercaseMapping == String($1)
      }
      return isThere ? index + scalars.count : nil
    }
    guard index < limit, "mM".unicodeScalars.contains(source.scalars[index].narrowForm) else {
      return nil
    }
    return skip("mailto:", at: index).map { skip("//", at: $0) ?? $0 }
  }
}
