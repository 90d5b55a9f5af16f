import GalleryModel
import GtkKit

/// The user's contacts, which every window shows and every process shares.
///
/// A change is made to the newest list there is, under the lock of its file, so that nobody loses
/// another's. Where the file cannot be had, the change holds here and is kept with the next one, or
/// when another process replaces the file, or at the end of the program. What could not be saved is in a
/// file of its own meanwhile (``UnsavedContacts``). Where the file is damaged
/// or removed meanwhile, or another file comes to be in its place, the whole list is kept anew,
/// beside what others may have written first: nothing that a file lacks counts as removed unless it
/// is a later state of the one that held the list.
/// A contact whose address went to another one before it could be kept is gone, and named.
final class ContactStore {
  /// The contacts as they are known here.
  private(set) var list = ContactList.samples

  /// What the file is to the list.
  private enum FileState {
    /// It has not held the list yet: samples that nobody has changed need no file.
    case new
    case holdsList
    /// It is damaged, deleted, out of reach or another one since it held the list.
    case lostList
  }

  private let file: ContactsFile?
  private var fileState = FileState.new
  /// The file's identity, once the file has held the list.
  private var identity: String?
  /// The number of the last contact that was given then; an earlier state of the file has a lower one.
  private var lastNumber = 0
  private var backlog = ContactBacklog()
  private let unsaved: UnsavedContacts?
  /// Whether a file of this process has what the file of all contacts lacks.
  private var isBesideFile = false
  private var monitor: FileMonitor?

  /// How long another program may take between the removal of the file and the end of its writing, in
  /// seconds.
  private static let patienceWithWriters = 0.5
  private var keepingSoon: DelayedCall?
  private var observers: [Observer] = []

  /// Contacts in a file; without one the samples, of which no change is kept.
  init(file: ContactsFile? = nil) {
    self.file = file
    unsaved = file.map { UnsavedContacts(beside: $0.path) }
  }

  /// Reads the file and follows what others make of it; a second call is harmless.
  func open() {
    guard let file, monitor == nil else { return }
    monitor = FileMonitor(path: file.path) { [weak self] in self?.takeNews() }
    file.onUnlock { [weak self] in self?.synchronize() }
    catchUp()
    addLeftovers(of: file)
  }

  /// Adds what galleries left that ended while another program had the lock.
  private func addLeftovers(of file: ContactsFile) {
    for leftover in UnsavedContacts.leftovers(beside: file.path) {
      guard let contacts = leftover.read() else { continue }
      edit { list in
        ((), add(Self.missing(contacts, in: list), to: &list, of: file))
      }
      // What is saved neither in the file of all contacts nor in this process's own stays where it is.
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

  /// What of contacts a list lacks, each as often as it does.
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

  /// Calls a handler after each change of the list, as long as its owner lives.
  func observe(by owner: AnyObject, _ handler: @escaping () -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, handler: handler))
  }

  // MARK: Changes

  /// Adds the contacts of a text, all that can be, or none if the refused rest cannot stay in an
  /// entry of a size in bytes.
  func add(
    _ recipients: RecipientsText, keepingRestWithin size: Int
  ) throws(RecipientsOverflow) -> RecipientsOutcome {
    try edit { list throws(RecipientsOverflow) in
      let outcome = try list.add(recipients, keepingRestWithin: size)
      return (outcome, outcome.added)
    }
  }

  /// Adds a contact at the end.
  func add(_ contact: Contact) throws(ContactListError) -> ContactChange {
    try edit { list throws(ContactListError) in
      let change = try list.add(contact)
      return (change, [change])
    }
  }

  /// Removes a contact; nil where another window or process did so before.
  func remove(_ id: ContactIdentifier) -> ContactChange? {
    edit { list in
      let change = list.remove(id)
      return (change, change.map { [$0] } ?? [])
    }
  }

  /// Makes a change that undoes one; nil where the list is so already.
  func apply(_ change: ContactChange) throws(ContactListError) -> ContactChange? {
    try edit { list throws(ContactListError) in
      let change = try list.apply(change)
      return (change, change.map { [$0] } ?? [])
    }
  }

  /// Takes what others made of the file, and keeps what it lacks; harmless before the opening.
  func synchronize() {
    follow()
    if needsKeeping { keepAnew() }
  }

  /// Looks for what the system could not tell of, and tries again to keep what the file lacks: for
  /// the moment in which the user comes back to a window.
  func check() {
    guard let monitor else { return }
    monitor.check()
    if needsKeeping, monitor.isReachable { keepAnew(waiting: false) }
  }

  /// Does what ``synchronize()`` does, but makes no file in a place that is missing, and none at once
  /// where the file is gone or cannot be read: another program may be about to write it.
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
    let newest = file.peek()
    noteRemoval()
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

  /// Sets aside what is damaged and writes the list under one lock, so that nobody comes between.
  private func keepAnew(waiting: Bool = true) {
    edit(waiting: waiting) { _ in ((), []) }
  }

  /// Whether the file lacks something of the list.
  private var needsKeeping: Bool { !backlog.isEmpty || fileState == .lostList }

  /// Makes changes to the newest list and keeps them.
  ///
  /// - Parameter waiting: Whether the change may wait for another program that has the lock now.
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
    // Somebody has replaced the lock file meanwhile: the next attempt is with the new one.
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

  // MARK: What others do

  /// Learns whether the file was removed; call it after each reading and before what was read is
  /// taken.
  ///
  /// What is in the place of a removed file was written by somebody who did not read it. A removal
  /// before the reading is known after it, also where nobody has heard yet of the last saving here.
  private func noteRemoval() {
    guard let monitor, monitor.takeChanges().contains(.removed) else { return }
    if fileState == .holdsList { fileState = .lostList }
  }

  /// Takes the newest list; without a file the list stays.
  private func catchUp(holding lock: FileLock? = nil) {
    guard let file else { return }
    let newest = file.load(holding: lock)
    noteRemoval()
    if let newest {
      take(newest)
    } else if fileState == .holdsList {
      fileState = .lostList
    }
  }

  /// Takes a list that the file holds, with what of this one is not kept yet.
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
    // A fault that kept something from the file is over when there is nothing left to keep.
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
