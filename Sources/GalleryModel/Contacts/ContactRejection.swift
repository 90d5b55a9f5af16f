/// A contact that a list rejected, and the reason.
public struct ContactRejection: Hashable, Sendable {
  /// The contact, which is not in the list.
  public let contact: Contact

  /// The reason for the rejection.
  public let error: ContactListError

  /// Creates a rejection from a contact and the reason.
  public init(contact: Contact, error: ContactListError) {
    self.contact = contact
    self.error = error
  }
}
