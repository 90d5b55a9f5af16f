import GalleryModel
import GtkKit

/// The contacts that a gallery could not save yet, in a file of its own: another program has the lock
/// of their file, or the file cannot be written.
///
/// A gallery that ends before it can save them, however it ends, leaves this file behind; the next
/// one that opens the contacts adds them. A contact that was removed meanwhile is there again then.
struct UnsavedContacts {
  private static let mark = "unsaved"
  private static let groupPrefix = "Contact "
  private static let nameKey = "Name"
  private static let eMailKey = "E-Mail"

  private let file: ProcessFile

  /// The file of this process beside the file of all contacts.
  init(beside path: String) {
    file = ProcessFile(beside: path, mark: Self.mark)
  }

  private init(_ file: ProcessFile) {
    self.file = file
  }

  /// What galleries that run no more left behind.
  static func leftovers(beside path: String) -> [UnsavedContacts] {
    ProcessFile.leftovers(beside: path, mark: mark).map(UnsavedContacts.init)
  }

  /// Whether this process writes the file, or one that had its number before.
  var isOwn: Bool { file.isOwn }

  /// Writes contacts in place of those of before; without any contact there is no file.
  ///
  /// - Returns: Whether the file has the contacts. The caller has said already that the file of all
  ///   contacts cannot be written.
  func write(_ contacts: [Contact]) -> Bool {
    guard !contacts.isEmpty else {
      remove()
      return true
    }
    let values = KeyFile()
    for (index, contact) in contacts.enumerated() {
      let group = "\(Self.groupPrefix)\(index + 1)"
      values.set(contact.name, for: Self.nameKey, in: group)
      values.set(contact.eMail, for: Self.eMailKey, in: group)
    }
    return (try? values.save(to: file.path, access: .ownerOnly)) != nil
  }

  /// The contacts of the file; nil where it cannot be read.
  func read() -> [Contact]? {
    guard let values = try? KeyFile(path: file.path) else { return nil }
    return try? values.groups.map { group in
      Contact(
        name: try values.text(Self.nameKey, in: group) ?? "",
        eMail: try values.text(Self.eMailKey, in: group) ?? "")
    }
  }

  /// Removes the file, if it is there.
  func remove() { file.remove() }
}
