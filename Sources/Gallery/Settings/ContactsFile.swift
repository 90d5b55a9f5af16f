import ControlModel
import GalleryModel
import GtkKit

/// The key file with the user's contacts.
typealias ContactsFile = SharedFile<SavedContacts>

/// The contents of the contacts file.
///
/// Names and addresses are personal, so only the user can read a new file.
///
/// The group `[Contacts]`, which the gallery writes before the contacts, has three special keys:
///
/// - `LastGroup` names the group at the end of the file. If that group is missing, the file is
///   truncated, for example because another program is still writing it. A truncated file counts as
///   damaged.
/// - `LastNumber` is the highest number that any contact has ever had in this file.
/// - `Identity` is a random value, generated once for each file, that distinguishes the file from
///   any other file at the same path.
///
/// A file that contains a contact is also valid without these keys, for example if it was written
/// by hand.
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

  /// The text before the contact's number in the name of a contact's group.
  private static let groupPrefix = "Contact "

  /// The name of the group at the end of the file.
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
    // Each of the four numbers has eight hexadecimal digits.
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
    // Only `1` is valid, not `01` or `+1`. Otherwise, the next save would not find the contact's
    // group, and would lose other keys in it.
    guard let id = Int(number).flatMap(ContactIdentifier.init), "\(id.rawValue)" == number else {
      throw .unusable(
        path: group.file.path,
        reason: "[\(group.name.isolated)] does not end with a number from 1 to"
          + " \(ContactIdentifier.maximum)")
    }
    return id
  }

  /// Returns the error of the file for an invalid list.
  ///
  /// If two contacts have the same address, the error names the group of the second contact.
  private static func problem(
    _ error: ContactListError, with entries: [ContactEntry], in file: KeyFile
  ) -> KeyFileError {
    guard case .addressTaken(let eMail, _) = error,
      let entry = entries.last(where: { $0.contact.eMail == eMail })
    else { return .unusable(path: file.path, reason: error.summary) }
    return file[groupName(of: entry)].wrongValue(KeyFileGroup.eMailKey, error.summary)
  }

  private static func groupName(of entry: ContactEntry) -> String {
    "\(groupPrefix)\(entry.id.rawValue)"
  }

  // MARK: Writing

  /// Writes the contacts, and removes the groups of all other contacts.
  ///
  /// Keys and comments that other programs have added to a contact's group are preserved. If a
  /// contact is restored between other contacts, the groups after it have to move, and lose the
  /// comments above their headings.
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
    // Write `LastGroup` before `LastNumber`. A file that is truncated after a lone `LastNumber`
    // would look complete.
    if (try? main.text(Key.lastGroup)) == nil { main.remove(Key.lastNumber) }
    main.set(Self.endGroup, for: Key.lastGroup)
    main.set(list.lastNumber, for: Key.lastNumber)
    if let identity { main.set(identity, for: Key.identity) }
  }
}

/// A group that contains one contact.
extension KeyFileGroup {
  private static let nameKey = "Name"
  fileprivate static let eMailKey = "E-Mail"

  /// Returns the contact of the group.
  func contact() throws(KeyFileError) -> Contact {
    Contact(name: try text(Self.nameKey) ?? "", eMail: try text(Self.eMailKey) ?? "")
  }

  /// Sets the contact of the group.
  func set(_ contact: Contact) {
    set(contact.name, for: Self.nameKey)
    set(contact.eMail, for: Self.eMailKey)
  }
}
