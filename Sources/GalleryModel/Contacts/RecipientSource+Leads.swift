extension RecipientSource {
  /// The header fields that contain recipients (RFC 5322, section 3.6).
  private static let fieldNames: Set = ["from", "sender", "reply-to", "to", "cc", "bcc"]

  /// Returns a part and its tokens without the lead: the list marks and names of header fields
  /// before the recipient.
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

  /// Returns the index after the list mark at the start of `range`, or nil if there is none, or if
  /// white space and other text don't follow it.
  private func bulletEnd(in range: Range<Int>) -> Int? {
    let mark = trimmed(range).lowerBound
    guard mark < range.upperBound, scalars[mark].isBullet else { return nil }
    let rest = mark + 1..<range.upperBound
    return !isBlank(rest) && isWordSpace(at: rest.lowerBound) ? rest.lowerBound : nil
  }

  /// Returns the name of the header field at the start of `range` and the index after its colon, or
  /// nil if there is none.
  private func fieldName(in range: Range<Int>) -> (name: String, end: Int)? {
    let start = trimmed(range).lowerBound
    let rest = start..<range.upperBound
    guard let colon = rest.first(where: { scalars[$0].narrowForm == ":" }),
      colon + 1 == range.upperBound || scalars[colon + 1] != "/"
    else { return nil }
    let name = text(in: start..<colon)
    return Self.fieldNames.contains(name.lowercased()) ? (name, colon + 1) : nil
  }

  /// Returns the cells of a line without those at its start that contain only a list mark or the
  /// name of a header field.
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
