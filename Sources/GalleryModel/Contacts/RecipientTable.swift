/// Lines of comma-separated or semicolon-separated values, with one contact on each line.
///
/// An ordinary list of recipients isn't read as a table, because it has white space after the
/// separators or is a single line.
struct RecipientTable {
  /// The first line if it has the names of the columns instead of a contact, or nil if it's a
  /// contact.
  let header: Range<Int>?

  /// The contacts in all other lines.
  let rows: [RecipientRow]

  /// Reads the given lines, or returns nil if they aren't a table.
  init?(_ lines: [Range<Int>], in source: RecipientSource) {
    guard lines.count > 1, let last = lines.last.flatMap({ Self.values(of: $0, in: source) }),
      RecipientRow(last.cells) != nil
    else { return nil }
    var header: Range<Int>?
    var rows: [RecipientRow] = []
    for (index, line) in lines.enumerated() {
      guard let values = Self.values(of: line, in: source), values.separator == last.separator,
        values.cells.count == last.cells.count
      else { return nil }
      if let row = RecipientRow(values.cells) {
        rows.append(row)
      } else if index == 0, !source.hasAtSign(in: line) {
        header = line
      } else {
        return nil
      }
    }
    self.header = header
    self.rows = rows
  }

  /// Returns the values of a line and their separator, or nil for a line that isn't a row of
  /// values.
  private static func values(
    of line: Range<Int>, in source: RecipientSource
  ) -> (cells: [RecipientCell], separator: Unicode.Scalar)? {
    let places = RecipientScanner.tokens(in: line, of: source).filter { $0.kind == .separator }
      .map(\.range.lowerBound)
    let separators = Set(places.map { source.scalars[$0] })
    guard separators.count == 1, let separator = separators.first, separator.isASCII,
      places.allSatisfy({ isTight(at: $0, in: line, source) }),
      !source.scalars[line].contains("\t")
    else { return nil }
    let starts = [line.lowerBound] + places.map { $0 + 1 }
    let cells = zip(starts, places + [line.upperBound]).map {
      RecipientCell(source, in: $0..<$1)
    }
    return (cells, separator)
  }

  /// Whether there is no white space next to a separator.
  private static func isTight(
    at place: Int, in line: Range<Int>, _ source: RecipientSource
  ) -> Bool {
    [place - 1, place + 1].allSatisfy { !line.contains($0) || !source.isWordSpace(at: $0) }
  }
}
