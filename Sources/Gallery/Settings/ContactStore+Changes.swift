import GalleryModel

/// The user's changes to the contacts.
extension ContactStore {
  /// Adds the contacts in `recipients` that the list accepts.
  ///
  /// The text of the rejected recipients must fit into the entry as a whole. Otherwise, no contact
  /// is added.
  ///
  /// - Parameters:
  ///   - recipients: The recipients, as read from the text.
  ///   - size: The maximum size of the text in the entry, in bytes of UTF-8.
  /// - Returns: The added contacts, and the text that must remain in the entry.
  /// - Throws: `RecipientsOverflow` if the text of the rejected recipients has more than `size`
  ///   bytes.
  func add(
    _ recipients: RecipientsText, keepingRestWithin size: Int
  ) throws(RecipientsOverflow) -> RecipientsOutcome {
    try edit(
      { list throws(RecipientsOverflow) in try list.add(recipients, keepingRestWithin: size) },
      changes: { $0.added })
  }

  /// Adds `contact` at the end of the list.
  ///
  /// - Throws: `ContactListError` if the list rejects `contact`.
  func add(_ contact: Contact) throws(ContactListError) -> ContactChange {
    try edit({ list throws(ContactListError) in try list.add(contact) }, changes: { [$0] })
  }

  /// Removes the contact with the given identifier.
  ///
  /// - Returns: The change, or nil if another window or process has already removed the contact.
  func remove(_ id: ContactIdentifier) -> ContactChange? {
    edit({ list in list.remove(id) }, changes: { [$0] })
  }

  /// Applies a change that undoes an earlier one.
  ///
  /// - Returns: The change that was made, or nil if the list already reflects `change`.
  /// - Throws: `ContactListError` if the list rejects `change`.
  func apply(_ change: ContactChange) throws(ContactListError) -> ContactChange? {
    try edit({ list throws(ContactListError) in try list.apply(change) }, changes: { [$0] })
  }
}
