/// A contact that a list does not take, and why.
public struct ContactRejection: Hashable, Sendable {
  /// The contact, which is in no list now.
  public let contact: Contact

  /// What stands against it.
  public let error: ContactListError

  /// Tells of a contact what stands against it.
  public init(contact: Contact, error: ContactListError) {
    self.contact = contact
    self.error = error
  }
}
