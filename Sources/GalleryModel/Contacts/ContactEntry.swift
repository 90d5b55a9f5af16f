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
