import ControlModel

/// An ordered list of contacts, no two of which have the same email address.
///
/// ```swift
/// var list = ContactList()
/// let change = try list.add(Contact(name: "Ann Field", eMail: "ann@example.org"))
/// print(list.entries.count, change.entry.id.rawValue)  // 1 1
/// print(list.holder(ofAddress: "ANN@example.org")?.contact.name ?? "none")  // Ann Field
/// if case .removed(let entry, let index) = list.remove(change.entry.id) {
///   _ = try list.apply(.restored(entry, index: index))
/// }
/// ```
///
/// The list gives each new contact the next number and finds contacts by their numbers. Adding,
/// removing, and applying return a ``ContactChange``, which can be applied to another copy of the
/// list. To undo a removal, apply ``ContactChange/restored(_:index:)``, as in the example.
///
/// - Addresses are compared ignoring case and the white space around them. Any number of contacts
///   can have no address.
/// - A number is never used for another contact, even after its contact is removed.
/// - When several windows or processes share a list, each loads the newest copy, applies its own
///   changes to it, and saves it. Because contacts are found by number and not by position, no
///   change of another process is lost.
public struct ContactList: Hashable, Sendable {
  /// The contacts, in the order in which they are shown.
  public private(set) var entries: [ContactEntry] = []

  /// The highest number that a contact has ever had, or 0.
  ///
  /// It's saved with the list, so that no number is used again.
  public private(set) var lastNumber = 0

  /// The contacts by number, and the numbers by address key.
  ///
  /// Without these dictionaries, adding a contact would require a search through the whole list.
  private var contacts: [ContactIdentifier: Contact] = [:]
  private var holders: [String: ContactIdentifier] = [:]

  /// Creates an empty list.
  public init() {}

  /// Creates a list from saved contacts.
  ///
  /// - Parameters:
  ///   - entries: The contacts, in their order.
  ///   - lastNumber: The highest number that was ever used. If a contact in `entries` has a higher
  ///     number, that number is used instead.
  /// - Throws: `ContactListError` if two contacts have the same number or the same address.
  public init(entries: [ContactEntry], lastNumber: Int) throws(ContactListError) {
    for entry in entries {
      if self[entry.id] != nil { throw .repeatedIdentifier(entry.id) }
      try insert(entry, at: self.entries.count)
    }
    self.lastNumber = min(max(self.lastNumber, lastNumber), ContactIdentifier.maximum)
  }

  /// The contact with the given number, or nil if there is none.
  public subscript(id: ContactIdentifier) -> Contact? {
    contacts[id]
  }

  /// Returns the position of the contact with the given number, from 0, or nil if there is none.
  public func index(of id: ContactIdentifier) -> Int? {
    contacts[id] == nil ? nil : entries.firstIndex { $0.id == id }
  }

  /// Returns the contact with the given address, or nil if there is none.
  ///
  /// Case and the white space around the address are ignored.
  public func holder(ofAddress eMail: String) -> ContactEntry? {
    guard let key = Contact.addressKey(of: eMail), let id = holders[key],
      let contact = contacts[id]
    else { return nil }
    return ContactEntry(id: id, contact: contact)
  }

  /// Adds a contact at the end, with the next number.
  ///
  /// - Returns: The change that was made.
  /// - Throws: `ContactListError` if another contact has the address, or if no number is left.
  public mutating func add(_ contact: Contact) throws(ContactListError) -> ContactChange {
    let entry = ContactEntry(id: try nextIdentifier(), contact: contact)
    return .added(entry, index: try insert(entry, at: entries.count))
  }

  /// Removes the contact with the given number.
  ///
  /// - Returns: The change that was made, or nil if there is no such contact.
  public mutating func remove(_ id: ContactIdentifier) -> ContactChange? {
    guard let index = index(of: id) else { return nil }
    let entry = entries.remove(at: index)
    contacts[id] = nil
    if let key = entry.contact.addressKey { holders[key] = nil }
    return .removed(entry, index: index)
  }

  /// Applies a change that was made in another copy of the list, or one that undoes a removal.
  ///
  /// - A contact whose position is beyond the end is inserted at the end.
  /// - An added contact whose number has been used before gets the next number instead.
  /// - A restored contact whose number another contact has gets the next number instead.
  /// - A contact is removed only if the list contains it unchanged.
  /// - A change that the list already contains has no effect, so the returned change can safely be
  ///   applied again.
  ///
  /// - Returns: The change as it was made here, or nil if it had no effect.
  /// - Throws: `ContactListError` if another contact has the address, or if no number is left.
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

/// The reason that a list can't accept a contact.
public enum ContactListError: Problem, Hashable {
  /// Another contact, whose title is `holder`, has the same email address.
  case addressTaken(String, holder: String)

  /// Two contacts have the same number.
  case repeatedIdentifier(ContactIdentifier)

  /// All numbers have been used.
  case identifiersUsedUp
}

extension ContactListError {
  /// A clause that describes the problem.
  public var summary: Clause {
    switch self {
    case .addressTaken(let eMail, let holder):
      "\(eMail.excerpt) already belongs to \(quoted: holder)"
    case .repeatedIdentifier(let identifier): "two contacts have the number \(identifier.rawValue)"
    case .identifiersUsedUp: "no number is left for another contact"
    }
  }

  /// A clause that says what to do or what is correct.
  public var remedy: Clause? {
    switch self {
    case .addressTaken: "enter another address or remove that contact"
    case .repeatedIdentifier: "numbers must be unique"
    case .identifiersUsedUp: "the last number is \(ContactIdentifier.maximum)"
    }
  }
}
