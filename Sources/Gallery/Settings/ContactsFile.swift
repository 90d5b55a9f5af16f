import ControlModel
import GalleryModel
import GtkKit

/// The key file with the user's contacts.
typealias ContactsFile = SharedFile<SavedContacts>

/// The contacts in their file.
///
/// Names and addresses are personal, so only the user can read a new file.
///
/// The group `[Contacts]` comes first. Its key `LastGroup` names the group at the end of the file.
/// If that group is missing, the file is truncated, for example because another program is still
/// writing it, and counts as damaged. Its key `Identity` is a random value, generated once for each
/// file, which distinguishes the file from another one in the same place. A file without these
/// keys, such as one that is written by hand, can be read too.
struct SavedContacts: SharedFileContents {
  static let fileName = "contacts.ini"
  static let access = FileAccess.ownerOnly

  /// The contacts.
  let list: ContactList

  /// The file's identity, or nil if no gallery has saved the file yet.
  let identity: String?

  private enum Key {
    static let lastGroup = "LastGroup"
    static let lastNumber = "LastNumber"
    static let identity = "Identity"
    static let isComplete = "Complete"
  }

  private static let mainGroup = "Contacts"

  /// The beginning of the name of a contact's group.
  ///
  /// The contact's number follows it.
  private static let groupPrefix = "Contact "

  /// The group at the end of the file.
  private static let endGroup = "End"

  /// Creates the contents of a file.
  ///
  /// - Parameters:
  ///   - list: The contacts.
  ///   - identity: The file's identity, or nil if it has none yet.
  init(_ list: ContactList, identity: String?) {
    self.list = list
    self.identity = identity
  }

  /// Returns a random identity for a file.
  static func newIdentity() -> String {
    // Each part has eight digits.
    (1...4).map { _ in String(UInt32.random(in: 0x1000_0000...UInt32.max), radix: 16) }.joined()
  }

  // MARK: Reading

  init(from file: KeyFile) throws(KeyFileError) {
    let main = file[Self.mainGroup]
    if let end = try main.text(Key.lastGroup), !file[end].exists {
      throw .incomplete(path: file.path, group: end)
    }
    var entries: [ContactEntry] = []
    for group in Self.contactGroups(in: file) {
      entries.append(ContactEntry(id: try Self.identifier(of: group), contact: try group.contact()))
    }
    let lastNumber = try main.number(Key.lastNumber, in: 0...ContactIdentifier.maximum)
    if entries.isEmpty, lastNumber == nil {
      throw .unusable(
        path: file.path, reason: "it contains neither a contact nor \(Key.lastNumber)")
    }
    identity = try main.text(Key.identity)
    do {
      list = try ContactList(entries: entries, lastNumber: lastNumber ?? 0)
    } catch {
      throw Self.problem(error, with: entries, in: file)
    }
  }

  private static func contactGroups(in file: KeyFile) -> [KeyFileGroup] {
    file.groups.filter { $0.hasPrefix(groupPrefix) }.map { file[$0] }
  }

  private static func identifier(of group: KeyFileGroup) throws(KeyFileError) -> ContactIdentifier {
    let number = group.name.dropFirst(groupPrefix.count)
    // A number has only one valid heading, so that a contact's group and its other keys are found
    // again: `1` is not `01` or `+1`.
    guard let id = Int(number).flatMap(ContactIdentifier.init), "\(id.rawValue)" == number else {
      throw .unusable(
        path: group.file.path,
        reason: "[\(group.name.isolated)] does not end with a number from 1 to"
          + " \(ContactIdentifier.maximum)")
    }
    return id
  }

  /// Returns an error that names the group in which an inconsistent list is invalid.
  private static func problem(
    _ error: ContactListError, with entries: [ContactEntry], in file: KeyFile
  ) -> KeyFileError {
    guard case .addressTaken(let eMail, _) = error,
      let entry = entries.last(where: { $0.contact.eMail == eMail })
    else { return .unusable(path: file.path, reason: error.summary) }
    return file[groupName(of: entry)].wrongEMail(error.summary)
  }

  private static func groupName(of entry: ContactEntry) -> String {
    "\(groupPrefix)\(entry.id.rawValue)"
  }

  // MARK: Writing

  /// Sets the keys of the contacts.
  ///
  /// The groups of remaining contacts preserve what others wrote into them. If a contact is
  /// restored between others, the groups after it have to move. They preserve their keys and the
  /// comments of these keys, but lose the comments above their headings.
  func write(to file: KeyFile) {
    let names = list.entries.map(Self.groupName)
    let remaining = Set(names)
    for group in Self.contactGroups(in: file) where !remaining.contains(group.name) {
      group.remove()
    }
    writeMainGroup(to: file)
    for (name, entry) in zip(names, list.entries) { file[name].set(entry.contact) }
    if file.groups.first(where: { $0 == Self.mainGroup || remaining.contains($0) })
      != Self.mainGroup
    {
      file[Self.mainGroup].moveToStart()
    }
    let order = Self.contactGroups(in: file).map(\.name)
    let inPlace = zip(names, order).prefix { $0 == $1 }.count
    for name in names.dropFirst(inPlace) { file[name].moveToEnd() }
    file[Self.endGroup].set(true, for: Key.isComplete)
    if file.groups.last != Self.endGroup { file[Self.endGroup].moveToEnd() }
  }

  private func writeMainGroup(to file: KeyFile) {
    let main = file[Self.mainGroup]
    // `LastGroup` must precede every key that is valid by itself, so that a truncated file is
    // recognized.
    if (try? main.text(Key.lastGroup)) == nil { main.remove(Key.lastNumber) }
    main.set(Self.endGroup, for: Key.lastGroup)
    main.set(list.lastNumber, for: Key.lastNumber)
    if let identity { main.set(identity, for: Key.identity) }
  }
}

/// A contact in a group of its own.
extension KeyFileGroup {
  private static let nameKey = "Name"
  private static let eMailKey = "E-Mail"

  /// Returns the contact of the group.
  func contact() throws(KeyFileError) -> Contact {
    Contact(name: try text(Self.nameKey) ?? "", eMail: try text(Self.eMailKey) ?? "")
  }

  /// Sets the contact of the group.
  func set(_ contact: Contact) {
    set(contact.name, for: Self.nameKey)
    set(contact.eMail, for: Self.eMailKey)
  }

  /// Returns an error that names the contact's email address.
  fileprivate func wrongEMail(_ reason: Clause) -> KeyFileError {
    wrongValue(Self.eMailKey, reason)
  }
}
