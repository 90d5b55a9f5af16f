/// The contacts that were removed, so that they can be brought back, the last one first.
///
/// It holds the last hundred removals.
public struct ContactHistory: Hashable, Sendable {
  /// How many removals can be brought back; one more, and the oldest is forgotten.
  public static let mostRemovals = 100

  private struct Removal: Hashable {
    let entry: ContactEntry
    let index: Int
  }

  private var removals: [Removal] = []

  /// Makes a history in which nothing has happened.
  public init() {}

  /// Whether nothing can be brought back.
  public var isEmpty: Bool { removals.isEmpty }

  /// Notes a change; only removals are kept.
  public mutating func record(_ change: ContactChange) {
    switch change {
    case .removed(let entry, let index): removals.append(Removal(entry: entry, index: index))
    case .added, .restored: break
    }
    if removals.count > Self.mostRemovals { removals.removeFirst() }
  }

  /// The change that brings back what was removed last, or nil.
  ///
  /// It is taken off the history even if the list refuses it, so that the next undo reaches what
  /// was removed before.
  public mutating func undo() -> ContactChange? {
    removals.popLast().map { .restored($0.entry, index: $0.index) }
  }
}
