import ControlModel
import GalleryModel
import Testing

@Suite struct ContactListTests {
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

  @Test(arguments: [0, -1, .min, .max]) func aNumberWithoutSuccessorIsNoIdentifier(number: Int) {
    #expect(ContactIdentifier(rawValue: number) == nil)
  }

  @Test func numbersAreNeverUsedAgain() throws {
    var list = try Self.list(Self.ann, Self.bob)
    _ = list.remove(try Self.id(2))
    #expect(try list.add(Self.bob) == .added(try Self.entry(3, Self.bob), index: 1))
    let kept = try ContactList(entries: [], lastNumber: list.lastNumber)
    #expect(kept.lastNumber == 3)
  }

  @Test func afterTheLastNumberNothingIsAdded() throws {
    var list = try ContactList(entries: [], lastNumber: .max)
    #expect(throws: ContactListError.identifiersUsedUp) { try list.add(Self.ann) }
    #expect(list.entries.isEmpty)
  }

  // MARK: Addresses

  @Test(arguments: ["ann@x.org", "ANN@X.ORG", " Ann@x.org\u{200b}"])
  func aSecondContactWithAnAddressIsRefusedAndTheHolderNamed(eMail: String) throws {
    var list = try Self.list(Self.ann)
    let before = list
    #expect(throws: ContactListError.addressTaken(eMail, holder: "Ann")) {
      try list.add(Contact(name: "Other", eMail: eMail))
    }
    #expect(list == before)
  }

  @Test(arguments: [
    ("É@x", "é@x", true), ("e\u{301}@x", "é@x", true), ("ΔΑ@x", "δα@x", true),
    ("ẞ@x", "ß@x", true), ("ss@x", "ß@x", false), ("I@x", "ı@x", false), ("a@x", "a@y", false),
    ("", "", false), (" ", "\u{200b}", false),
  ])
  func caseIsIgnoredInAnyScript(first: String, second: String, isSame: Bool) throws {
    var list = try Self.list(Contact(name: "One", eMail: first))
    let outcome = Result { try list.add(Contact(name: "Two", eMail: second)) }
    #expect(list.entries.count == (isSame ? 1 : 2))
    #expect((try? outcome.get()) == nil || !isSame)
  }

  @Test func theHolderWithoutANameIsNamedByItsAddress() throws {
    var list = try Self.list(Self.nameless)
    #expect(throws: ContactListError.addressTaken("OFFICE@x.org", holder: "office@x.org")) {
      try list.add(Contact(name: "Ann", eMail: "OFFICE@x.org"))
    }
  }

  @Test func anAddressIsFreeOnceItsHolderIsGone() throws {
    var list = try Self.list(Self.ann)
    #expect(list.holder(ofAddress: "Ann@X.org")?.contact == Self.ann)
    #expect(list.holder(ofAddress: "") == nil)
    #expect(list.remove(try Self.id(1)) == .removed(try Self.entry(1, Self.ann), index: 0))
    #expect(list.holder(ofAddress: "ann@x.org") == nil)
    #expect(list.remove(try Self.id(1)) == nil)
    _ = try list.add(Self.ann)
    #expect(list.entries == [try Self.entry(2, Self.ann)])
  }

  // MARK: Kept lists

  @Test func aKeptListComesBackAsItWas() throws {
    var list = try Self.list(Self.ann, Self.bob, Self.nameless)
    _ = list.remove(try Self.id(2))
    #expect(try ContactList(entries: list.entries, lastNumber: list.lastNumber) == list)
    #expect(try ContactList(entries: list.entries, lastNumber: -7).lastNumber == 3)
  }

  @Test func aKeptListThatContradictsItselfIsRefused() throws {
    let twice = [try Self.entry(4, Self.ann), try Self.entry(4, Self.bob)]
    #expect(throws: ContactListError.repeatedIdentifier(try Self.id(4))) {
      try ContactList(entries: twice, lastNumber: 4)
    }
    let same = [try Self.entry(1, Self.ann), try Self.entry(2, Self.ann)]
    #expect(throws: ContactListError.addressTaken("ann@x.org", holder: "Ann")) {
      try ContactList(entries: same, lastNumber: 4)
    }
    #expect(
      ContactListError.repeatedIdentifier(try Self.id(4)).description
        == "Two contacts have the number 4, which must be the number of one.")
  }

  // MARK: Changes

  @Test func aChangeAppliedTwiceIsMadeOnce() throws {
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

  @Test func aNewContactWhoseNumberIsTakenGetsTheNextOne() throws {
    var newest = try Self.list(Self.ann)
    let made = try newest.apply(.added(try Self.entry(1, Self.bob), index: 0))
    #expect(made == .added(try Self.entry(2, Self.bob), index: 0))
    #expect(newest.entries.map(\.contact) == [Self.bob, Self.ann])
    #expect(try newest.apply(try #require(made)) == nil)
  }

  @Test func aRestoredContactWhoseNumberIsTakenGetsTheNextOne() throws {
    var newest = try Self.list(Self.ann, Self.nameless)
    let made = try newest.apply(.restored(try Self.entry(1, Self.bob), index: 1))
    #expect(made == .restored(try Self.entry(3, Self.bob), index: 1))
    #expect(newest.entries.map(\.contact) == [Self.ann, Self.bob, Self.nameless])
    #expect(newest[try Self.id(1)] == Self.ann)
    #expect(newest.index(of: try Self.id(3)) == 1)
    #expect(newest.lastNumber == 3)
  }

  @Test func aNumberThatBelongsToAnotherRemovesNobody() throws {
    var list = try Self.list(Self.ann)
    #expect(try list.apply(.removed(try Self.entry(1, Self.bob), index: 0)) == nil)
    #expect(list.entries.count == 1)
  }

  @Test func aRemovedContactDoesNotComeBackIfItsAddressIsTaken() throws {
    var list = try Self.list(Self.ann)
    let removed = try #require(list.remove(try Self.id(1)))
    _ = try list.add(Contact(name: "Heir", eMail: "ANN@x.org"))
    let before = list
    #expect(throws: ContactListError.addressTaken("ann@x.org", holder: "Heir")) {
      try list.apply(.restored(removed.entry, index: 0))
    }
    #expect(list == before)
  }

  // MARK: History

  @Test func removalsComeBackTheLastOneFirstEachToItsPlace() throws {
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

  @Test func aHundredRemovalsComeBackAndTheOldestIsForgotten() throws {
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

  @Test func aRefusedRemovalWaitsBehindTheOthersAndComesBackOnceItCan() throws {
    var list = try Self.list(Self.bob, Self.ann)
    var history = ContactHistory()
    for number in 1...2 { history.record(try #require(list.remove(try Self.id(number)))) }
    let double = Contact(name: "Double", eMail: Self.ann.eMail.uppercased())
    let holder = try list.add(double).entry.id
    #expect(Self.undo(&history, in: &list) == "Ann refused")
    #expect(Self.undo(&history, in: &list) == "Bob")
    #expect(Self.undo(&history, in: &list) == "Ann refused", "it is told as often as it is asked")
    _ = list.remove(holder)
    #expect(Self.undo(&history, in: &list) == "Ann", "whoever removed the holder")
    #expect(history.isEmpty)
  }

  @Test func ofTwoRefusedRemovalsTheLaterOneComesBackFirst() throws {
    var list = try Self.list(Self.ann, Self.bob)
    var history = ContactHistory()
    for number in [1, 2] { history.record(try #require(list.remove(try Self.id(number)))) }
    let holders = try [Self.ann, Self.bob].map {
      try list.add(Contact(name: "Heir", eMail: $0.eMail)).entry.id
    }
    #expect(Self.undo(&history, in: &list) == "Bob refused")
    #expect(Self.undo(&history, in: &list) == "Ann refused")
    #expect(Self.undo(&history, in: &list) == "Bob refused", "of two that cannot, the later one")
    for holder in holders { _ = list.remove(holder) }
    #expect(Self.undo(&history, in: &list) == "Bob", "of two that can, the later one")
    #expect(Self.undo(&history, in: &list) == "Ann")
  }

  @Test func ofTwoRefusedRemovalsTheOneThatCanComesBackFirst() throws {
    var list = try Self.list(Self.ann, Self.bob)
    var history = ContactHistory()
    for number in [1, 2] { history.record(try #require(list.remove(try Self.id(number)))) }
    let holders = try [Self.ann, Self.bob].map {
      try list.add(Contact(name: "Heir", eMail: $0.eMail)).entry.id
    }
    for title in ["Bob refused", "Ann refused"] {
      #expect(Self.undo(&history, in: &list) == title)
    }
    _ = list.remove(holders[0])
    #expect(Self.undo(&history, in: &list) == "Ann", "although Bob went later")
    #expect(Self.undo(&history, in: &list) == "Bob refused")
  }

  @Test func refusedRemovalsThatOneRemovalFreesComeBackInTheirOrder() throws {
    var list = try Self.list(Self.ann)
    var history = ContactHistory()
    let twin = Contact(name: "Twin", eMail: Self.ann.eMail)
    history.record(try #require(list.remove(try Self.id(1))))
    let twinId = try list.add(twin).entry.id
    let twinRemoval = list.remove(twinId)
    history.record(try #require(twinRemoval))
    let holder = try list.add(Contact(name: "Heir", eMail: Self.ann.eMail)).entry.id
    #expect(Self.undo(&history, in: &list) == "Twin refused")
    #expect(Self.undo(&history, in: &list) == "Ann refused")
    let freeing = list.remove(holder)
    history.record(try #require(freeing))
    #expect(Self.undo(&history, in: &list) == "Twin")
    #expect(Self.undo(&history, in: &list) == "Ann refused")
  }

  @Test func aRemovalThatFreesTheAddressOfARefusedOneLetsThatOneComeBackFirst() throws {
    var list = try Self.list(Self.bob, Self.ann)
    var history = ContactHistory()
    history.record(try #require(list.remove(try Self.id(2))))
    let double = Contact(name: "Double", eMail: Self.ann.eMail.uppercased())
    let holder = try list.add(double).entry.id
    #expect(Self.undo(&history, in: &list) == "Ann refused")
    let freeing = list.remove(holder)
    history.record(try #require(freeing))
    history.record(try #require(list.remove(try Self.id(1))))
    #expect(Self.undo(&history, in: &list) == "Bob", "what has nothing to do with it goes on top")
    #expect(Self.undo(&history, in: &list) == "Ann")
    #expect(Self.undo(&history, in: &list) == "Double refused")
    #expect(!history.isEmpty)
  }

  /// Undoes a removal and gives the contact's name, with what came of it.
  private static func undo(_ history: inout ContactHistory, in list: inout ContactList) -> String? {
    guard let change = history.undo(in: list) else { return nil }
    let name = change.entry.contact.name
    do {
      _ = try list.apply(change)
      history.record(change)
      return name
    } catch {
      history.recordRefusal(of: change)
      return "\(name) refused"
    }
  }
}
