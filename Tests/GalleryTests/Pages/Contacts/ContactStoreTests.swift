import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of contacts in a file that several windows and processes share.
///
/// A second store acts on the file in the same way as another process.
final class ContactStoreTests: XCTestCase {
  func testNoFileIsWrittenBeforeTheFirstChange() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      XCTAssertEqual(standardError { store.open() }, "")
      XCTAssertEqual(store.list, .samples)
      XCTAssertNil(store.remove(try XCTUnwrap(ContactIdentifier(rawValue: 99))))
      XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
      _ = try store.add(ann)
      XCTAssertEqual(file.load(), store.list)
    }
  }

  func testEveryNameIsRestoredExactly() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      let names = [
        "Mount & Blade <b>", " a ", "back\\slash;=#[]", "two\nlines\t", "שלום", "محمد", "\u{200b}",
        String(repeating: "👨‍👩‍👧‍👦", count: 300), "e\u{301}",
      ]
      for name in names { _ = try store.add(Contact(name: name, eMail: "")) }
      let list = try XCTUnwrap(file.load())
      XCTAssertEqual(list, store.list)
      let kept = list.entries.suffix(names.count).map { Array($0.contact.name.unicodeScalars) }
      XCTAssertEqual(kept, names.map { Array($0.unicodeScalars) })
    }
  }

  func testNoNumberIsUsedTwiceEvenAfterARestart() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      let first = try store.add(ann).entry.id
      _ = store.remove(first)
      let again = ContactStore(file: file)
      again.open()
      XCTAssertGreaterThan(try again.add(bob).entry.id.rawValue, first.rawValue)
    }
  }

  func testNumbersContinueBeyond32Bits() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      try write("[Contacts]\nLastNumber=2147483647\n", to: file)
      store.open()
      let first = try store.add(ann).entry.id
      _ = store.remove(first)
      let again = ContactStore(file: file)
      again.open()
      XCTAssertEqual(try again.add(bob).entry.id.rawValue, 2_147_483_649)
      XCTAssertEqual(first.rawValue, 2_147_483_648)
    }
  }

  func testTheMaximumNumberIsUsedOnceAndTheNextContactIsRejected() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      try write("[Contacts]\nLastNumber=\(Int.max - 2)\n", to: file)
      store.open()
      _ = store.remove(try store.add(ann).entry.id)
      let again = ContactStore(file: file)
      again.open()
      XCTAssertThrowsError(try again.add(bob)) {
        XCTAssertEqual($0 as? ContactListError, .identifiersUsedUp)
      }
    }
  }

  func testTwoStoresPreserveEachOthersChangesAndAreNotified() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      let other = ContactStore(file: file)
      var changes = 0
      for each in [store, other] { each.open() }
      other.observe(by: other) { changes += 1 }
      for number in 1...20 {
        for (name, each) in [("ann", store), ("bob", other)] {
          _ = try each.add(Contact(name: "", eMail: "\(name)\(number)@example.org"))
        }
      }
      XCTAssertEqual(file.load()?.entries.count, ContactsDemo.samples.count + 40)
      XCTAssertTrue(runMainLoop { store.list == other.list })
      XCTAssertGreaterThanOrEqual(changes, 20)
      let sample = try XCTUnwrap(store.list.entries.first)
      _ = store.remove(sample.id)
      XCTAssertTrue(runMainLoop { other.list.index(of: sample.id) == nil }, "the file is watched")
      runMainLoop(forSeconds: 0.2)
      let kept = try XCTUnwrap(file.load()).entries.map(\.contact)
      XCTAssertFalse(kept.contains(sample.contact), "and no store restores it")
      XCTAssertNil(other.remove(sample.id))
    }
  }

  func testARejectionNamesTheContactThatAnotherProcessAdded() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      let other = ContactStore(file: file)
      for each in [store, other] { each.open() }
      _ = try store.add(ann)
      XCTAssertThrowsError(try other.add(Contact(name: "Anna", eMail: "ANN@example.org"))) {
        XCTAssertEqual(
          $0 as? ContactListError, .addressTaken("ANN@example.org", holder: "Ann"))
      }
      XCTAssertEqual(other.list, store.list, "the newest list is shown after a rejection too")
    }
  }

  func testAChangeBlockedByALockIsSavedWithTheNextChange() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      let lock = try FileLock(for: file.path)
      let warning = try standardError { _ = try store.add(ann) }
      XCTAssertTrue(warning.contains("still locked by another program"), warning)
      XCTAssertTrue(warning.hasSuffix("; changes are not saved\n"), warning)
      XCTAssertEqual(store.list.entries.last?.contact, ann, "the window still has it")
      XCTAssertNil(file.load())
      lock.release()
      XCTAssertEqual(try standardError { _ = try store.add(bob) }, "")
      XCTAssertEqual(file.load()?.entries.suffix(2).map(\.contact), [ann, bob])
    }
  }

  func testAChangeBlockedByALockIsSavedWhenTheLockIsReleased() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      let lock = try FileLock(for: file.path)
      _ = try standardError { _ = try store.add(ann) }
      XCTAssertNil(file.load())
      lock.release()
      XCTAssertTrue(runMainLoop { file.load()?.entries.last?.contact == ann })
    }
  }

  func testTheFileIsPrivateUnlessTheUserHasChangedItsMode() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      _ = try store.add(ann)
      let mode = { try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] }
      XCTAssertEqual(try mode() as? Int, 0o600)
      for other in [0o400, 0o644] {
        try FileManager.default.setAttributes([.posixPermissions: other], ofItemAtPath: file.path)
        _ = store.remove(store.list.entries[0].id)
        XCTAssertEqual(try mode() as? Int, other)
      }
    }
  }

  func testAnUnsavedChangeIsSavedWhenAnotherProcessSavesOrTheProgramEnds() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      let other = ContactStore(file: file)
      for each in [store, other] { each.open() }
      _ = try other.add(Contact(name: "Cleo", eMail: ""))
      XCTAssertTrue(runMainLoop { store.list == other.list })
      let lock = try FileLock(for: file.path)
      _ = try standardError { _ = try store.add(ann) }
      lock.release()
      _ = try other.add(bob)
      XCTAssertTrue(runMainLoop { file.load()?.entries.count == ContactsDemo.samples.count + 3 })
      let second = try FileLock(for: file.path)
      _ = standardError { _ = store.remove(store.list.entries[0].id) }
      second.release()
      store.synchronize()
      XCTAssertEqual(file.load()?.entries.first?.contact, ContactsDemo.samples[1])
    }
  }

  func testCommentsAndGroupsOfOthersStayInTheFile() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      _ = try store.add(ann)
      let text = try String(contentsOfFile: file.path, encoding: .utf8)
      try ("# Mine\n" + text + "\n[Later]\nKey=1\n").write(
        toFile: file.path, atomically: true, encoding: .utf8)
      _ = try store.add(bob)
      let kept = try String(contentsOfFile: file.path, encoding: .utf8)
      XCTAssertTrue(kept.hasPrefix("# Mine\n"), kept)
      XCTAssertTrue(kept.contains("[Later]\nKey=1\n"), kept)
      XCTAssertTrue(kept.contains("Name=Bob"), kept)
    }
  }

  func testKeysAndCommentsOfOthersStayInAContactsGroupEvenWhenItMoves() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      try FileManager.default.createDirectory(
        atPath: file.path.replacing("/contacts.ini", with: ""), withIntermediateDirectories: true)
      try """
      [Contact 1]
      Name=Ann
      E-Mail=
      Phone=123

      [Contact 2]
      Name=Bob
      E-Mail=
      # Mine
      Phone=a\\sb

      # Above
      [Contact 3]
      Name=Cleo
      E-Mail=

      """.write(toFile: file.path, atomically: true, encoding: .utf8)
      store.open()
      _ = try store.add(Contact(name: "Dora", eMail: ""))
      let text = { try String(contentsOfFile: file.path, encoding: .utf8) }
      let notes = ["Phone=123\n", "# Mine\nPhone=a\\sb\n", "# Above\n"]
      for note in notes { XCTAssertTrue(try text().contains(note), note) }
      let removed = try XCTUnwrap(store.remove(store.list.entries[0].id))
      for note in notes.dropFirst() { XCTAssertTrue(try text().contains(note), note) }
      guard case .removed(let ann, let index) = removed else { return XCTFail("\(removed)") }
      _ = try store.apply(.restored(ann, index: index))
      XCTAssertTrue(try text().contains(notes[1]))
      XCTAssertEqual(file.load(), store.list)
      XCTAssertEqual(store.list.entries.map(\.contact.name), ["Ann", "Bob", "Cleo", "Dora"])
      _ = store.remove(store.list.entries[1].id)
      XCTAssertTrue(try text().contains("Name=Cleo"))
      XCTAssertEqual(file.load(), store.list)
    }
  }
}

/// Writes a contacts file without a store.
@MainActor private func write(_ text: String, to file: ContactsFile) throws {
  try FileManager.default.createDirectory(
    atPath: (file.path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
  try text.write(toFile: file.path, atomically: false, encoding: .utf8)
}

private let ann = Contact(name: "Ann", eMail: "ann@example.org")
private let bob = Contact(name: "Bob", eMail: "bob@example.org")
