import GalleryModel
import GtkKit

/// A separate file with the contacts that a gallery could not save yet, because another program has
/// locked the shared file, or because that file cannot be written.
///
/// If a gallery ends before it can save the contacts, for whatever reason, this file remains. The
/// next gallery that opens the contacts adds them. A contact that was removed in the meantime then
/// exists again.
struct UnsavedContacts {
  private static let mark = "unsaved"

  private let file: ProcessFile

  /// Creates a reference to this process's own file, in the directory of the shared file.
  init(beside path: String) {
    file = ProcessFile(beside: path, mark: Self.mark)
  }

  private init(_ file: ProcessFile) {
    self.file = file
  }

  /// Returns the files of galleries that no longer run, and any file with the number of this
  /// process.
  static func leftovers(beside path: String) -> [UnsavedContacts] {
    ProcessFile.leftovers(beside: path, mark: mark).map(UnsavedContacts.init)
  }

  /// Whether the file belongs to this process, or to an earlier process with the same number.
  var isOwn: Bool { file.isOwn }

  /// Writes contacts in place of the previous ones.
  ///
  /// Without contacts, removes the file.
  ///
  /// A failure shows no warning, because the caller has already reported that the shared file
  /// cannot be written.
  ///
  /// - Returns: Whether all contacts are in the file.
  func write(_ contacts: [Contact]) -> Bool {
    guard !contacts.isEmpty else {
      remove()
      return true
    }
    let values = KeyFile()
    for (index, contact) in contacts.enumerated() { values["Contact \(index + 1)"].set(contact) }
    return (try? values.save(to: file.path, access: .ownerOnly)) != nil
  }

  /// Returns the contacts of the file, or nil if it cannot be read.
  func read() -> [Contact]? {
    guard let values = try? KeyFile(path: file.path) else { return nil }
    return try? values.groups.map { try values[$0].contact() }
  }

  /// Removes the file if it exists.
  func remove() { file.remove() }
}

extension ContactList {
  /// Returns the contacts that the list lacks, each as often as it is missing.
  func missing(_ contacts: [Contact]) -> [Contact] {
    var counts = Dictionary(grouping: entries.map(\.contact)) { $0 }.mapValues(\.count)
    return contacts.filter { contact in
      guard let count = counts[contact], count > 0 else { return true }
      counts[contact] = count - 1
      return false
    }
  }
}
