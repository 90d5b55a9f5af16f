/// The recipients in text that is typed or pasted into a recipients field.
///
/// ```swift
/// let recipients = RecipientsText("Ann Field <ann@example.org>; bob@@example.org")
/// for piece in recipients.pieces {
///   switch piece.contact {
///   case .success(let contact): print(contact.name, contact.eMail)
///   case .failure(let error): print(piece.text, error)
///   }
/// }
/// var list = ContactList()
/// let outcome = list.add(recipients)
/// print(outcome.added.count, outcome.remainder)  // 1 bob@@example.org
/// ```
///
/// The text is divided into recipients, each of which is a ``Contact`` or a ``RecipientError``.
/// Reading text doesn't change a list. Pass the result to `add(_:)` of ``ContactList`` to add the
/// contacts. The text that stays in the entry is in ``RecipientsOutcome/remainder``.
///
/// - Commas, semicolons, line breaks, and tabs separate recipients. White space separates two
///   addresses.
/// - Text with an @ or an angle bracket is never read as a name alone, unless it's in quotation
///   marks.
/// - Only the names of groups and header fields, the header fields of links, and list marks are
///   left out. They are in ``omissions`` or in the recipient's ``ParsedRecipient/omission``.
///
/// The article <doc:Recipients> describes the whole grammar, with an example for each rule.
public struct RecipientsText: Hashable, Sendable {
  /// The recipients that have visible characters, in the order of the text.
  public let pieces: [ParsedRecipient]

  /// The parts of the text that were left out and don't belong to a single recipient.
  ///
  /// These are the names of groups and header fields, the header fields of links with several
  /// addresses, and, at the end, the number of list marks.
  public let omissions: [RecipientOmission]

  /// Reads the recipients in `text`.
  ///
  /// Each line is read separately, and so is each cell between tabs, unless all cells of a line
  /// together are one contact. Lines of comma-separated or semicolon-separated values are read as
  /// such rows too.
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

  /// Reads a line, which can be a row of a spreadsheet.
  private static func read(
    _ line: Range<Int>, in source: RecipientSource
  ) -> (pieces: [ParsedRecipient], omissions: [RecipientOmission]) {
    let all = source.split(line) { $0 == "\t" }.map { RecipientCell(source, in: $0) }
    let (cells, leadOmissions) = source.withoutLeads(all.filter { !$0.range.isEmpty })
    if let row = RecipientRow(cells) { return ([row.piece], leadOmissions + row.omissions) }
    let recipients = cells.map { $0.read() }
    return (recipients.flatMap(\.pieces), leadOmissions + recipients.flatMap(\.omissions))
  }

  /// Whether the text contains neither recipients nor omissions.
  public var isEmpty: Bool { pieces.isEmpty && omissions.isEmpty }

  /// Whether the text was read as `contact` and nothing else.
  func isReading(of contact: Contact) -> Bool {
    guard omissions.isEmpty, pieces.count == 1, pieces[0].omission == nil,
      case .success(let read) = pieces[0].contact
    else { return false }
    return read.name.unicodeScalars.elementsEqual(contact.name.unicodeScalars)
      && read.eMail.unicodeScalars.elementsEqual(contact.eMail.unicodeScalars)
  }

  /// Joins the strings of recipients into one that is read as the same recipients.
  ///
  /// Commas separate the recipients if possible. However, a later recipient can contain the
  /// counterpart of a bracket or quotation mark that a recipient leaves open. In that case, tabs or
  /// line breaks separate them, because a pair of brackets or quotation marks never extends across
  /// those.
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
  /// Returns the omissions with one total count of list marks at the end.
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
