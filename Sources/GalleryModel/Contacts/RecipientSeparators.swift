/// The parts of a cell between its separators.
///
/// Outlook separates recipients with semicolons, and writes `Doe, Ann <ann@example.org>` without
/// quotation marks. Therefore, if a cell has semicolons and no comma follows an address, a comma in
/// such a name doesn't separate recipients.
struct RecipientSeparators {
  typealias Part = (part: RecipientCell.Part, separator: Unicode.Scalar?)

  /// The parts, each with the separator that ends it.
  ///
  /// The last part has no separator.
  private(set) var parts: [Part] = []

  private let cell: RecipientCell

  init(in cell: RecipientCell) {
    self.cell = cell
    var start = cell.range.lowerBound
    var first = 0
    for (index, token) in cell.tokens.enumerated() where token.kind == .separator {
      let place = token.range.lowerBound
      parts.append(((start..<place, cell.tokens[first..<index]), cell.source.scalars[place]))
      start = token.range.upperBound
      first = index + 1
    }
    parts.append(((start..<cell.range.upperBound, cell.tokens[first...]), nil))
    if commasBelongToNames { joinNames() }
  }

  /// Whether semicolons separate the recipients, and no comma follows an address.
  private var commasBelongToNames: Bool {
    parts.contains { $0.separator == ";" }
      && parts.allSatisfy { part, separator in
        separator == nil || separator == ";" || !cell.source.hasAtSign(in: part.range)
      }
  }

  /// Joins the parts of a name before an address in brackets, including the commas between them.
  private mutating func joinNames() {
    var joined: [Part] = []
    var nameCount = 0
    for (part, separator) in parts {
      if nameCount > 0, endsName(part) {
        let first = joined[joined.count - nameCount].part
        joined.removeLast(nameCount)
        joined.append((span(from: first, to: part), separator))
        nameCount = 0
      } else {
        joined.append((part, separator))
        nameCount = isName(part) && separator == "," ? nameCount + 1 : 0
      }
    }
    parts = joined
  }

  private func span(
    from first: RecipientCell.Part, to last: RecipientCell.Part
  ) -> RecipientCell.Part {
    (
      first.range.lowerBound..<last.range.upperBound,
      cell.tokens[first.tokens.startIndex..<last.tokens.endIndex]
    )
  }

  /// Whether a part can begin a name that continues after a comma.
  ///
  /// A part that is completely in quotation marks can't, because a name ends with its quotation
  /// marks.
  private func isName(_ part: RecipientCell.Part) -> Bool {
    isName(part.range, part.tokens)
  }

  /// Whether a part can be the end of a name, followed by an address in brackets.
  private func endsName(_ part: RecipientCell.Part) -> Bool {
    guard let bracket = part.tokens.last, bracket.kind == .bracket,
      bracket.range.upperBound == cell.source.trimmed(part.range).upperBound
    else { return false }
    return isName(part.range.lowerBound..<bracket.range.lowerBound, part.tokens.dropLast())
  }

  private func isName(_ range: Range<Int>, _ tokens: ArraySlice<RecipientToken>) -> Bool {
    let name = cell.source.trimmed(range)
    return !cell.source.isBlank(name) && !cell.source.hasAtSign(in: name)
      && tokens.allSatisfy { token in
        token.kind == .comment || token.kind == .quotation && token.range != name
      }
  }
}
