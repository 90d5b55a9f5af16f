/// A row of a spreadsheet that has one address and one name, or a name in several cells.
struct RecipientRow {
  /// The contact of the row.
  let piece: RecipientPiece

  /// Reads the cells of a row, or gives nil if they are not one contact.
  init?(_ cells: [RecipientCell]) {
    let cells = cells.filter { !$0.range.isEmpty }
    guard cells.count > 1 else { return nil }
    let addresses = cells.filter(\.isAddress)
    let names = cells.filter(\.isName)
    guard addresses.count == 1, !names.isEmpty, names.count + 1 == cells.count else { return nil }
    let name = names.map { RecipientName.text(of: $0.range, $0.tokens, in: $0.source) }
      .joined(separator: " ")
    let address = addresses[0].source.text(in: addresses[0].range)
    let hasBrackets = addresses[0].tokens.contains { $0.kind == .bracket }
    let text =
      RecipientName.written(name, hasAddress: true) + " "
      + (hasBrackets ? address : "<\(address)>")
    let cell = RecipientCell(whole: text)
    let phrase = RecipientPhrase(cell.source, in: cell.range, tokens: cell.tokens)
    guard let piece = RecipientPiece(phrase, text: text) else { return nil }
    self.piece = piece
  }
}

extension RecipientCell {
  /// Whether the cell is a single word that is written as an address.
  fileprivate var isAddress: Bool {
    let words = words(in: (range, tokens[...]))
    guard words.count == 1, isAddress(words[0]), !tokens.contains(where: { $0.kind == .separator })
    else { return false }
    let hasBrackets = tokens.contains { $0.kind == .bracket }
    return (hasBrackets || !hasAngleBracket)
      && (MailtoLink(range, in: source)?.addresses.count ?? 1) == 1
  }

  /// Whether nothing in the cell can be an address.
  fileprivate var isName: Bool {
    !source.hasAtSign(in: range) && !hasAngleBracket && !tokens.contains { $0.kind == .link }
  }

  private var hasAngleBracket: Bool {
    source.scalars[range].contains { $0.isOpeningBracket || $0.isClosingBracket }
  }
}
