import GalleryModel
import GtkKit

/// A separate file with the contacts that a gallery could not save in the shared file yet.
///
/// The shared file may be locked by another program, or it may be impossible to write. If the
/// gallery ends before it can save the contacts, for whatever reason, the separate file remains.
/// The next gallery that opens the contacts adds those in the separate file. A contact that was
/// removed in the meantime then exists again.
struct UnsavedContacts {
  private static let mark = "unsaved"

  private let file: ProcessFile

  /// Creates a reference to this process's separate file, which is in the same directory as the
  /// shared file at `path`.
  init(beside path: String) {
    file = ProcessFile(beside: path, mark: Self.mark)
  }

  private init(_ file: ProcessFile) {
    self.file = file
  }

  /// Returns the existing separate files of galleries that no longer run.
  ///
  /// The result includes a file with this process's identifier, which may be from an earlier
  /// process.
  static func leftovers(beside path: String) -> [UnsavedContacts] {
    ProcessFile.leftovers(beside: path, mark: mark).map(UnsavedContacts.init)
  }

  /// Whether the file's name contains the identifier of this process.
  var isOwn: Bool { file.isOwn }

  /// Replaces the contacts in the file, or removes the file if `contacts` is empty.
  ///
  /// A failure shows no warning, because the caller has already reported that the shared file can't
  /// be written.
  ///
  /// - Returns: Whether the file contains all contacts.
  func write(_ contacts: [Contact]) -> Bool {
    guard !contacts.isEmpty else {
      remove()
      return true
    }
    let values = KeyFile()
    for (index, contact) in contacts.enumerated() { values["Contact \(index + 1)"].set(contact) }
    return (try? values.save(to: file.path, access: .ownerOnly)) != nil
  }

  /// Returns the contacts in the file, or nil if the file can't be read.
  func read() -> [Contact]? {
    guard let values = try? KeyFile(path: file.path) else { return nil }
    return try? values.groups.map { try values[$0].contact() }
  }

  /// Removes the file if it exists.
  func remove() { file.remove() }
}

extension ContactList {
  /// Returns the contacts that the list lacks.
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
