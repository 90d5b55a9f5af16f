import GalleryModel

/// The relation between a list of contacts and the file that other processes also write.
///
/// If the file is damaged or removed, or another file replaces it, it has lost the list. The whole
/// list is then saved again, together with any contacts that others have written. A contact that is
/// missing from a file counts as removed only if the file is a later version of the one that
/// contained the list.
struct ContactsFileState {
  private enum Relation {
    /// The file has not contained the list yet. Unchanged samples need no file.
    case new
    case holdsList
    /// The file was damaged, deleted, moved out of reach or replaced after it contained the list.
    case lostList
  }

  private var relation = Relation.new

  /// The user's changes that the file lacks.
  private var backlog = ContactBacklog()

  /// The file's identity, or nil if the file has not contained the list yet.
  private(set) var identity: String?

  /// The last contact number that was assigned when the file contained the list.
  ///
  /// An earlier version of the file has a lower one.
  private var lastNumber = 0

  /// Whether the file lacks part of the list.
  var isBehind: Bool { !backlog.isEmpty || hasLostList }

  /// Whether the file contained the list earlier, but not now.
  var hasLostList: Bool { relation == .lostList }

  /// Whether the user has made no change, and no file has contained the list.
  var isUntouched: Bool { relation == .new && backlog.isEmpty }

  /// Returns the contacts of a list that the file may lack.
  func missingContacts(of list: ContactList) -> [Contact] {
    hasLostList ? list.entries.map(\.contact) : backlog.arrivals
  }

  /// Records changes that the user has made to the list.
  mutating func record(_ changes: [ContactChange]) {
    for change in changes { backlog.record(change) }
  }

  /// Records that the file is missing or cannot be read.
  mutating func recordLoss() {
    if relation == .holdsList { relation = .lostList }
  }

  /// Records that the file has the whole list.
  mutating func recordSave(of contents: SavedContacts) {
    backlog = ContactBacklog()
    recordContents(contents)
  }

  /// Applies the changes that the file lacks to the list that it contains now.
  ///
  /// - Parameters:
  ///   - list: The list of this process.
  ///   - newest: The contents of the file.
  /// - Returns: The merged list, and the contacts that it rejects because other contacts have their
  ///   addresses now.
  mutating func merge(
    _ list: ContactList, into newest: SavedContacts
  ) -> (list: ContactList, rejections: [ContactRejection]) {
    if let identity, newest.identity != identity || newest.list.lastNumber < lastNumber {
      recordLoss()
    }
    if hasLostList { backlog.record(lossOf: list, in: newest.list) }
    recordContents(newest)
    var merged = newest.list
    let rejections = backlog.apply(to: &merged)
    return (merged, rejections)
  }

  private mutating func recordContents(_ contents: SavedContacts) {
    relation = .holdsList
    identity = contents.identity
    lastNumber = contents.list.lastNumber
  }
}
