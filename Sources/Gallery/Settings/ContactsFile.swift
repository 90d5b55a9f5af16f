import ControlModel
import GalleryModel
import GtkKit

/// The contacts in a key file in the user's configuration directory, which several processes share.
///
/// Names and addresses are personal, so only the user can read a new file.
///
/// The group `[Contacts]` comes first. Its key `LastGroup` names the group at the end of the file.
/// If that group is missing, the file is truncated, for example because another program is still
/// writing it, and counts as damaged. Its key `Identity` is a random value, generated once for each
/// file, which distinguishes the file from another one in the same place. A file without these
/// keys, such as one that is written by hand, can be read too.
struct ContactsFile {
  /// The valid values for the last number of a list.
  private static let numbers = 0...ContactIdentifier.maximum

  private let file: SettingsFile

  private enum Key {
    static let lastGroup = "LastGroup"
    static let lastNumber = "LastNumber"
    static let identity = "Identity"
    static let isComplete = "Complete"
    static let name = "Name"
    static let eMail = "E-Mail"
  }

  /// The beginning of the name of a contact's group.
  ///
  /// The contact's number follows it.
  private static let groupPrefix = "Contact "

  /// The group at the end of the file.
  private static let endGroup = "End"

  /// The contents of the file.
  struct Contents: Equatable {
    let list: ContactList
    /// The file's identity, or nil if no gallery has saved the file yet.
    let identity: String?
  }

  /// Creates a reference to the current user's file, or returns nil if the user has no
  /// configuration directory.
  init?() {
    guard let path = SettingsFile.path(of: "contacts.ini") else { return nil }
    self.init(path: path)
  }

  /// Creates a reference to the file at a path.
  init(path: String) {
    file = SettingsFile(path: path, group: "Contacts", access: .ownerOnly)
  }

  /// The path of the file.
  var path: String { file.path }

  /// Sets the handler that is called when another program has released a lock that was not
  /// available.
  func onUnlock(_ handler: @escaping () -> Void) {
    file.onUnlock = handler
  }

  /// Returns the lock that is required to replace the file.
  ///
  /// If the lock is not available, shows a warning and returns nil.
  func lock() -> FileLock? {
    file.lock()
  }

  /// Returns the lock without waiting.
  ///
  /// If another program has the lock, returns nil without a warning; any other problem shows a
  /// warning.
  func lockAtOnce() -> FileLock? {
    file.lockAtOnce()
  }

  /// Returns the contacts that were saved last, or nil if the file is missing or cannot be read.
  ///
  /// - Parameter lock: The caller's lock of the file, or nil if the caller has none.
  func load(holding lock: FileLock?) -> Contents? {
    file.load(holding: lock, read)
  }

  /// Returns the contacts that the file contains now, or nil if it cannot be read.
  ///
  /// This method shows no warning and sets no file aside.
  func peek() -> Contents? {
    file.peek(read)
  }

  private func read(_ values: SettingsFile.Values) throws(KeyFileError) -> Contents {
    if let end = try values.text(Key.lastGroup), !values.hasGroup(end) {
      throw .incomplete(path: path, group: end)
    }
    var entries: [ContactEntry] = []
    for group in values.groups(beginningWith: Self.groupPrefix) {
      entries.append(try entry(in: group))
    }
    let lastNumber = try values.number(Key.lastNumber, in: Self.numbers)
    if entries.isEmpty, lastNumber == nil {
      throw .unusable(path: path, reason: "it holds neither a contact nor \(Key.lastNumber)")
    }
    let identity = try values.text(Key.identity)
    do {
      let list = try ContactList(entries: entries, lastNumber: lastNumber ?? 0)
      return Contents(list: list, identity: identity)
    } catch {
      throw fault(of: error, entries, in: values)
    }
  }

  private func entry(in group: SettingsFile.Values) throws(KeyFileError) -> ContactEntry {
    let number = group.group.dropFirst(Self.groupPrefix.count)
    // A number has only one valid heading, so that a contact's group and its other keys are found
    // again: `1` is not `01` or `+1`.
    guard let id = Int(number).flatMap(ContactIdentifier.init), "\(id.rawValue)" == number else {
      throw .unusable(
        path: path,
        reason: "[\(group.group.isolated)] does not end with a number from 1 to"
          + " \(ContactIdentifier.maximum)")
    }
    return ContactEntry(
      id: id,
      contact: Contact(
        name: try group.text(Key.name) ?? "", eMail: try group.text(Key.eMail) ?? ""))
  }

  /// Returns an error that names the group in which an inconsistent list is invalid.
  private func fault(
    of error: ContactListError, _ entries: [ContactEntry], in values: SettingsFile.Values
  ) -> KeyFileError {
    let reason = error.summary
    guard case .addressTaken(let eMail, _) = error,
      let entry = entries.last(where: { $0.contact.eMail == eMail })
    else { return .unusable(path: path, reason: reason) }
    return values[groupName(of: entry)].fault(Key.eMail, reason)
  }

  /// Saves contacts.
  ///
  /// If they cannot be written, shows a warning and returns nil.
  ///
  /// The groups of remaining contacts preserve what others wrote into them. If a contact is
  /// restored between others, the groups after it have to move. They preserve their keys and the
  /// comments of these keys, but lose the comments above their headings.
  ///
  /// - Parameters:
  ///   - list: The contacts to save.
  ///   - identity: The file's identity, which is written if the file has none.
  /// - Returns: The file's identity after the save.
  func save(_ list: ContactList, identity: String?) -> String? {
    var kept: String?
    let isSaved = file.save { values in
      let identity = (try? values.text(Key.identity)) ?? identity ?? Self.newIdentity()
      kept = identity
      let names = list.entries.map(groupName)
      let staying = Set(names)
      for group in values.groups(beginningWith: Self.groupPrefix)
      where !staying.contains(group.group) {
        group.remove()
      }
      // `LastGroup` must precede every key that is valid by itself, so that a truncated file is
      // recognized.
      if (try? values.text(Key.lastGroup)) == nil { values.remove(Key.lastNumber) }
      values.set(Self.endGroup, for: Key.lastGroup)
      values.set(list.lastNumber, for: Key.lastNumber)
      values.set(identity, for: Key.identity)
      for entry in list.entries {
        let group = values[groupName(of: entry)]
        group.set(entry.contact.name, for: Key.name)
        group.set(entry.contact.eMail, for: Key.eMail)
      }
      if let first = values.allGroups.first(where: { $0 == values.group || staying.contains($0) }),
        first != values.group
      {
        values.moveToStart()
      }
      let order = values.groups(beginningWith: Self.groupPrefix).map(\.group)
      let inPlace = zip(names, order).prefix { $0 == $1 }.count
      for name in names.dropFirst(inPlace) { values[name].moveToEnd() }
      values[Self.endGroup].set(true, for: Key.isComplete)
      if values.allGroups.last != Self.endGroup { values[Self.endGroup].moveToEnd() }
    }
    return isSaved ? kept : nil
  }

  private static func newIdentity() -> String {
    let halves = [UInt64.random(in: 0...UInt64.max), UInt64.random(in: 0...UInt64.max)]
    return halves.map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private func groupName(of entry: ContactEntry) -> String {
    Self.groupPrefix + "\(entry.id.rawValue)"
  }
}
