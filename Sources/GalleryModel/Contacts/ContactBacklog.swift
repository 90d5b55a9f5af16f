/// The changes to a contact list that aren't saved yet, because the list's file wasn't available.
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
  /// If a contact is added or restored, and then removed before it's saved, the backlog contains
  /// neither change.
  public mutating func record(_ change: ContactChange) {
    if case .removed(let entry, _) = change,
      let arrival = changes.lastIndex(where: { $0.entry == entry }), !changes[arrival].isRemoval
    {
      changes.remove(at: arrival)
    } else {
      changes.append(change)
    }
  }

  /// Records that the file no longer contains `list`, so that its missing contacts are added again.
  ///
  /// `newest` is the list that the file contains now. A contact of `list` that `newest` lacks is
  /// added again, except in these cases:
  ///
  /// - `newest` contains the same contact under another number. Another process may have restored
  ///   it.
  /// - `newest` contains a contact with the same address, and with the same number or name. Another
  ///   program has edited it.
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

  /// Applies the changes to `list`, a newer copy of the list, as far as possible.
  ///
  /// Afterward, the backlog contains the changes as they were made in `list`, where an added
  /// contact may have another number. Changes that `list` already contains or rejects are dropped.
  ///
  /// - Returns: The added or restored contacts that `list` rejects, usually because another contact
  ///   now has the same address.
  public mutating func apply(to list: inout ContactList) -> [ContactRejection] {
    var made: [ContactChange] = []
    var rejections: [ContactRejection] = []
    for change in changes {
      do {
        if let change = try list.apply(change) { made.append(change) }
      } catch {
        rejections.append(ContactRejection(contact: change.entry.contact, error: error))
      }
    }
    changes = made
    return rejections
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
