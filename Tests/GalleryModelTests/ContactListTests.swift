import ControlModel
import GalleryModel
import Testing

@Suite("A list of contacts")
struct ContactListTests {
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

  // MARK: Numbers

  @Test(
    "A number that is not positive or has no successor is not an identifier.",
    arguments: [0, -1, .min, .max])
  func unusableNumbers(number: Int) {
    #expect(ContactIdentifier(rawValue: number) == nil)
  }

  @Test("The number of a removed contact is never used again.")
  func newNumber() throws {
    var list = try Self.list(Self.ann, Self.bob)
    _ = list.remove(try Self.id(2))
    #expect(try list.add(Self.bob) == .added(try Self.entry(3, Self.bob), index: 1))
    let saved = try ContactList(entries: [], lastNumber: list.lastNumber)
    #expect(saved.lastNumber == 3)
  }

  @Test("A list that has used the last number rejects more contacts.")
  func lastNumber() throws {
    var list = try ContactList(entries: [], lastNumber: .max)
    #expect(throws: ContactListError.identifiersUsedUp) { try list.add(Self.ann) }
    #expect(list.entries.isEmpty)
  }

  // MARK: Addresses

  @Test(
    "A second contact with an address is rejected, and the error names the holder.",
    arguments: ["ann@x.org", "ANN@X.ORG", " Ann@x.org\u{200b}"])
  func usedAddress(eMail: String) throws {
    var list = try Self.list(Self.ann)
    let before = list
    #expect(throws: ContactListError.addressTaken(eMail, holder: "Ann")) {
      try list.add(Contact(name: "Other", eMail: eMail))
    }
    #expect(list == before)
  }

  @Test(
    "Two addresses are equal regardless of case, in any script.",
    arguments: [
      ("É@x", "é@x", true), ("e\u{301}@x", "é@x", true), ("ΔΑ@x", "δα@x", true),
      ("ẞ@x", "ß@x", true), ("ss@x", "ß@x", false), ("I@x", "ı@x", false), ("a@x", "a@y", false),
      ("", "", false), (" ", "\u{200b}", false),
    ])
  func caseInsensitivity(first: String, second: String, isSame: Bool) throws {
    var list = try Self.list(Contact(name: "One", eMail: first))
    let outcome = Result { try list.add(Contact(name: "Two", eMail: second)) }
    #expect(list.entries.count == (isSame ? 1 : 2))
    #expect((try? outcome.get()) == nil || !isSame)
  }

  @Test("A holder without a name is named by its address.")
  func namelessHolder() throws {
    var list = try Self.list(Self.nameless)
    #expect(throws: ContactListError.addressTaken("OFFICE@x.org", holder: "office@x.org")) {
      try list.add(Contact(name: "Ann", eMail: "OFFICE@x.org"))
    }
  }

  @Test("The address of a removed contact is free.")
  func freeAddress() throws {
    var list = try Self.list(Self.ann)
    #expect(list.holder(ofAddress: "Ann@X.org")?.contact == Self.ann)
    #expect(list.holder(ofAddress: "") == nil)
    #expect(list.remove(try Self.id(1)) == .removed(try Self.entry(1, Self.ann), index: 0))
    #expect(list.holder(ofAddress: "ann@x.org") == nil)
    #expect(list.remove(try Self.id(1)) == nil)
    _ = try list.add(Self.ann)
    #expect(list.entries == [try Self.entry(2, Self.ann)])
  }

  // MARK: Saved lists

  @Test("A saved list is restored unchanged.")
  func savedList() throws {
    var list = try Self.list(Self.ann, Self.bob, Self.nameless)
    _ = list.remove(try Self.id(2))
    #expect(try ContactList(entries: list.entries, lastNumber: list.lastNumber) == list)
    #expect(try ContactList(entries: list.entries, lastNumber: -7).lastNumber == 3)
  }

  @Test("A saved list with a repeated number or address is rejected.")
  func inconsistentList() throws {
    let twice = [try Self.entry(4, Self.ann), try Self.entry(4, Self.bob)]
    #expect(throws: ContactListError.repeatedIdentifier(try Self.id(4))) {
      try ContactList(entries: twice, lastNumber: 4)
    }
    let same = [try Self.entry(1, Self.ann), try Self.entry(2, Self.ann)]
    #expect(throws: ContactListError.addressTaken("ann@x.org", holder: "Ann")) {
      try ContactList(entries: same, lastNumber: 4)
    }
    #expect(
      ContactListError.repeatedIdentifier(try Self.id(4)).text(in: .window)
        == "Two contacts have the number 4. Numbers must be unique.")
  }

  // MARK: Changes

  @Test("A change that is applied twice has one effect.")
  func repeatedChange() throws {
    var list = try Self.list(Self.ann)
    let added = ContactChange.added(try Self.entry(2, Self.bob), index: 9)
    #expect(try list.apply(added) == .added(try Self.entry(2, Self.bob), index: 1))
    #expect(try list.apply(added) == nil)
    let removed = ContactChange.removed(try Self.entry(1, Self.ann), index: 0)
    #expect(try list.apply(removed) == removed)
    #expect(try list.apply(removed) == nil)
    let restored = ContactChange.restored(try Self.entry(1, Self.ann), index: -3)
    #expect(try list.apply(restored) == .restored(try Self.entry(1, Self.ann), index: 0))
    #expect(try list.apply(restored) == nil)
    #expect(list.entries == [try Self.entry(1, Self.ann), try Self.entry(2, Self.bob)])
  }

  @Test("A new contact whose number is in use gets the next number.")
  func usedNumberOfAddition() throws {
    var newest = try Self.list(Self.ann)
    let made = try newest.apply(.added(try Self.entry(1, Self.bob), index: 0))
    #expect(made == .added(try Self.entry(2, Self.bob), index: 0))
    #expect(newest.entries.map(\.contact) == [Self.bob, Self.ann])
    #expect(try newest.apply(try #require(made)) == nil)
  }

  @Test("A restored contact whose number is in use gets the next number.")
  func usedNumberOfRestoration() throws {
    var newest = try Self.list(Self.ann, Self.nameless)
    let made = try newest.apply(.restored(try Self.entry(1, Self.bob), index: 1))
    #expect(made == .restored(try Self.entry(3, Self.bob), index: 1))
    #expect(newest.entries.map(\.contact) == [Self.ann, Self.bob, Self.nameless])
    #expect(newest[try Self.id(1)] == Self.ann)
    #expect(newest.index(of: try Self.id(3)) == 1)
    #expect(newest.lastNumber == 3)
  }

  @Test("A removal whose number belongs to another contact removes nothing.")
  func removalOfAnotherContact() throws {
    var list = try Self.list(Self.ann)
    #expect(try list.apply(.removed(try Self.entry(1, Self.bob), index: 0)) == nil)
    #expect(list.entries.count == 1)
  }

  @Test("A removed contact whose address is in use cannot be restored.")
  func restorationWithUsedAddress() throws {
    var list = try Self.list(Self.ann)
    let removed = try #require(list.remove(try Self.id(1)))
    _ = try list.add(Contact(name: "Heir", eMail: "ANN@x.org"))
    let before = list
    #expect(throws: ContactListError.addressTaken("ann@x.org", holder: "Heir")) {
      try list.apply(.restored(removed.entry, index: 0))
    }
    #expect(list == before)
  }
}
