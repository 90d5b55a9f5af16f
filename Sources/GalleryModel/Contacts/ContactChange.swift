/// A change of a list of contacts, as a value that can be applied to another copy of the list.
public enum ContactChange: Hashable, Sendable {
  /// A contact was added at a position, counted from 0.
  case added(ContactEntry, index: Int)

  /// A contact was removed from a position, counted from 0.
  case removed(ContactEntry, index: Int)

  /// A removed contact was restored at its previous position, counted from 0.
  case restored(ContactEntry, index: Int)

  /// The added, removed, or restored contact.
  public var entry: ContactEntry {
    switch self {
    case .added(let entry, _), .removed(let entry, _), .restored(let entry, _): entry
    }
  }
}
