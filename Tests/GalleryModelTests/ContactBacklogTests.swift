import ControlModel
import GalleryModel
import Testing

@Suite("The contact changes that are not in the file yet")
struct ContactBacklogTests {
  private let ann = Contact(name: "Ann", eMail: "ann@example.org")
  private let bob = Contact(name: "Bob", eMail: "bob@example.org")

  @Test("The changes are applied to a newer list.")
  func newerList() throws {
    var mine = ContactList()
    var backlog = backlog(of: [try mine.add(ann), try mine.add(bob)])
    var theirs = ContactList()
    _ = try theirs.add(Contact(name: "Cleo", eMail: ""))
    let rejections = backlog.apply(to: &theirs)
    #expect(rejections.isEmpty)
    #expect(theirs.entries.map(\.contact.name) == ["Ann", "Bob", "Cleo"])
    #expect(Set(theirs.entries.map(\.id)).count == 3)
  }

  @Test("A contact that was added and removed again is not added.")
  func addedAndRemoved() throws {
    var mine = ContactList()
    let added = try mine.add(ann)
    let removal = mine.remove(added.entry.id)
    let removed = try #require(removal)
    #expect(backlog(of: [added, removed]).isEmpty)
    let restoration = try mine.apply(.restored(removed.entry, index: 0))
    let restored = try #require(restoration)
    var backlog = backlog(of: [added, removed, restored])
    var theirs = ContactList()
    // In their list, another contact has the number of Ann.
    _ = try theirs.add(bob)
    let rejections = backlog.apply(to: &theirs)
    #expect(rejections.isEmpty)
    #expect(Set(theirs.entries.map(\.contact)) == [ann, bob])
  }

