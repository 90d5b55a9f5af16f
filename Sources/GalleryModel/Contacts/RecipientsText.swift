/// What was typed or pasted into a recipients field, read as recipients.
///
/// The article <doc:Recipients> has the grammar, with an example for each rule.
public struct RecipientsText: Hashable, Sendable {
  /// The recipients in which anything can be seen, in the order of the text.
  public let pieces: [ParsedRecipient]

  /// What was left out beside the recipients, in the order of the text: the names of groups, and the
  /// header fields of links with several addresses.
  public let omissions: [RecipientOmission]

  /// Reads a text.
  ///
  /// Each line is read on its own, and each cell between tabs, unless a row of cells is a contact.
  public init(_ text: String) {
    let source = RecipientSource(RecipientFolds.unfolded(SpreadsheetQuotation.read(text)))
    let lines = source.split(source.range, where: \.isLineBreak).filter { !source.isBlank($0) }
    let list = RecipientNumbers(lines, in: source)
    var pieces: [ParsedRecipient] = []
    var omissions: [RecipientOmission] = []
    let table = RecipientTable(list.lines, in: source)
    for line in table.map({ $0.header.map { [$0] } ?? [] }) ?? list.lines {
      let recipients = Self.read(line, in: source)
      pieces += recipients.pieces
      omissions += recipients.omissions
    }
    for row in table?.rows ?? [] {
      pieces.append(row.piece)
      omissions += row.omissions
    }
    self.pieces = pieces
    self.omissions = omissions.withMarksCounted(adding: list.count)
  }

  /// Reads a line, which may be a row of a spreadsheet.
  private static func read(
    _ line: Range<Int>, in source: RecipientSource
  ) -> (pieces: [ParsedRecipient], omissions: [RecipientOmission]) {
    let all = source.split(line) { $0 == "\t" }.map { RecipientCell(source, in: $0) }
    let (cells, leadOmissions) = source.withoutLeads(all.filter { !$0.range.isEmpty })
    if let row = RecipientRow(cells) { return ([row.piece], leadOmissions + row.omissions) }
    let recipients = cells.map { $0.read() }
    return (recipients.flatMap(\.pieces), leadOmissions + recipients.flatMap(\.omissions))
  }

  /// Whether the text says nothing.
  public var isEmpty: Bool { pieces.isEmpty && omissions.isEmpty }

  /// Whether the text is one contact and nothing else.
  func isReading(of contact: Contact) -> Bool {
    guard omissions.isEmpty, pieces.count == 1, pieces[0].omission == nil,
      case .success(let read) = pieces[0].contact
    else { return false }
    return read.name.unicodeScalars.elementsEqual(contact.name.unicodeScalars)
      && read.eMail.unicodeScalars.elementsEqual(contact.eMail.unicodeScalars)
  }

  /// Joins pieces to a text that is read as the same pieces.
  ///
  /// A comma can close a bracket or a quotation mark that an earlier piece leaves open. Then a tab or
  /// a line break is between the pieces, over which neither reaches.
  static func joined(_ texts: [String]) -> (text: String, reading: RecipientsText) {
    func joined(by separator: String) -> (text: String, reading: RecipientsText) {
      let text = texts.joined(separator: separator)
      return (text, RecipientsText(text))
    }
    for separator in [", ", "\t"] {
      let joined = joined(by: separator)
      let isSame = joined.reading.pieces.map(\.text) == texts && joined.reading.omissions.isEmpty
      if isSame { return joined }
    }
    return joined(by: "\n")
  }
}

extension [RecipientOmission] {
  /// The omissions with one that counts the marks of lists, after the others.
  fileprivate func withMarksCounted(adding count: Int) -> [RecipientOmission] {
    var count = count
    let others = filter { omission in
      guard case .listMarks(let marks) = omission else { return true }
      count += marks
      return false
    }
    return count > 0 ? others + [.listMarks(count: count)] : others
  }
}
