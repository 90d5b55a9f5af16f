/// The contacts in their order, no two of which have the same e-mail address.
///
/// Where several windows or processes share a list, each loads the newest one, applies its own
/// changes to it and saves it. Contacts are found by their numbers, so nobody loses another's.
public struct ContactList: Hashable, Sendable {
  /// The contacts, in the order in which they are shown.
  public private(set) var entries: [ContactEntry] = []

  /// The highest number that a contact has ever had, or 0; it is kept, so that none is used again.
  public private(set) var lastNumber = 0

  /// The contacts by their numbers, and the numbers by their contacts' addresses: without these a
  /// list of thousands would be searched from its start for each contact that comes.
  private var contacts: [ContactIdentifier: Contact] = [:]
  private var holders: [String: ContactIdentifier] = [:]

  /// Makes an empty list.
  public init() {}

  /// Makes a list of contacts that were kept.
  ///
  /// - Parameters:
  ///   - entries: The contacts, in their order.
  ///   - lastNumber: The highest number that was ever given; a number in the list that is higher
  ///     counts instead.
  /// - Throws: `ContactListError` if two have the same number or the same address.
  public init(entries: [ContactEntry], lastNumber: Int) throws(ContactListError) {
    for entry in entries {
      if self[entry.id] != nil { throw .repeatedIdentifier(entry.id) }
      try insert(entry, at: self.entries.count)
    }
    self.lastNumber = min(max(self.lastNumber, lastNumber), ContactIdentifier.maximum)
  }

  /// The contact with a number, or nil.
  public subscript(id: ContactIdentifier) -> Contact? {
    contacts[id]
  }

  /// Where the contact with a number stands, from 0, or nil.
  public func index(of id: ContactIdentifier) -> Int? {
    contacts[id] == nil ? nil : entries.firstIndex { $0.id == id }
  }

  /// The contact that has an address, its case ignored, or nil.
  public func holder(ofAddress eMail: String) -> ContactEntry? {
    guard let key = Contact.addressKey(of: eMail), let id = holders[key],
      let contact = contacts[id]
    else { return nil }
    return ContactEntry(id: id, contact: contact)
  }

  /// Adds a contact at the end, under the next free number.
  ///
  /// - Returns: The change that was made.
  /// - Throws: `ContactListError` if another contact has its address.
  public mutating func add(_ contact: Contact) throws(ContactListError) -> ContactChange {
    let entry = ContactEntry(id: try nextIdentifier(), contact: contact)
    return .added(entry, index: try insert(entry, at: entries.count))
  }

  /// Removes the contact with a number.
  ///
  /// - Returns: The change that was made, or nil if there is no such contact.
  public mutating func remove(_ id: ContactIdentifier) -> ContactChange? {
    guard let index = index(of: id) else { return nil }
    let entry = entries.remove(at: index)
    contacts[id] = nil
    if let key = entry.contact.addressKey { holders[key] = nil }
    return .removed(entry, index: index)
  }

  /// Makes a change that was made in another copy of the list, or that undoes one.
  ///
  /// A place beyond the end is the end. A new contact whose number went to another one meanwhile
  /// gets the next free number. What the list already shows stays: to apply the returned change
  /// again changes nothing.
  ///
  /// - Returns: The change as it was made here, or nil if the list already was so.
  /// - Throws: `ContactListError` if another contact has the address meanwhile.
  public mutating func apply(
    _ change: ContactChange
  ) throws(ContactListError) -> ContactChange? {
    let entry = change.entry
    let isHere = self[entry.id] == entry.contact
    switch change {
    case .added(_, let index):
      guard !isHere else { return nil }
      let id = entry.id.rawValue > lastNumber ? entry.id : try nextIdentifier()
      let added = ContactEntry(id: id, contact: entry.contact)
      return .added(added, index: try insert(added, at: index))
    case .restored(_, let index):
      guard !isHere else { return nil }
      let id = self[entry.id] == nil ? entry.id : try nextIdentifier()
      let restored = ContactEntry(id: id, contact: entry.contact)
      return .restored(restored, index: try insert(restored, at: index))
    case .removed:
      return isHere ? remove(entry.id) : nil
    }
  }

  private func nextIdentifier() throws(ContactListError) -> ContactIdentifier {
    guard let identifier = ContactIdentifier(rawValue: lastNumber + 1) else {
      throw .identifiersUsedUp
    }
    return identifier
  }

  @discardableResult
  private mutating func insert(
    _ entry: ContactEntry, at index: Int
  ) throws(ContactListError) -> Int {
    if let holder = holder(ofAddress: entry.contact.eMail) {
      throw .addressTaken(entry.contact.eMail, holder: holder.contact.title)
    }
    let index = min(max(index, 0), entries.count)
    entries.insert(entry, at: index)
    contacts[entry.id] = entry.contact
    if let key = entry.contact.addressKey { holders[key] = entry.id }
    lastNumber = max(lastNumber, entry.id.rawValue)
    return index
  }
}
