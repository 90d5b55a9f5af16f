extension RecipientSource {
  /// The header fields that contain recipients (RFC 5322, section 3.6).
  private static let fieldNames: Set = ["from", "sender", "reply-to", "to", "cc", "bcc"]

  /// Returns a part without its lead, which is the list marks and names of header fields before the
  /// recipient, and without the lead's tokens.
  func withoutLead(
    _ part: RecipientCell.Part
  ) -> (part: RecipientCell.Part, omissions: [RecipientOmission]) {
    var range = part.range
    var hasMark = false
    var omissions: [RecipientOmission] = []
    while true {
      if let end = bulletEnd(in: range) {
        hasMark = true
        range = end..<range.upperBound
      } else if let (name, end) = fieldName(in: range) {
        range = end..<range.upperBound
        omissions.append(isBlank(range) ? .emptyField(name) : .fieldName(name))
      } else {
        break
      }
    }
    if hasMark { omissions.append(.listMarks(count: 1)) }
    return ((range, part.tokens.drop { $0.range.lowerBound < range.lowerBound }), omissions)
  }

  /// Returns the index after a list mark at the start of a part, if white space and more text
  /// follow it.
  private func bulletEnd(in range: Range<Int>) -> Int? {
    let mark = trimmed(range).lowerBound
    guard mark < range.upperBound, scalars[mark].isBullet else { return nil }
    let rest = mark + 1..<range.upperBound
    return !isBlank(rest) && isWordSpace(at: rest.lowerBound) ? rest.lowerBound : nil
  }

  /// Returns the name of a header field at the start of a part, and the index after its colon.
  private func fieldName(in range: Range<Int>) -> (name: String, end: Int)? {
    let start = trimmed(range).lowerBound
    let rest = start..<range.upperBound
    guard let colon = rest.first(where: { scalars[$0].narrowForm == ":" }),
      colon + 1 == range.upperBound || scalars[colon + 1] != "/"
    else { return nil }
    let name = text(in: start..<colon)
    return Self.fieldNames.contains(name.lowercased()) ? (name, colon + 1) : nil
  }

  /// Returns the cells of a line without the first ones that are only a lead.
  func withoutLeads(
    _ cells: [RecipientCell]
  ) -> (cells: ArraySlice<RecipientCell>, omissions: [RecipientOmission]) {
    var rest = cells[...]
    var omissions: [RecipientOmission] = []
    while rest.count > 1, let first = rest.first?.range {
      if first.count == 1, scalars[first.lowerBound].isBullet {
        omissions.append(.listMarks(count: 1))
      } else if let (name, end) = fieldName(in: first), end == first.upperBound {
        omissions.append(.fieldName(name))
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    return (rest, omissions)
  }
}
