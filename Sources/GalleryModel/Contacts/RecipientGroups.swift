/// The parts of a cell between its commas and semicolons, and the groups among them (RFC 5322).
///
/// A group is a name, a colon, addresses, and a semicolon. Its members are recipients like the
/// others, and its name is left out. A name with a colon isn't a group if text other than addresses
/// follows the colon, or if there is no semicolon. A link in quotation marks or brackets isn't a
/// group either.
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

  /// Returns, for each item and for the end, the index of the item that would end a group with this
  /// item as a member, or nil.
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

  /// Returns the name and the first member of the group that begins with an item, or nil if none
  /// does.
  ///
  /// The tokens of the name are still among those of the member, until its lead is removed.
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
