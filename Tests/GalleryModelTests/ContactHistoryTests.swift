import ControlModel
import GalleryModel
import Testing

@Suite("The history of removed contacts")
struct ContactHistoryTests {
  private static let ann = Contact(name: "Ann", eMail: "ann@x.org")
  private static let bob = Contact(name: "Bob", eMail: "bob@x.org")
  private static let nameless = Contact(name: "", eMail: "office@x.org")

  private static func list(_ contacts: Contact...) throws -> ContactList {
    var list = ContactList()
    for contact in contacts { _ = try list.add(contact) }
    return list
  }

  private static func id(_ number: Int) throws -> ContactIdentifier {
    try #require(ContactIdentifier(rawValue: number))
  }

  private static func entry(_ number: Int, _ contact: Contact) throws -> ContactEntry {
    ContactEntry(id: try id(number), contact: contact)
  }

  @Test("Undo restores the removed contacts at their positions, last one first.")
  func order() throws {
    var list = try Self.list(Self.ann, Self.bob, Self.nameless)
    let before = list
    var history = ContactHistory()
    history.record(.added(try Self.entry(3, Self.nameless), index: 2))
    #expect(history.isEmpty)
    for number in [2, 1, 3] { history.record(try #require(list.remove(try Self.id(number)))) }
    #expect(list.entries.isEmpty && !history.isEmpty)
    var titles: [String] = []
    while let change = history.undo(in: list) {
      titles.append(change.entry.contact.title)
      #expect(try list.apply(change) == change)
      history.record(change)
    }
    #expect(titles == ["office@x.org", "Ann", "Bob"])
    #expect(list == before)
    #expect(history.isEmpty && history.undo(in: list) == nil)
  }

  @Test("The history holds a hundred removals and drops the oldest.")
  func capacity() throws {
    var history = ContactHistory()
    for number in 1...ContactHistory.maximumRemovalCount + 1 {
      history.record(.removed(try Self.entry(number, Self.ann), index: 0))
    }
    var numbers: [Int] = []
    while let change = history.undo(in: ContactList()) {
      numbers.append(change.entry.id.rawValue)
      history.record(change)
    }
    #expect(numbers == (2...101).reversed())
  }

  @Test("A removal that cannot be undone waits behind the others until it can.")
  func rejectedUndo() throws {
    var list = try Self.list(Self.bob, Self.ann)
    var history = ContactHistory()
    for number in 1...2 { history.record(try #require(list.remove(try Self.id(number)))) }
    let double = Contact(name: "Double", eMail: Self.ann.eMail.uppercased())
    let holder = try list.add(double).entry.id
    #expect(Self.undo(&history, in: &list) == "Ann rejected")
    #expect(Self.undo(&history, in: &list) == "Bob")
    #expect(Self.undo(&history, in: &list) == "Ann rejected", "each undo reports it")
    _ = list.remove(holder)
    #expect(Self.undo(&history, in: &list) == "Ann", "the holder is removed")
    #expect(history.isEmpty)
  }

  @Test("The later of two waiting removals is undone first.")
  func twoWaitingRemovals() throws {
    var list = try Self.list(Self.ann, Self.bob)
    var history = ContactHistory()
    for number in [1, 2] { history.record(try #require(list.remove(try Self.id(number)))) }
    let holders = try [Self.ann, Self.bob].map {
      try list.add(Contact(name: "Heir", eMail: $0.eMail)).entry.id
    }
    #expect(Self.undo(&history, in: &list) == "Bob rejected")
    #expect(Self.undo(&history, in: &list) == "Ann rejected")
    #expect(
      Self.undo(&history, in: &list) == "Bob rejected", "the later of two that cannot be undone")
    for holder in holders { _ = list.remove(holder) }
    #expect(Self.undo(&history, in: &list) == "Bob", "the later of two that can be undone")
    #expect(Self.undo(&history, in: &list) == "Ann")
  }

  @Test("Of two waiting removals, the one that can be undone comes first.")
  func possibleUndoFirst() throws {
    var list = try Self.list(Self.ann, Self.bob)
    var history = ContactHistory()
    for number in [1, 2] { history.record(try #require(list.remove(try Self.id(number)))) }
    let holders = try [Self.ann, Self.bob].map {
      try list.add(Contact(name: "Heir", eMail: $0.eMail)).entry.id
    }
    for title in ["Bob rejected", "Ann rejected"] {
      #expect(Self.undo(&history, in: &list) == title)
    }
    _ = list.remove(holders[0])
    #expect(Self.undo(&history, in: &list) == "Ann", "although Bob was removed later")
    #expect(Self.undo(&history, in: &list) == "Bob rejected")
  }

  @Test("Waiting removals that one removal frees are undone in their order.")
  func freedRemovals() throws {
    var list = try Self.list(Self.ann)
    var history = ContactHistory()
    let twin = Contact(name: "Twin", eMail: Self.ann.eMail)
    history.record(try #require(list.remove(try Self.id(1))))
    let twinId = try list.add(twin).entry.id
    let twinRemoval = list.remove(twinId)
    history.record(try #require(twinRemoval))
    let holder = try list.add(Contact(name: "Heir", eMail: Self.ann.eMail)).entry.id
    #expect(Self.undo(&history, in: &list) == "Twin rejected")
    #expect(Self.undo(&history, in: &list) == "Ann rejected")
    let freeing = list.remove(holder)
    history.record(try #require(freeing))
    #expect(Self.undo(&history, in: &list) == "Twin")
    #expect(Self.undo(&history, in: &list) == "Ann rejected")
  }

  @Test("A waiting removal is undone before the removal that freed its address.")
  func freedAddress() throws {
    var list = try Self.list(Self.bob, Self.ann)
    var history = ContactHistory()
    history.record(try #require(list.remove(try Self.id(2))))
    let double = Contact(name: "Double", eMail: Self.ann.eMail.uppercased())
    let holder = try list.add(double).entry.id
    #expect(Self.undo(&history, in: &list) == "Ann rejected")
    let freeing = list.remove(holder)
    history.record(try #require(freeing))
    history.record(try #require(list.remove(try Self.id(1))))
    #expect(Self.undo(&history, in: &list) == "Bob", "another removal is undone first")
    #expect(Self.undo(&history, in: &list) == "Ann")
    #expect(Self.undo(&history, in: &list) == "Double rejected")
    #expect(!history.isEmpty)
  }

  /// Undoes a removal, and returns the contact's name with the result.
  private static func undo(_ history: inout ContactHistory, in list: inout ContactList) -> String? {
    guard let change = history.undo(in: list) else { return nil }
    let name = change.entry.contact.name
    do {
      _ = try list.apply(change)
      history.record(change)
      return name
    } catch {
      history.recordRejection(of: change)
      return "\(name) rejected"
    }
  }
}
