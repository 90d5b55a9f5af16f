/// A contact in a list.
public struct ContactEntry: Hashable, Identifiable, Sendable {
  /// The number by which the contact is found, whatever becomes of the others.
  public let id: ContactIdentifier

  /// The contact.
  public let contact: Contact

  /// Gives a contact its number.
  public init(id: ContactIdentifier, contact: Contact) {
    self.id = id
    self.contact = contact
  }
}
