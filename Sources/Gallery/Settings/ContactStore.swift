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
/// If the address of an unsaved contact is assigned to another contact in the meantime, the unsaved
/// contact is lost, and a warning names it.
final class ContactStore {
  /// The contacts as this process knows them.
  private(set) var list = ContactList.samples

  private let file: ContactsFile?
  private var fileState = ContactsFileState()
  private var monitor: FileMonitor?

  private let unsavedContacts: UnsavedContacts?
  /// Whether the separate file of this process contains what the shared file lacks.
  private var hasUnsavedFile = false

  /// The maximum time between another program's removal of the file and the end of its write, in
  /// seconds.
  private static let patienceWithWriters = 0.5
  private var delayedSave: DelayedCall?

  private let observers = Observers<Void>()

  /// Creates a store of the contacts in a file.
  ///
  /// Without a file, the store has the samples and saves no changes.
  init(file: ContactsFile? = nil) {
    self.file = file
    unsavedContacts = file.map { UnsavedContacts(beside: $0.path) }
  }

  /// Reads the file and observes the changes that others make to it.
  ///
  /// Only the first call has an effect.
  func open() {
    guard let file, monitor == nil else { return }
    monitor = FileMonitor(path: file.path) { [weak self] in self?.fileDidChange() }
    file.onUnlock = { [weak self] in self?.synchronize() }
    adopt(readNotingRemoval(file.read))
    addLeftovers(of: file)
  }

  /// Calls a handler after each change of the list, for as long as the owner exists.
  func observe(by owner: AnyObject, _ handler: @escaping () -> Void) {
    observers.add(owner, handler)
  }

  // MARK: Changes by this process

  /// Applies a change to the newest list and saves it.
  ///
  /// - Parameters:
  ///   - waiting: Whether to wait for another program that has locked the file.
  ///   - change: Changes the list, and returns its outcome with the changes that were made.
  func edit<Outcome, Refusal: Error>(
    waiting: Bool = true,
    _ change: (inout ContactList) throws(Refusal) -> (outcome: Outcome, changes: [ContactChange])
  ) throws(Refusal) -> Outcome {
    let before = list
    let lockedFile = file?.lock(waiting: waiting)
    if let lockedFile { adopt(readNotingRemoval(lockedFile.read)) }
    let result = Result { () throws(Refusal) in try change(&list) }
    save((try? result.get().changes) ?? [], to: lockedFile)
    lockedFile?.release()
    notifyObservers(ofChangeFrom: before)
    return try result.get().outcome
  }

  /// Saves the list with all changes that the file lacks.
  private func save(_ changes: [ContactChange], to lockedFile: ContactsFile.LockedFile?) {
    guard file != nil else { return }
    fileState.record(changes)
    if let lockedFile, fileState.isBehind {
      let identity = fileState.identity ?? SavedContacts.newIdentity()
      let contents = SavedContacts(list, identity: identity)
      if lockedFile.save(contents) {
        fileState.recordSave(of: contents)
        monitor?.ignoreOwnReplacement()
      }
    }
    hasUnsavedFile = unsavedContacts?.write(fileState.missingContacts(of: list)) == true
  }

  /// Saves what the file lacks.
  ///
  /// A damaged file is set aside and written again under the same lock, so that no other process
  /// can write in between.
  private func saveMissingContacts(waiting: Bool = true) {
    edit(waiting: waiting) { _ in ((), []) }
  }

  private func notifyObservers(ofChangeFrom before: ContactList) {
    if list != before { observers.notify(()) }
  }

  // MARK: Changes by others

  /// Reads the changes that others made to the file, and saves what the file lacks.
  ///
  /// This method may be called before ``open()``.
  func synchronize() {
    readChanges()
    if fileState.isBehind { saveMissingContacts() }
  }

  /// Looks for changes that the system does not report, and tries again to save what the file
  /// lacks.
  ///
  /// Call this method when the user returns to a window. It does not wait for the lock.
  func retry() {
    monitor?.check()
    saveMissingContactsWhereReachable(waiting: false)
  }

  private func fileDidChange() {
    readChanges()
    saveMissingContactsWhereReachable(waiting: true)
  }

  /// Saves what the file lacks, but creates no file in a location that is missing.
  ///
  /// If the file is missing or unreadable, saves after a delay, because another program may be
  /// about to write it. The user may even have returned from that program.
  private func saveMissingContactsWhereReachable(waiting: Bool) {
    guard fileState.isBehind, monitor?.isReachable == true else { return }
    guard fileState.hasLostList else { return saveMissingContacts(waiting: waiting) }
    delayedSave?.cancel()
    delayedSave = DelayedCall.after(seconds: Self.patienceWithWriters) { [weak self] in
      guard let self, fileState.isBehind, monitor?.isReachable == true else { return }
      saveMissingContacts()
    }
  }

  /// Adopts the list of the file, unless the file lacks part of this one: the next save does so then.
  private func readChanges() {
    guard let file, monitor != nil else { return }
    let newest = readNotingRemoval {
      if fileState.isBehind { return nil }
      // A damaged file is set aside only when it is written again, under the same lock.
      return fileState.isUntouched ? file.read() : file.readQuietly()
    }
    guard !fileState.isBehind else { return }
    let before = list
    adopt(newest)
    notifyObservers(ofChangeFrom: before)
  }

  /// Reads the file, and checks whether it was removed.
  ///
  /// A file that replaces a removed one was written by a process that did not read the removed one.
  /// A removal before the read is always known after the read, even if the last save of this
  /// process has not been reported yet.
  private func readNotingRemoval(_ read: () -> SavedContacts?) -> SavedContacts? {
    guard let monitor else { return read() }
    let (contents, changes) = monitor.read(read)
    if changes.contains(.removed) { fileState.recordLoss() }
    return contents
  }

  /// Adopts the list that the file contains, and applies the unsaved changes of the current list to
  /// it.
  ///
  /// Without a file, the list does not change.
  private func adopt(_ newest: SavedContacts?) {
    guard let file, let newest else { return fileState.recordLoss() }
    let merged = fileState.merge(list, into: newest)
    for rejection in merged.rejections { reportLoss(rejection, of: file) }
    // When nothing is left to save, warnings about failed saves are resolved.
    if !fileState.isBehind { SettingsWarnings.shared.resolve(file.path) }
    list = merged.list
  }

  /// Adds the contacts that other galleries could not save before they ended.
  private func addLeftovers(of file: ContactsFile) {
    for leftover in UnsavedContacts.leftovers(beside: file.path) {
      guard let contacts = leftover.read() else { continue }
      edit { list in ((), add(list.missing(contacts), to: &list, of: file)) }
      // A leftover file stays if its contacts are saved neither in the shared file nor in this
      // process's own file.
      if !fileState.isBehind || hasUnsavedFile && !leftover.isOwn { leftover.remove() }
    }
  }

  private func add(
    _ contacts: [Contact], to list: inout ContactList, of file: ContactsFile
  ) -> [ContactChange] {
    contacts.compactMap { contact in
      do throws(ContactListError) {
        return try list.add(contact)
      } catch {
        reportLoss(ContactRejection(contact: contact, error: error), of: file)
        return nil
      }
    }
  }

  private func reportLoss(_ rejection: ContactRejection, of file: ContactsFile) {
    SettingsWarnings.shared.report(
      ContactLoss.notSaved(rejection), of: file.path, kind: .event)
  }
}
