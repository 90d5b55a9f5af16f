/// The removed contacts that the user can restore, starting with the most recently removed one.
///
/// The history contains the last 100 removals. If the list rejects a contact, because another one
/// now has its address, the contact stays in the history and is restored after the others.
public struct ContactHistory: Hashable, Sendable {
  /// The maximum number of removals that can be undone.
  ///
  /// Beyond it, the oldest removal is dropped.
  public static let maximumRemovalCount = 100

  private struct Removal: Hashable {
    let entry: ContactEntry
    let index: Int
    var wasRejected = false

    func isRejected(for addressKey: String) -> Bool {
      wasRejected && entry.contact.addressKey == addressKey
    }
  }

  private var removals: [Removal] = []

  /// Creates an empty history.
  public init() {}

  /// Whether there is nothing to restore.
  public var isEmpty: Bool { removals.isEmpty }

  /// Records a change of the list.
  ///
  /// A removed contact is added to the history, and a restored one is removed from it.
  ///
  /// If the list has rejected other contacts because the removed contact had their address, those
  /// contacts are restored before the removed one. Their error message asked the user to remove it.
  public mutating func record(_ change: ContactChange) {
    switch change {
    case .added: break
    case .removed(let entry, let index):
      removals.append(Removal(entry: entry, index: index))
      if let key = entry.contact.addressKey { moveToEnd(rejectedFor: key) }
    case .restored(let entry, _): removals.removeAll { $0.entry == entry }
    }
    if removals.count > Self.maximumRemovalCount { removals.removeFirst() }
  }

  /// Returns the change that restores the next contact, or nil if the history is empty.
  ///
  /// The next contact is the first of these that exists:
  ///
  /// 1. the most recently removed contact that hasn't been rejected
  /// 2. the most recently removed contact whose address is free in `list`
  /// 3. the most recently removed contact
  ///
  /// Apply the change, and then call ``record(_:)`` if the list accepted it, or
  /// ``recordRejection(of:)`` if the list rejected it.
  public func undo(in list: ContactList) -> ContactChange? {
    let next =
      removals.last { !$0.wasRejected }
      ?? removals.last { list.holder(ofAddress: $0.entry.contact.eMail) == nil }
      ?? removals.last
    return next.map { .restored($0.entry, index: $0.index) }
  }

  /// Records that the list rejected `change`, so that the next undo restores another contact.
  public mutating func recordRejection(of change: ContactChange) {
    for index in removals.indices where removals[index].entry == change.entry {
      removals[index].wasRejected = true
    }
  }

  private mutating func moveToEnd(rejectedFor addressKey: String) {
    var freed = removals.filter { $0.isRejected(for: addressKey) }
    removals.removeAll { $0.isRejected(for: addressKey) }
    for index in freed.indices { freed[index].wasRejected = false }
    removals += freed
  }
}
