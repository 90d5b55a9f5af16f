/// What was typed into the form that adds a contact.
public struct ContactForm: Hashable, Sendable {
  /// The text of the name's entry.
  public var name = ""

  /// The text of the address's entry.
  public var eMail = ""

  /// Makes an empty form.
  public init() {}

  /// The contact that the form describes, without the white space around its texts.
  ///
  /// The name may hold anything; an address that is given must be one.
  ///
  /// - Throws: `ContactFormError` if there is neither, or the address is none.
  public func contact() throws(ContactFormError) -> Contact {
    let contact = Contact(name: name.trimmed, eMail: eMail.trimmed)
    if contact.eMail.isEmpty {
      if contact.name.isEmpty { throw .empty }
      return contact
    }
    do {
      _ = try EMailAddress(contact.eMail)
    } catch {
      throw .address(contact.eMail, error)
    }
    return contact
  }
}
