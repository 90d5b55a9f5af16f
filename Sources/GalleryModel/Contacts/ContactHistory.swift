/// The contacts that were removed, so that they can be brought back, the last one first.
///
/// It holds the last hundred removals. One that the list refuses stays in it, behind the others,
/// until it can be brought back.
public struct ContactHistory: Hashable, Sendable {
  /// How many removals can be brought back; one more, and the oldest is forgotten.
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

  /// Makes a history in which nothing has happened.
  public init() {}

  /// Whether nothing can be brought back.
  public var isEmpty: Bool { removals.isEmpty }

  /// Notes a change of the list: what was removed can be brought back, and what was restored can
  /// no more.
  ///
  /// A removal that frees the address of contacts that were refused is what their refusal asked
  /// for, so that they come back first.
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

  /// The change that brings back the next contact of a list, or nil if there is none.
  ///
  /// It is the one that was removed last, without those that were refused; once only such are left,
  /// the last of them that the list would take, or else the last. Tell what came of it, by
  /// ``record(_:)`` or ``recordRefusal(of:)``.
  public func undo(in list: ContactList) -> ContactChange? {
    let next =
      removals.last { !$0.wasRefused }
      ?? removals.last { list.holder(ofAddress: $0.entry.contact.eMail) == nil }
      ?? removals.last
    return next.map { .restored($0.entry, index: $0.index) }
  }

  /// Notes that the list did not take a contact back, so that the next undo reaches what was
  /// removed before.
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
