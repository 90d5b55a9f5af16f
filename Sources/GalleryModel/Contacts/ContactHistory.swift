/// The removed contacts that can be restored, the most recent first.
///
/// It contains the last 100 removals. A contact that the list rejects stays in the history, behind
/// the others, until it can be restored.
public struct ContactHistory: Hashable, Sendable {
  /// The maximum number of removals that can be undone.
  ///
  /// Beyond it, the oldest is dropped.
  public static let maximumRemovalCount = 100

  private struct Removal: Hashable {
    let entry: ContactEntry
    let index: Int
    var wasRefused = false

    func isRefused(for addressKey: String) -> Bool {
      wasRefused && entry.contact.addressKey == addressKey
    }
  }

  private var removals: [Removal] = []

  /// Creates an empty history.
  public init() {}

  /// Whether there is nothing to restore.
  public var isEmpty: Bool { removals.isEmpty }

  /// Records a change of the list.
  ///
  /// A removed contact can be restored, and a restored one can't be restored again.
  ///
  /// If a removal frees an address that other contacts were rejected for, those contacts are
  /// restored first. Their rejection asked the user for this removal.
  public mutating func record(_ change: ContactChange) {
    switch change {
    case .added: break
    case .removed(let entry, let index):
      removals.append(Removal(entry: entry, index: index))
      if let key = entry.contact.addressKey { moveToEnd(refusedFor: key) }
    case .restored(let entry, _): removals.removeAll { $0.entry == entry }
    }
    if removals.count > Self.maximumRemovalCount { removals.removeFirst() }
  }

  /// Returns the change that restores the next contact, or nil if there is none.
  ///
  /// The next contact is the most recent removal that hasn't been rejected. If all have been
  /// rejected, it's the most recent one that the list would now accept, or else the most recent.
  /// Report the result with ``record(_:)`` or ``recordRefusal(of:)``.
  public func undo(in list: ContactList) -> ContactChange? {
    let next =
      removals.last { !$0.wasRefused }
      ?? removals.last { list.holder(ofAddress: $0.entry.contact.eMail) == nil }
      ?? removals.last
    return next.map { .restored($0.entry, index: $0.index) }
  }

  /// Records that the list rejected a contact, so that the next undo restores an earlier removal.
  public mutating func recordRefusal(of change: ContactChange) {
    for index in removals.indices where removals[index].entry == change.entry {
      removals[index].wasRefused = true
    }
  }

  private mutating func moveToEnd(refusedFor addressKey: String) {
    var freed = removals.filter { $0.isRefused(for: addressKey) }
    removals.removeAll { $0.isRefused(for: addressKey) }
    for index in freed.indices { freed[index].wasRefused = false }
    removals += freed
  }
}
