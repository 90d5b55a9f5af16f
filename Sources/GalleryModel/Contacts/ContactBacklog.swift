/// The changes of a list that are not kept yet, because its file could not be had.
public struct ContactBacklog: Hashable, Sendable {
  private var changes: [ContactChange] = []

  /// Makes a backlog of nothing.
  public init() {}

  /// Whether everything is kept.
  public var isEmpty: Bool { changes.isEmpty }

  /// The contacts that came and are not kept yet.
  public var arrivals: [Contact] { changes.filter { !$0.isRemoval }.map(\.entry.contact) }

  /// Notes a change; a contact that comes and goes before it is kept was never there.
  public mutating func record(_ change: ContactChange) {
    if case .removed(let entry, _) = change,
      let arrival = changes.lastIndex(where: { $0.entry == entry }), !changes[arrival].isRemoval
    {
      changes.remove(at: arrival)
    } else {
      changes.append(change)
    }
  }

  /// Notes that the file has lost the list: whatever a newer copy lacks of it is added anew.
  ///
  /// Contacts that the newer copy has under other numbers, as another process may have brought them
  /// back, are not added a second time; nor are those that another program has edited there, which
  /// still have their address and either their number or their name.
  public mutating func record(lossOf list: ContactList, in newest: ContactList) {
    let removals = changes.filter { $0.isRemoval && list[$0.entry.id] == nil }
    let others = newest.entries.filter { list[$0.id] != $0.contact }.map(\.contact)
    var twins = Dictionary(grouping: others) { $0 }.mapValues(\.count)
    let additions = list.entries.enumerated().compactMap { index, entry -> ContactChange? in
      guard newest[entry.id] != entry.contact else { return nil }
      if let holder = newest.holder(ofAddress: entry.contact.eMail),
        holder.id == entry.id || holder.contact.name == entry.contact.name
      {
        return nil
      }
      if let count = twins[entry.contact], count > 0 {
        twins[entry.contact] = count - 1
        return nil
      }
      return .added(entry, index: index)
    }
    changes = removals + additions
  }

  /// Makes the changes in a newer copy of the list, all that can be.
  ///
  /// From then on these are the changes of that copy, where a new contact may have another number;
  /// those that it needs no more or refuses are forgotten.
  ///
  /// - Returns: The contacts that it refuses: their addresses went to other contacts meanwhile.
  public mutating func apply(to list: inout ContactList) -> [ContactRejection] {
    var made: [ContactChange] = []
    var refusals: [ContactRejection] = []
    for change in changes {
      do {
        if let change = try list.apply(change) { made.append(change) }
      } catch {
        refusals.append(ContactRejection(contact: change.entry.contact, error: error))
      }
    }
    changes = made
    return refusals
  }
}

extension ContactChange {
  fileprivate var isRemoval: Bool {
    switch self {
    case .removed: true
    case .added, .restored: false
    }
  }
}
