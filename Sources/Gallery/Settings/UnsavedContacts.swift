import GalleryModel
import GtkKit

/// A separate file with the contacts that a gallery could not save in the shared file yet.
///
/// The shared file may be locked by another program, or it may be impossible to write. If the
/// gallery ends before it can save the contacts, for whatever reason, the separate file remains.
/// The next gallery that opens the contacts adds those in the separate file. A contact that was
/// removed in the meantime then exists again.
typealias UnsavedContacts = ProcessFile

extension UnsavedContacts {
  /// The word that follows the name of the shared file.
  static let mark = "unsaved"

  /// Replaces the contacts in the file, or removes the file if `contacts` is empty.
  ///
  /// A failure shows no warning. The caller reports problems with the shared file.
  ///
  /// - Returns: Whether the file now contains all of `contacts`.
  func write(_ contacts: [Contact]) -> Bool {
    guard !contacts.isEmpty else {
      remove()
      return true
    }
    let values = KeyFile()
    for (index, contact) in contacts.enumerated() { values["Contact \(index + 1)"].set(contact) }
    return (try? values.save(to: path, access: .ownerOnly)) != nil
  }

  /// Returns the contacts in the file, or nil if the file can't be read.
  func read() -> [Contact]? {
    guard let values = try? KeyFile(path: path) else { return nil }
    return try? values.groups.map { try values[$0].contact() }
  }
}

extension ContactList {
  /// Returns the contacts in `contacts` that the list lacks.
  ///
  /// A contact that is in `contacts` more often than in the list is returned once for each missing
  /// copy.
  func missing(_ contacts: [Contact]) -> [Contact] {
    var counts = Dictionary(grouping: entries.map(\.contact)) { $0 }.mapValues(\.count)
    return contacts.filter { contact in
      guard let count = counts[contact], count > 0 else { return true }
      counts[contact] = count - 1
      return false
    }
  }
}
