import Demos
import GtkKit

/// The user's contacts, which every window shows and every process shares.
///
/// A change is made to the newest list there is, under the lock of its file, so that nobody loses
/// another's. Where the file cannot be had, the change holds here and is kept with the next one, or
/// when another process replaces the file, or at the end of the program.
final class ContactStore {
  /// The contacts as they are known here.
  private(set) var list = ContactList.samples

  private let file: ContactsFile?
  private var backlog = ContactBacklog()
  private var monitor: FileMonitor?
  private var observers: [Observer] = []

  /// Contacts in a file; without one the samples, of which no change is kept.
  init(file: ContactsFile? = nil) {
    self.file = file
  }

  /// Reads the file and follows what others make of it; a second call is harmless.
  func open() {
    guard let file, monitor == nil else { return }
    monitor = FileMonitor(path: file.path) { [weak self] in self?.followFile() }
    catchUp()
  }

  /// Calls a handler after each change of the list, as long as its owner lives.
  func observe(by owner: AnyObject, _ handler: @escaping () -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, handler: handler))
  }

  // MARK: Changes

  /// Adds the contacts of a text, all that can be.
  func add(_ recipients: RecipientsText) -> RecipientsOutcome {
    edit { list in
      let outcome = list.add(recipients)
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

  /// Tries once more to keep what could not be kept.
  func keepBacklog() {
    if !backlog.isEmpty { edit { _ in ((), []) } }
  }

  /// Makes changes to the newest list and keeps them.
  private func edit<Outcome, Refusal: Error>(
    _ change: (inout ContactList) throws(Refusal) -> (outcome: Outcome, changes: [ContactChange])
  ) throws(Refusal) -> Outcome {
    let lock = file?.lock()
    let before = list
    if lock != nil { catchUp() }
    let result = Result { () throws(Refusal) in try change(&list) }
    if case .success(let made) = result { keep(made.changes, isLocked: lock != nil) }
    lock?.release()
    if list != before { tell() }
    return try result.get().outcome
  }

  private func keep(_ changes: [ContactChange], isLocked: Bool) {
    guard let file else { return }
    for change in changes { backlog.record(change) }
    if isLocked, !backlog.isEmpty, file.save(list) { backlog = ContactBacklog() }
  }

  // MARK: What others do

  /// Takes the newest list, with what of it is not kept yet; without a file the list stays.
  private func catchUp() {
    guard let file, var newest = file.load() else { return }
    for refusal in backlog.apply(to: &newest) {
      SettingsFaults.shared.report(String("\(refusal)".dropLast()), of: file.path)
    }
    list = newest
  }

  private func followFile() {
    guard backlog.isEmpty else { return keepBacklog() }
    let before = list
    catchUp()
    if list != before { tell() }
  }

  private func tell() {
    for observer in observers where observer.owner != nil { observer.handler() }
  }

  private struct Observer {
    weak var owner: AnyObject?
    let handler: () -> Void
  }
}
