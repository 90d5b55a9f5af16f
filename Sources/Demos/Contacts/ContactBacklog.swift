/// The changes of a list that are not kept yet, because its file could not be had.
public struct ContactBacklog: Hashable, Sendable {
  private var changes: [ContactChange] = []

  /// Makes a backlog of nothing.
  public init() {}

  /// Whether everything is kept.
  public var isEmpty: Bool { changes.isEmpty }

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

  /// Makes the changes in a newer copy of the list, all that can be.
  ///
  /// From then on these are the changes of that copy, where a new contact may have another number;
  /// those that it needs no more or refuses are forgotten.
  ///
  /// - Returns: Why it refuses changes: their addresses went to other contacts meanwhile.
  public mutating func apply(to list: inout ContactList) -> [ContactListError] {
    var made: [ContactChange] = []
    var refusals: [ContactListError] = []
    for change in changes {
      do {
        if let change = try list.apply(change) { made.append(change) }
      } catch {
        refusals.append(error)
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