  @Test("A contact that got another number in the meantime can still be removed.")
  func anotherNumber() throws {
    var mine = ContactList()
    var backlog = backlog(of: [try mine.add(ann)])
    var theirs = ContactList()
    _ = try theirs.add(bob)
    var newest = theirs
    #expect(backlog.apply(to: &newest).isEmpty)
    let moved = try #require(newest.entries.first { $0.contact == ann })
    #expect(moved.id != mine.entries[0].id)
    let removal = newest.remove(moved.id)
    backlog.record(try #require(removal))
    #expect(backlog.isEmpty)
  }

  @Test("A rejected change is reported once.")
  func oneReport() throws {
    var mine = ContactList()
    var backlog = backlog(of: [try mine.add(ann)])
    var theirs = ContactList()
    _ = try theirs.add(ann)
    _ = theirs.remove(theirs.entries[0].id)
    _ = try theirs.add(Contact(name: "Anna", eMail: "ann@example.org"))
    #expect(backlog.apply(to: &theirs).count == 1)
    #expect(backlog.isEmpty)
  }

  @Test("A contact that was saved, removed, restored, and removed again is removed.")
  func removedTwice() throws {
    var theirs = ContactList()
    let id = try theirs.add(ann).entry.id
    var mine = theirs
    let removal = mine.remove(id)
    let removed = try #require(removal)
    let restoration = try mine.apply(.restored(removed.entry, index: 0))
    let restored = try #require(restoration)
    let secondRemoval = mine.remove(id)
    let again = try #require(secondRemoval)
    var backlog = backlog(of: [removed, restored, again])
    let rejections = backlog.apply(to: &theirs)
    #expect(rejections.isEmpty)
    #expect(theirs.entries.isEmpty)
  }

  @Test("A removal cancels the latest restoration of its contact.")
  func removalAfterRestoration() throws {
    var mine = ContactList()
    let id = try mine.add(ann).entry.id
    let removal = mine.remove(id)
    let removed = try #require(removal)
    let restoration = try mine.apply(.restored(removed.entry, index: 0))
    let secondRemoval = mine.remove(id)
    var backlog = backlog(
      of: [removed, try #require(restoration), try #require(secondRemoval)])
    // Their list has another contact with the address, so a restoration in the backlog would be
    // rejected.
    var theirs = ContactList()
    _ = try theirs.add(Contact(name: "Anna", eMail: ann.eMail))
    #expect(backlog.apply(to: &theirs).isEmpty)
    #expect(backlog.isEmpty)
  }

  @Test("Of lost contacts that are equal, as many are added as the newer list lacks.")
  func equalContacts() throws {
    let cleo = Contact(name: "Cleo", eMail: "")
    var mine = ContactList()
    for _ in 0..<5 { _ = try mine.add(cleo) }
    var theirs = try ContactList(entries: [], lastNumber: 9)
    for _ in 0..<2 { _ = try theirs.add(cleo) }
    var backlog = ContactBacklog()
    backlog.record(lossOf: mine, in: theirs)
    #expect(backlog.apply(to: &theirs).isEmpty)
    #expect(theirs.entries.map(\.contact) == Array(repeating: cleo, count: 5))
  }

  @Test("An addition whose address is now in use is rejected and reported.")
  func usedAddress() throws {
    var mine = ContactList()
    var backlog = backlog(of: [try mine.add(ann), try mine.add(bob)])
    var theirs = ContactList()
    _ = try theirs.add(Contact(name: "Anna", eMail: "ANN@example.org"))
    let rejections = backlog.apply(to: &theirs)
    let error = ContactListError.addressTaken("ann@example.org", holder: "Anna")
    #expect(rejections == [ContactRejection(contact: ann, error: error)])
    #expect(
      rejections.map { ContactLoss.notSaved($0).clause }
        == ["\(quoted: "Ann") could not be saved and was lost: \(error.clause)"])
    #expect(theirs.entries.map(\.contact.title).contains("Bob"))
  }

  @Test("Of a lost list, the contacts that the newer list lacks are added.")
  func lostList() throws {
    let cleo = Contact(name: "Cleo", eMail: "")
    var mine = ContactList()
    for contact in [ann, cleo, bob, cleo] { _ = try mine.add(contact) }
    var theirs = ContactList()
    // Their list has Ann, one Cleo with another number, and another contact.
    for contact in [ann, Contact(name: "Dora", eMail: ""), cleo] { _ = try theirs.add(contact) }
    var backlog = ContactBacklog()
    backlog.record(lossOf: mine, in: theirs)
    #expect(backlog.apply(to: &theirs).isEmpty)
    #expect(theirs.entries.map(\.contact.title).sorted() == ["Ann", "Bob", "Cleo", "Cleo", "Dora"])
    backlog.record(lossOf: mine, in: theirs)
    #expect(backlog.isEmpty, "the list is complete")
  }

  @Test("A contact that another program has edited is not lost.")
  func editedContact() throws {
    var mine = ContactList()
    for contact in [ann, bob] { _ = try mine.add(contact) }
    // In a file that an editor wrote, Ann has another name, and Bob has another number.
    let anna = Contact(name: "Anna", eMail: ann.eMail)
    let bobAgain = Contact(name: "Bob", eMail: "BOB@example.org")
    var theirs = ContactList()
    for contact in [anna, Contact(name: "Cleo", eMail: ""), bobAgain] {
      _ = try theirs.add(contact)
    }
    let before = theirs
    var backlog = ContactBacklog()
    backlog.record(lossOf: mine, in: theirs)
    #expect(backlog.apply(to: &theirs).isEmpty)
    #expect(theirs == before)
  }

  @Test("A removal is still pending after a loss of the list, but not a restoration.")
  func pendingRemoval() throws {
    var theirs = ContactList()
    for contact in [ann, bob] { _ = try theirs.add(contact) }
    var mine = theirs
    let removals = theirs.entries.compactMap { mine.remove($0.id) }
    let back = try mine.apply(.restored(removals[1].entry, index: 0))
    var backlog = backlog(of: removals + [try #require(back)])
    backlog.record(lossOf: mine, in: theirs)
    #expect(backlog.apply(to: &theirs).isEmpty)
    #expect(theirs.entries.map(\.contact) == [bob])
  }

  @Test("The announcement of more than three additions is their number.")
  func manyAdditions() throws {
    var list = ContactList()
    let changes = try (1...4).map { try list.add(Contact(name: "\($0)", eMail: "")) }
    #expect(
      ContactsDemo.announcement(ofAdded: Array(changes.prefix(3))).withoutIsolates
        == "1 added\n2 added\n3 added")
    #expect(ContactsDemo.announcement(ofAdded: changes) == "4 contacts added")
  }

  private func backlog(of changes: [ContactChange]) -> ContactBacklog {
    var backlog = ContactBacklog()
    for change in changes { backlog.record(change) }
    return backlog
  }
}
