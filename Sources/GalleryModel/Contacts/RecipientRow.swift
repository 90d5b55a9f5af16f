/// A spreadsheet row that is one contact: one cell with an address, and one or more cells with a
/// name.
struct RecipientRow {
  /// The contact of the row.
  let piece: ParsedRecipient

  /// The parts before the contact that were left out.
  let omissions: [RecipientOmission]

  /// Reads the cells of a row, or returns nil if they aren't exactly one contact.
  init?(_ cells: some Sequence<RecipientCell>) {
    let (cells, omissions) = Self.withoutLead(cells.filter { !$0.range.isEmpty })
    let names = cells.filter(\.isName)
    guard !names.isEmpty, names.count + 1 == cells.count else { return nil }
    let addresses = cells.filter(\.isAddress)
    guard addresses.count == 1 else { return nil }
    let name = names.map { RecipientName.text(of: $0.range, $0.tokens, in: $0.source) }
      .joined(separator: " ")
    let address = addresses[0].source.text(in: addresses[0].range)
    let hasBrackets = addresses[0].tokens.contains { $0.kind == .bracket }
    let piece = ParsedRecipient(name: name, address: hasBrackets ? address : "<\(address)>")
    guard let piece else { return nil }
    self.piece = piece
    self.omissions = omissions
  }

  /// Returns the cells without the lead: the list marks and field names at the start of the first
  /// cell.
  private static func withoutLead(
    _ cells: [RecipientCell]
  ) -> (cells: [RecipientCell], omissions: [RecipientOmission]) {
    guard let first = cells.first else { return (cells, []) }
    let ((range, _), omissions) = first.source.withoutLead((first.range, first.tokens[...]))
    guard !omissions.isEmpty, !first.source.isBlank(range) else { return (cells, []) }
    return ([RecipientCell(first.source, in: range)] + cells.dropFirst(), omissions)
  }
}

extension RecipientCell {
  /// Whether the cell is a single word that looks like an address.
  fileprivate var isAddress: Bool {
    let words = words(in: (range, tokens[...]))
    guard words.count == 1, isAddress(words[0]), !tokens.contains(where: { $0.kind == .separator })
    else { return false }
    let hasBrackets = tokens.contains { $0.kind == .bracket }
    return (hasBrackets || !hasAngleBracket)
      && (MailtoLink(range, in: source)?.addresses.count ?? 1) == 1
  }

  /// Whether the cell is a name, because nothing in it can be an address.
  fileprivate var isName: Bool {
    !source.hasAtSign(in: range) && !hasAngleBracket && !tokens.contains { $0.kind == .link }
  }

  private var hasAngleBracket: Bool {
    source.scalars[range].contains { $0.isOpeningBracket || $0.isClosingBracket }
  }
}
