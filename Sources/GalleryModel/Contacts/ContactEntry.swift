/// A contact in a list.
public struct ContactEntry: Hashable, Identifiable, Sendable {
  /// The contact's number in the list, which never changes.
  public let id: ContactIdentifier

  /// The contact.
  public let contact: Contact

  /// Creates an entry from a contact and its number.
  public init(id: ContactIdentifier, contact: Contact) {
    self.id = id
    self.contact = contact
  }
}

/// The number of a contact in a list.
///
/// No other contact of that list ever has the same number.
public struct ContactIdentifier: RawRepresentable, Hashable, Sendable {
  /// The maximum value of ``rawValue``.
  ///
  /// It's one less than `Int.max`, so that adding 1 to the number never overflows.
  public static let maximum = Int.max - 1

  /// The number, from 1.
  public let rawValue: Int

  /// Creates an identifier from a number, or returns nil if it's not from 1 to ``maximum``.
  public init?(rawValue: Int) {
    guard (1...Self.maximum).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }
}

/// A change to a contact list, which can also be applied to another copy of the list.
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

extension ContactList {
  /// The list of a first launch, which contains ``ContactsDemo/samples``.
  public static let samples: ContactList = {
    var list = ContactList()
    for contact in ContactsDemo.samples { _ = try? list.add(contact) }
    return list
  }()
}
