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
  /// - Returns: Why the others cannot: their addresses went to other contacts meanwhile.
  public func apply(to list: inout ContactList) -> [ContactListError] {
    var refusals: [ContactListError] = []
    for change in changes {
      do {
        _ = try list.apply(change)
      } catch {
        refusals.append(error)
      }
    }
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
