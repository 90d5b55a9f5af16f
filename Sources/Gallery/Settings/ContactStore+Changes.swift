import GalleryModel

/// The user's changes to the contacts.
extension ContactStore {
  /// Adds all valid contacts of a text, or none if the rejected rest does not fit into an entry.
  ///
  /// - Parameter size: The maximum size of the rest, in bytes.
  /// - Throws: `RecipientsOverflow` if the rest does not fit.
  func add(
    _ recipients: RecipientsText, keepingRestWithin size: Int
  ) throws(RecipientsOverflow) -> RecipientsOutcome {
    try edit { list throws(RecipientsOverflow) in
      let outcome = try list.add(recipients, keepingRestWithin: size)
      return (outcome, outcome.added)
    }
  }

  /// Adds a contact at the end of the list.
  func add(_ contact: Contact) throws(ContactListError) -> ContactChange {
    try edit { list throws(ContactListError) in
      let change = try list.add(contact)
      return (change, [change])
    }
  }

  /// Removes a contact.
  ///
  /// - Returns: The change, or nil if another window or process has already removed the contact.
  func remove(_ id: ContactIdentifier) -> ContactChange? {
    edit { list in
      let change = list.remove(id)
      return (change, change.map { [$0] } ?? [])
    }
  }

  /// Applies a change that undoes an earlier one.
  ///
  /// - Returns: The change that was made, or nil if the list needs no change.
  /// - Throws: `ContactListError` if the list rejects the change.
  func apply(_ change: ContactChange) throws(ContactListError) -> ContactChange? {
    try edit { list throws(ContactListError) in
      let change = try list.apply(change)
      return (change, change.map { [$0] } ?? [])
    }
  }
}
