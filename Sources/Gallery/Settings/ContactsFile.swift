import ControlModel
import GalleryModel
import GtkKit

/// The contacts in a key file under the user's configuration folder, which processes share.
///
/// Names and addresses are personal: a new file can be read by the user alone.
///
/// The group `[Contacts]` comes first. Its key `LastGroup` names the group that ends the file: where
/// that is missing, the file was cut short, as by another program that is just writing it, and
/// counts as damaged. Its key `Identity` is drawn once for each file, so that another one in the
/// same place is known. A file without these keys, as one that is written by hand, can be read too.
struct ContactsFile {
  /// The last numbers that a list can have.
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

  /// What the name of a contact's group begins with; the contact's number ends it.
  private static let groupPrefix = "Contact "

  /// The group that ends the file.
  private static let endGroup = "End"

  /// What the file holds.
  struct Contents: Equatable {
    let list: ContactList
    /// The file's identity; nil in one that no gallery has saved yet.
    let identity: String?
  }

  /// The file of the user who runs the program; nil for one who has no folder for settings.
  init?() {
    guard let path = SettingsFile.path(of: "contacts.ini") else { return nil }
    self.init(path: path)
  }

  /// The file at a path.
  init(path: String) {
    file = SettingsFile(path: path, group: "Contacts", access: .ownerOnly)
  }

  /// Where the file lies.
  var path: String { file.path }

  /// Calls a handler when another program has released the lock that could not be had.
  func onUnlock(_ handler: @escaping () -> Void) {
    file.onUnlock = handler
  }

  /// The right to read and replace the file; nil, once that is said, where it cannot be had.
  func lock() -> FileLock? {
    file.lock()
  }

  /// The same without a wait, and without a word where another program has the lock now.
  func lockAtOnce() -> FileLock? {
    file.lockAtOnce()
  }

  /// The contacts that were kept last; nil without a file, or with one that cannot be read.
  ///
  /// - Parameter lock: The caller's lock of the file, if it has it.
  func load(holding lock: FileLock?) -> Contents? {
    file.load(holding: lock, read)
  }

  /// The contacts that the file holds now; where it cannot be read, nothing is said or set aside.
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
    // One number has one heading, whose other keys stay: 1 is not 01 or +1.
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

  /// Says in which group a list that makes no sense goes wrong.
  private func fault(
    of error: ContactListError, _ entries: [ContactEntry], in values: SettingsFile.Values
  ) -> KeyFileError {
    let reason = error.summary
    guard case .addressTaken(let eMail, _) = error,
      let entry = entries.last(where: { $0.contact.eMail == eMail })
    else { return .unusable(path: path, reason: reason) }
    return values[groupName(of: entry)].fault(Key.eMail, reason)
  }

  /// Keeps contacts; what cannot be written is said, and the answer is nil.
  ///
  /// The groups of contacts that stay keep what others wrote into them. The groups behind a contact
  /// that comes back between others have to move: they keep their keys, with the comments at those,
  /// and lose the comments above their headings.
  ///
  /// - Parameter identity: The file's identity, which is written where it has none.
  /// - Returns: The file's identity now.
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
      // A file that is cut short has to tell of its end before anything that makes sense alone.
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
