/// The recipients of a cell between its commas and semicolons, including the members of groups (RFC
/// 5322).
///
/// A group is a name, a colon, addresses, and a semicolon, as in `Team: ann@example.org;`. Its
/// members are recipients like all others, and its name is left out.
///
/// A name and a colon don't begin a group in these cases:
///
/// - Text other than addresses follows before the next semicolon.
/// - No semicolon follows.
/// - The name contains an at sign, or ends with `mailto`, as in a link in brackets.
struct RecipientGroups {
  /// The recipients between the separators, without the names of groups.
  private(set) var parts: [RecipientCell.Part] = []

  /// The names of the groups, and the parts that were left out before recipients.
  private(set) var omissions: [RecipientOmission] = []

  private struct Item {
    let part: RecipientCell.Part
    let hasSemicolon: Bool
  }

  init(in cell: RecipientCell) {
    let (items, leadOmissions) = Self.items(of: cell)
    omissions = leadOmissions
    let lastMembers = Self.lastMembers(in: items, of: cell)
    var index = 0
    while index < items.count {
      if let (name, members) = Self.group(items[index], in: cell),
        let last = items[index].hasSemicolon
          ? index : lastMembers[index + 1]
      {
        let (firstMember, leadOmissions) = cell.source.withoutLead(members)
        omissions += leadOmissions
        let group = [firstMember] + items[(index + 1)..<(last + 1)].map(\.part)
        let isEmpty = group.allSatisfy { cell.source.isBlank($0.range) }
        omissions.append(isEmpty ? .emptyGroup(name) : .groupName(name))
        parts += group
        index = last
      } else {
        parts.append(items[index].part)
      }
      index += 1
    }
  }

  private static func items(
    of cell: RecipientCell
  ) -> (items: [Item], omissions: [RecipientOmission]) {
    var omissions: [RecipientOmission] = []
    let items = RecipientSeparators(in: cell).parts.map { part, separator in
      let (part, leadOmissions) = cell.source.withoutLead(part)
      omissions += leadOmissions
      return Item(part: part, hasSemicolon: separator?.isSemicolon ?? false)
    }
    return (items, omissions)
  }

  /// Returns, for each item, the index of the last member of a group that contains the item, or nil
  /// if the item can't be in a group.
  ///
  /// The result has one more element than `items`: a nil at the end.
  private static func lastMembers(in items: [Item], of cell: RecipientCell) -> [Int?] {
    var last: Int?
    var lastMembers: [Int?] = [nil]
    for (index, item) in items.enumerated().reversed() {
      if !isMember(item.part, of: cell) {
        last = nil
      } else if item.hasSemicolon {
        last = index
      }
      lastMembers.append(last)
    }
    return lastMembers.reversed()
  }

  private static func isMember(_ part: RecipientCell.Part, of cell: RecipientCell) -> Bool {
    cell.source.isBlank(part.range) || cell.source.hasAtSign(in: part.range)
  }

  /// Returns the name and the first member of the group that begins with `item`, or nil if no group
  /// does.
  ///
  /// The tokens of the returned member include those of the name until the caller removes the
  /// member's lead.
  private static func group(
    _ item: Item, in cell: RecipientCell
  ) -> (name: String, member: RecipientCell.Part)? {
    let part = item.part
    guard let index = part.tokens.firstIndex(where: { $0.kind == .colon }),
      part.tokens[..<index].allSatisfy({ $0.kind == .quotation || $0.kind == .comment })
    else { return nil }
    let colon = part.tokens[index].range
    let name = part.range.lowerBound..<colon.lowerBound
    let member = (range: colon.upperBound..<part.range.upperBound, tokens: part.tokens)
    let tokens = Array(part.tokens[..<index])
    let text = RecipientName.text(of: name, tokens, in: cell.source)
    guard !text.isEmpty, !cell.source.hasAtSign(in: name), isMember(member, of: cell),
      !text.lowercased().hasSuffix("mailto")
    else { return nil }
    return (text, member)
  }
}
