import ControlModel
import GalleryModel
import Testing

/// Each test checks properties of random changes.
@Suite("A list of contacts changed by several processes")
struct ContactSharingTests {
  /// A process with its copy of the list, which may be old, and its removals.
  private struct Process {
    var copy = ContactList()
    var history = ContactHistory()
  }

  @Test("No process loses another's contact, and no number is used twice.", arguments: 0..<20)
  func sharing(batch: UInt64) throws {
    for number in 0..<20 {
      let seed = batch * 20 + UInt64(number)
      var generator = SplitMix64(seed: seed)
      var shared = ContactList()
      var processes = [Process(), Process(), Process()]
      var expected: Set<Contact> = []
      var holders: [ContactIdentifier: Contact] = [:]
      for step in 0..<60 {
        let current = Int.random(in: processes.indices, using: &generator)
        let change = change(
          by: &processes[current], name: "\(seed) \(step)", using: &generator)
        let made = try change.flatMap { try shared.apply($0) }
        if let made {
          processes[current].history.record(made)
          expected = expected.applying(made)
          let contact = made.entry.contact
          #expect(holders.updateValue(contact, forKey: made.entry.id) ?? contact == contact)
          let before = shared
          #expect(try shared.apply(made) == nil && shared == before, "seed \(seed)")
        }
        if Bool.random(using: &generator) { processes[current].copy = shared }
        #expect(Set(shared.entries.map(\.contact)) == expected, "seed \(seed)")
        #expect(Set(shared.entries.map(\.id)).count == shared.entries.count, "seed \(seed)")
      }
    }
  }

  /// Returns a random change of the process to its copy.
  private func change(
    by process: inout Process, name: String, using generator: inout SplitMix64
  ) -> ContactChange? {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      guard let entry = process.copy.entries.randomElement(using: &generator) else { return nil }
      return .removed(entry, index: process.copy.index(of: entry.id) ?? 0)
    case 1:
      guard let change = process.history.undo(in: process.copy) else { return nil }
      process.history.record(change)
      return change
    default:
      let contact = Contact(name: name, eMail: "\(name.filter { $0 != " " })@example.org")
      return try? process.copy.add(contact)
    }
  }

  @Test(
    "The contacts of a list do not depend on the order of two processes' changes.",
    arguments: 0..<50)
  func eitherOrder(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var start = ContactList()
    for number in 0..<8 { _ = try start.add(Contact(name: "Old \(number)", eMail: "")) }
    let changes = try ["A", "B"].map { name in
      var copy = start
      return try (0..<6).compactMap { number in
        guard Bool.random(using: &generator) else {
          return try copy.add(Contact(name: "\(name) \(number)", eMail: "\(name)\(number)@x"))
        }
        let old = start.entries.randomElement(using: &generator)
        return old.flatMap { copy.remove($0.id) }
      }
    }
    var forward = start
    for change in changes[0] + changes[1] { _ = try forward.apply(change) }
    var backward = start
    for change in changes[1] + changes[0] { _ = try backward.apply(change) }
    #expect(Set(forward.entries.map(\.contact)) == Set(backward.entries.map(\.contact)))
  }
}

extension Set<Contact> {
  fileprivate func applying(_ change: ContactChange) -> Set<Contact> {
    switch change {
    case .added(let entry, _), .restored(let entry, _): union([entry.contact])
    case .removed(let entry, _): subtracting([entry.contact])
    }
  }
}
