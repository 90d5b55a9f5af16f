import GalleryModel

/// What this process knows about the contacts file, and the changes that the file lacks.
///
/// Other processes also write the file. If the file is damaged, removed, or replaced by an
/// unrelated file, it has lost the list. The store then saves the whole list again, together with
/// any contacts that other processes have written. A contact that is missing from the file counts
/// as removed only if the file is a later version of the file that contained the list.
struct ContactsFileState {
  /// The user's changes that the file lacks.
  private var backlog = ContactBacklog()

  /// The file's identity, and the highest contact number assigned so far, according to the file
  /// when it last contained the list.
  ///
  /// A file with a lower number is an earlier version. The value is nil if the file has not
  /// contained the list yet, for example because the list consists of the unchanged samples.
  private var version: (identity: String?, lastNumber: Int)?

  /// Whether the file contained the list, but then was damaged, deleted, moved away, or replaced.
  private(set) var hasLostList = false

  /// The file's identity, or nil if it has none or has not contained the list yet.
  var identity: String? { version?.identity }

  /// Whether the file lacks a change of the user, or has lost the list.
  var isBehind: Bool { !backlog.isEmpty || hasLostList }

  /// Whether the user has changed nothing and no file has contained the list.
  var isUntouched: Bool { version == nil && backlog.isEmpty }

  /// Returns the contacts in `list` that the file may lack.
  func missingContacts(of list: ContactList) -> [Contact] {
    hasLostList ? list.entries.map(\.contact) : backlog.arrivals
  }

  /// Records changes that the user made to the list.
  mutating func record(_ changes: [ContactChange]) {
    for change in changes { backlog.record(change) }
  }

  /// Records that the file no longer contains the list.
  ///
  /// If the file has not contained the list yet, this method changes nothing.
  mutating func recordLoss() {
    hasLostList = version != nil
  }

  /// Records that the file contains the whole list.
  mutating func recordSave(of contents: SavedContacts) {
    backlog = ContactBacklog()
    recordContents(contents)
  }

  /// Applies the changes that the file lacks to the list in the file.
  ///
  /// - Parameters:
  ///   - list: The list of this process.
  ///   - newest: The current contents of the file.
  /// - Returns: The merged list, and the contacts that it rejects, for example because other
  ///   contacts now have their addresses.
  mutating func merge(
    _ list: ContactList, into newest: SavedContacts
  ) -> (list: ContactList, rejections: [ContactRejection]) {
    if let version, let identity = version.identity,
      newest.identity != identity || newest.list.lastNumber < version.lastNumber
    {
      recordLoss()
    }
    if hasLostList { backlog.record(lossOf: list, in: newest.list) }
    recordContents(newest)
    var merged = newest.list
    let rejections = backlog.apply(to: &merged)
    return (merged, rejections)
  }

  private mutating func recordContents(_ contents: SavedContacts) {
    hasLostList = false
    version = (contents.identity, contents.list.lastNumber)
  }
}
