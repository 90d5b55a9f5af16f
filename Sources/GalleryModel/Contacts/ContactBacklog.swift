/// The changes to a list that are not saved yet, because its file was not available.
public struct ContactBacklog: Hashable, Sendable {
  private var changes: [ContactChange] = []

  /// Creates an empty backlog.
  public init() {}

  /// Whether all changes are saved.
  public var isEmpty: Bool { changes.isEmpty }

  /// The contacts that were added or restored and are not saved yet.
  public var arrivals: [Contact] { changes.filter { !$0.isRemoval }.map(\.entry.contact) }

  /// Records a change.
  ///
  /// A contact that is added and removed again before it's saved leaves no change.
  public mutating func record(_ change: ContactChange) {
    if case .removed(let entry, _) = change,
      let arrival = changes.lastIndex(where: { $0.entry == entry }), !changes[arrival].isRemoval
    {
      changes.remove(at: arrival)
    } else {
      changes.append(change)
    }
  }

  /// Records that the file has lost the list.
  ///
  /// Contacts that a newer copy of the list lacks will be added again.
  ///
  /// Two kinds of contacts are not added a second time: those that the newer copy has under other
  /// numbers, because another process may have restored them, and those that another program has
  /// edited there, which still have their address and either their number or their name.
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

  /// Applies the changes to a newer copy of the list, as far as possible.
  ///
  /// Afterward, the backlog contains the changes as they were made in that copy, where a new
  /// contact may have another number. Changes that the copy doesn't need or rejects are dropped.
  ///
  /// - Returns: The contacts that the copy rejects, because other contacts have their addresses
  ///   now.
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
