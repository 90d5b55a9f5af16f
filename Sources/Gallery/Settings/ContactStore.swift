import GalleryModel
import GtkKit

/// The user's contacts, which all windows and all processes share.
///
/// For each change, the store locks the file, reads the newest list, applies the change, and saves
/// the list. Therefore, no gallery overwrites the changes of another gallery.
///
/// If the file can't be locked or written, the change remains in memory, and the store writes the
/// unsaved contacts to a separate file (``UnsavedContacts``). The store tries again to save the
/// change:
///
/// - with the next change
/// - when another program changes the file, or releases the lock of the file
/// - when the user returns to a window
/// - when the program quits
///
/// If another process first saves a contact with the same address as an unsaved contact, the
/// unsaved contact is lost, and a warning names it.
final class ContactStore {
  /// The contacts, including changes that are not saved yet.
  private(set) var list = ContactList.samples

  private let file: ContactsFile?
  private var fileState = ContactsFileState()
  private var monitor: FileMonitor?

  private let unsavedContacts: UnsavedContacts?
  /// Whether the separate file of this process contains all contacts that the shared file lacks.
  private var hasUnsavedFile = false

  /// The time to wait for a program that removed the file to write it again, in seconds.
  private static let patienceWithWriters = 0.5
  private var delayedSave: DelayedCall?

  private let observers = Observers<Void>()

  /// Creates a store for the contacts in `file`.
  ///
  /// Without a file, the store has sample contacts and saves no changes.
  init(file: ContactsFile? = nil) {
    self.file = file
    unsavedContacts = file.map { UnsavedContacts(beside: $0.path, mark: UnsavedContacts.mark) }
  }

  /// Reads the file, and observes changes that other processes make to it.
  ///
  /// Only the first call has an effect.
  func open() {
    guard let file, monitor == nil else { return }
    monitor = FileMonitor(path: file.path) { [weak self] in self?.fileDidChange() }
    file.onUnlock = { [weak self] in self?.synchronize() }
    adopt(readNotingRemoval(file.read))
    addLeftovers(of: file)
  }

  /// Calls `handler` after each change of the list, for as long as `owner` exists.
  func observe(by owner: AnyObject, _ handler: @escaping () -> Void) {
    observers.add(owner, handler)
  }

  // MARK: Changes by this process

  /// Applies a change to the newest list, and saves the list.
  ///
  /// - Parameters:
  ///   - waiting: Whether to wait if another program has locked the file.
  ///   - edit: A function that changes the list, and returns its outcome.
  ///   - changes: A function that returns the changes of an outcome. Nil elements are ignored.
  @discardableResult
  func edit<Outcome, Failure: Error>(
    waiting: Bool = true, _ edit: (inout ContactList) throws(Failure) -> Outcome,
    changes: (Outcome) -> [ContactChange?]
  ) throws(Failure) -> Outcome {
    let before = list
    let lockedFile = file?.lock(waiting: waiting)
    if let lockedFile { adopt(readNotingRemoval(lockedFile.read)) }
    defer {
      save(to: lockedFile)
      lockedFile?.release()
      notifyObservers(ofChangeFrom: before)
    }
    let outcome = try edit(&list)
    if file != nil { fileState.record(changes(outcome).compactMap { $0 }) }
    return outcome
  }

  /// Saves the list if the file lacks a part of it, and updates the separate file.
  private func save(to lockedFile: ContactsFile.LockedFile?) {
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

  /// Saves all changes that the file lacks.
  ///
  /// If the file is damaged, the store renames it and writes a new one under the same lock, so that
  /// no other process can write in between.
  private func saveMissingContacts(waiting: Bool = true) {
    edit(waiting: waiting, { _ in }, changes: { [] })
  }

  private func notifyObservers(ofChangeFrom before: ContactList) {
    if list != before { observers.notify(()) }
  }

  // MARK: Changes by others

  /// Reads the changes that other processes made to the file, and saves all changes that the file
  /// lacks.
  ///
  /// Before ``open()``, this method reads nothing.
  func synchronize() {
    readChanges()
    if fileState.isBehind { saveMissingContacts() }
  }

  /// Checks for changes of the file that cause no event, and tries again to save what the file
  /// lacks.
  ///
  /// Call this method when the user returns to a window. It doesn't wait if the file is locked.
  func retry() {
    monitor?.check()
    saveMissingContactsWhereReachable(waiting: false)
  }

  private func fileDidChange() {
    readChanges()
    saveMissingContactsWhereReachable(waiting: true)
  }

  /// Saves what the file lacks if the file exists or may be created now.
  ///
  /// If the file has lost the list, the method saves after a delay, because another program may be
  /// about to write the file. The user may even have returned from that program.
  private func saveMissingContactsWhereReachable(waiting: Bool) {
    guard fileState.isBehind, monitor?.isReachable == true else { return }
    guard fileState.hasLostList else { return saveMissingContacts(waiting: waiting) }
    delayedSave?.cancel()
    delayedSave = DelayedCall.after(seconds: Self.patienceWithWriters) { [weak self] in
      guard let self, fileState.isBehind, monitor?.isReachable == true else { return }
      saveMissingContacts()
    }
  }

  /// Adopts the list in the file, unless there are unsaved changes.
  ///
  /// If there are, the next save merges both lists.
  private func readChanges() {
    guard let file, monitor != nil else { return }
    let newest = readNotingRemoval {
      if fileState.isBehind { return nil }
      // If the list must be saved again, a damaged file is renamed only then, under the same lock.
      return fileState.isUntouched ? file.read() : file.readQuietly()
    }
    guard !fileState.isBehind else { return }
    let before = list
    adopt(newest)
    notifyObservers(ofChangeFrom: before)
  }

  /// Reads the file with `read`, and records whether it was removed before the end of the read.
  ///
  /// If there is a new file after a removal, the process that wrote it didn't read the removed
  /// file. The new file is therefore not a later version of the removed one.
  private func readNotingRemoval(_ read: () -> SavedContacts?) -> SavedContacts? {
    guard let monitor else { return read() }
    let (contents, changes) = monitor.read(read)
    if changes.contains(.removed) { fileState.recordLoss() }
    return contents
  }

  /// Adopts the list that was read from the file, with the unsaved changes of this process applied
  /// to it.
  ///
  /// If `newest` is nil because the file is missing or unreadable, the list doesn't change.
  private func adopt(_ newest: SavedContacts?) {
    guard let file, let newest else { return fileState.recordLoss() }
    let merged = fileState.merge(list, into: newest)
    for rejection in merged.rejections { reportLoss(rejection, of: file) }
    // When nothing remains to be saved, warnings about failed saves are resolved.
    if !fileState.isBehind { SettingsWarnings.shared.resolve(file.path) }
    list = merged.list
  }

  /// Adds the contacts that other galleries couldn't save before they ended.
  private func addLeftovers(of file: ContactsFile) {
    for leftover in UnsavedContacts.leftovers(beside: file.path, mark: UnsavedContacts.mark) {
      guard let contacts = leftover.read() else { continue }
      edit({ list in add(list.missing(contacts), to: &list, of: file) }, changes: { $0 })
      // Remove the separate file only if its contacts are now in the shared file or in this
      // process's own separate file.
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
