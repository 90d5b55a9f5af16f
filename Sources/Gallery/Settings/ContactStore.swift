import GalleryModel
import GtkKit

/// The user's contacts, which all windows and all processes share.
///
/// A change is applied to the newest list while the file is locked, so that no process loses the
/// changes of another one. If the file cannot be locked or written, the change remains in memory.
/// It is saved with the next change, when another process replaces the file, when the user returns
/// to a window, or at the end of the program. Until then, unsaved contacts are in a separate file
/// (``UnsavedContacts``).
///
/// If the file is damaged or removed, or another file replaces it, the whole list is saved again,
/// together with any contacts that others have written. A contact that is missing from a file
/// counts as removed only if the file is a later version of the one that contained the list.
///
/// If the address of an unsaved contact is assigned to another contact in the meantime, the unsaved
/// contact is lost, and a warning names it.
final class ContactStore {
  /// The contacts as this process knows them.
  private(set) var list = ContactList.samples

  /// The relation between the file and the list.
  private enum FileState {
    /// The file has not contained the list yet. Unchanged samples need no file.
    case new
    case holdsList
    /// The file was damaged, deleted, moved out of reach or replaced after it contained the list.
    case lostList
  }

  private let file: ContactsFile?
  private var fileState = FileState.new
  /// The file's identity, once the file has contained the list.
  private var identity: String?
  /// The last contact number that was assigned at that time.
  ///
  /// An earlier version of the file has a lower one.
  private var lastNumber = 0
  private var backlog = ContactBacklog()
  private let unsaved: UnsavedContacts?
  /// Whether a file of this process contains what the shared file lacks.
  private var isBesideFile = false
  private var monitor: FileMonitor?

  /// The maximum time between another program's removal of the file and the end of its write, in
  /// seconds.
  private static let patienceWithWriters = 0.5
  private var keepingSoon: DelayedCall?
  private var observers: [Observer] = []

  /// Creates a store of the contacts in a file.
  ///
  /// Without a file, the store has the samples and saves no changes.
  init(file: ContactsFile? = nil) {
    self.file = file
    unsaved = file.map { UnsavedContacts(beside: $0.path) }
  }

  /// Reads the file and observes the changes that others make to it.
  ///
  /// Only the first call has an effect.
  func open() {
    guard let file, monitor == nil else { return }
    monitor = FileMonitor(path: file.path) { [weak self] in self?.takeNews() }
    file.onUnlock { [weak self] in self?.synchronize() }
    catchUp()
    addLeftovers(of: file)
  }

  /// Adds the contacts that other galleries could not save before they ended.
  private func addLeftovers(of file: ContactsFile) {
    for leftover in UnsavedContacts.leftovers(beside: file.path) {
      guard let contacts = leftover.read() else { continue }
      edit { list in
        ((), add(Self.missing(contacts, in: list), to: &list, of: file))
      }
      // A leftover file stays if its contacts are saved neither in the shared file nor in this
      // process's own file.
      if !needsKeeping || isBesideFile && !leftover.isOwn { leftover.remove() }
    }
  }

  private func add(
    _ contacts: [Contact], to list: inout ContactList, of file: ContactsFile
  ) -> [ContactChange] {
    var changes: [ContactChange] = []
    for contact in contacts {
      do throws(ContactListError) {
        changes.append(try list.add(contact))
      } catch {
        tellLoss(ContactRejection(contact: contact, error: error), of: file)
      }
    }
    return changes
  }

  /// Returns the contacts that a list lacks, each as often as it is missing.
  private static func missing(_ contacts: [Contact], in list: ContactList) -> [Contact] {
    var counts = Dictionary(grouping: list.entries.map(\.contact)) { $0 }.mapValues(\.count)
    return contacts.filter { contact in
      guard let count = counts[contact], count > 0 else { return true }
      counts[contact] = count - 1
      return false
    }
  }

  private func tellLoss(_ refusal: ContactRejection, of file: ContactsFile) {
    SettingsWarnings.shared.notify(String(ContactsDemo.loss(refusal).dropLast()), of: file.path)
  }

