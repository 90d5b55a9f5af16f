import GalleryModel

/// The user's changes to the contacts.
extension ContactStore {
  /// Adds the contacts in `recipients` that the list accepts.
  ///
  /// The text of the rejected recipients stays in the entry, and must fit there as a whole.
  /// Otherwise, no contact is added.
  ///
  /// - Parameters:
  ///   - recipients: The recipients, as read from the text.
  ///   - size: The maximum size of the text in the entry, in bytes of UTF-8.
  /// - Throws: `RecipientsOverflow` if no contact is added.
  func add(
    _ recipients: RecipientsText, keepingRestWithin size: Int
  ) throws(RecipientsOverflow) -> RecipientsOutcome {
    try edit(changes: { $0.added }) { list throws(RecipientsOverflow) in
      try list.add(recipients, keepingRestWithin: size)
    }
  }

  /// Adds `contact` at the end of the list.
  func add(_ contact: Contact) throws(ContactListError) -> ContactChange {
    try edit(changes: { [$0] }) { list throws(ContactListError) in try list.add(contact) }
  }

  /// Removes the contact with the given identifier.
  ///
  /// - Returns: The change, or nil if another window or process has already removed the contact.
  func remove(_ id: ContactIdentifier) -> ContactChange? {
    edit(changes: { [$0] }) { list in list.remove(id) }
  }

  /// Applies a change that undoes an earlier one.
  ///
  /// - Returns: The change that was made, or nil if the list already reflects `change`.
  /// - Throws: `ContactListError` if the list rejects `change`.
  func apply(_ change: ContactChange) throws(ContactListError) -> ContactChange? {
    try edit(changes: { [$0] }) { list throws(ContactListError) in try list.apply(change) }
  }
}
