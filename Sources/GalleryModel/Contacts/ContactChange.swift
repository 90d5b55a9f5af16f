/// One change of a list of contacts, as a value that can be applied to another copy of the list.
public enum ContactChange: Hashable, Sendable {
  /// A new contact, and the place where it stands from 0.
  case added(ContactEntry, index: Int)

  /// A contact that was removed, and the place where it stood.
  case removed(ContactEntry, index: Int)

  /// A contact that was brought back, and the place where it stood before.
  case restored(ContactEntry, index: Int)

  /// The contact that the change is about.
  public var entry: ContactEntry {
    switch self {
    case .added(let entry, _), .removed(let entry, _), .restored(let entry, _): entry
    }
  }
}