  /// Calls a handler after each change of the list, for as long as the owner exists.
  func observe(by owner: AnyObject, _ handler: @escaping () -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, handler: handler))
  }

  // MARK: Changes

  /// Adds all valid contacts of a text, or none if the rejected rest does not fit into an entry.
  ///
  /// - Parameter size: The maximum size of the rest, in bytes.
  /// - Throws: `RecipientsOverflow` if the rest does not fit.
  func add(
    _ recipients: RecipientsText, keepingRestWithin size: Int
  ) throws(RecipientsOverflow) -> RecipientsOutcome {
    try edit { list throws(RecipientsOverflow) in
      let outcome = try list.add(recipients, keepingRestWithin: size)
      return (outcome, outcome.added)
    }
  }

  /// Adds a contact at the end of the list.
  func add(_ contact: Contact) throws(ContactListError) -> ContactChange {
    try edit { list throws(ContactListError) in
      let change = try list.add(contact)
      return (change, [change])
    }
  }

  /// Removes a contact.
  ///
  /// - Returns: The change, or nil if another window or process has already removed the contact.
  func remove(_ id: ContactIdentifier) -> ContactChange? {
    edit { list in
      let change = list.remove(id)
      return (change, change.map { [$0] } ?? [])
    }
  }

  /// Applies a change that undoes an earlier one.
  ///
  /// - Returns: The change that was made, or nil if the list needs no change.
  /// - Throws: `ContactListError` if the list rejects the change.
  func apply(_ change: ContactChange) throws(ContactListError) -> ContactChange? {
    try edit { list throws(ContactListError) in
      let change = try list.apply(change)
      return (change, change.map { [$0] } ?? [])
    }
  }

  /// Reads the changes that others made to the file, and saves what the file lacks.
  ///
  /// This method may be called before ``open()``.
  func synchronize() {
    follow()
    if needsKeeping { keepAnew() }
  }

  /// Looks for changes that the system does not report, and tries again to save what the file
  /// lacks.
  ///
  /// Call this method when the user returns to a window.
  func check() {
    guard let monitor else { return }
    monitor.check()
    if needsKeeping, monitor.isReachable { keepAnew(waiting: false) }
  }

  /// Does the same as ``synchronize()``, but creates no file in a location that is missing.
  ///
  /// If the file is missing or unreadable, saves after a delay, because another program may be
  /// about to write it.
  private func takeNews() {
    follow()
    guard needsKeeping, monitor?.isReachable == true else { return }
    guard fileState == .lostList else { return keepAnew() }
    keepingSoon?.cancel()
    keepingSoon = DelayedCall.after(seconds: Self.patienceWithWriters) { [weak self] in
      guard let self, needsKeeping, monitor?.isReachable == true else { return }
      keepAnew()
    }
  }

  private func follow() {
    guard let file, monitor != nil else { return }
    let newest = readNotingRemoval { file.peek() }
    guard !needsKeeping else { return }
    let before = list
    if fileState == .new {
      catchUp()
    } else if let newest {
      take(newest)
    } else {
      fileState = .lostList
    }
    if list != before { tell() }
  }

  /// Sets a damaged file aside and writes the list under the same lock, so that no other process
  /// can write in between.
  private func keepAnew(waiting: Bool = true) {
    edit(waiting: waiting) { _ in ((), []) }
  }

  /// Whether the file lacks part of the list.
  private var needsKeeping: Bool { !backlog.isEmpty || fileState == .lostList }

  /// Applies changes to the newest list and saves them.
  ///
  /// - Parameter waiting: Whether to wait for another program that has locked the file.
  private func edit<Outcome, Refusal: Error>(
    waiting: Bool = true,
    _ change: (inout ContactList) throws(Refusal) -> (outcome: Outcome, changes: [ContactChange])
  ) throws(Refusal) -> Outcome {
    let lock = waiting ? file?.lock() : file?.lockAtOnce()
    let before = list
    if let lock { catchUp(holding: lock) }
    let result = Result { () throws(Refusal) in try change(&list) }
    let isLocked = lock?.isInForce == true
    keep((try? result.get().changes) ?? [], isLocked: isLocked)
    lock?.release()
    // The lock file was replaced in the meantime. The next attempt uses the new one.
    if lock != nil, !isLocked {
      DelayedCall.beforeOtherEvents { [weak self] in self?.synchronize() }
    }
    if list != before { tell() }
    return try result.get().outcome
  }

  private func keep(_ changes: [ContactChange], isLocked: Bool) {
    guard let file else { return }
    for change in changes { backlog.record(change) }
    if isLocked, needsKeeping, let kept = file.save(list, identity: identity) {
      identity = kept
      lastNumber = list.lastNumber
      backlog = ContactBacklog()
      fileState = .holdsList
    }
    isBesideFile = unsaved?.write(missingFromFile) == true
  }

  /// The contacts that the file may lack.
  private var missingFromFile: [Contact] {
    fileState == .lostList ? list.entries.map(\.contact) : backlog.arrivals
  }

  // MARK: Changes by others

  /// Reads the file, and checks whether it was removed.
  ///
  /// A file that replaces a removed one was written by a process that did not read the removed one.
  /// A removal before the read is always known after the read, even if the last save of this
  /// process has not been reported yet.
  private func readNotingRemoval(
    _ read: () -> ContactsFile.Contents?
  ) -> ContactsFile.Contents? {
    guard let monitor else { return read() }
    let (contents, changes) = monitor.read(read)
    if changes.contains(.removed), fileState == .holdsList { fileState = .lostList }
    return contents
  }

  /// Reads the newest list from the file.
  ///
  /// Without a file, the list does not change.
  private func catchUp(holding lock: FileLock? = nil) {
    guard let file else { return }
    let newest = readNotingRemoval { file.load(holding: lock) }
    if let newest {
      take(newest)
    } else if fileState == .holdsList {
      fileState = .lostList
    }
  }

  /// Adopts a list that the file contains, and applies the unsaved changes of the current list to
  /// it.
  private func take(_ newest: ContactsFile.Contents) {
    guard let file else { return }
    if fileState == .holdsList, let identity,
      newest.identity != identity || newest.list.lastNumber < lastNumber
    {
      fileState = .lostList
    }
    if fileState == .lostList { backlog.record(lossOf: list, in: newest.list) }
    fileState = .holdsList
    identity = newest.identity
    lastNumber = newest.list.lastNumber
    var merged = newest.list
    for refusal in backlog.apply(to: &merged) {
      tellLoss(refusal, of: file)
    }
    // When nothing is left to save, warnings about failed saves are resolved.
    if backlog.isEmpty { SettingsWarnings.shared.forget(file.path) }
    list = merged
  }

  private func tell() {
    for observer in observers where observer.owner != nil { observer.handler() }
  }

  private struct Observer {
    weak var owner: AnyObject?
    let handler: () -> Void
  }
}
