import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// The contacts that cannot be saved, and their file beside the file of all contacts.
final class ContactStoreUnsavedTests: XCTestCase {
  func testWhatAHeldLockKeepsFromTheFileIsAddedByTheNextGalleryWhereverThisOneEnds() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      let lock = try FileLock(for: file.path)
      _ = try standardError { for contact in [ann, bob] { _ = try store.add(contact) } }
      // Another program has this number.
      let unsaved = ProcessFile(beside: file.path, mark: "unsaved")
      let leftover = ProcessFile(beside: file.path, mark: "unsaved", process: 1)
      try FileManager.default.moveItem(atPath: unsaved.path, toPath: leftover.path)
      let attributes = try FileManager.default.attributesOfItem(atPath: leftover.path)
      XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
      lock.release()
      // Ann has come into the file already, as from a gallery that ended after its saving.
      let other = ContactStore(file: ContactsFile(path: file.path + "x"))
      other.open()
      _ = try other.add(ann)
      try FileManager.default.moveItem(atPath: file.path + "x", toPath: file.path)
      let next = ContactStore(file: file)
      XCTAssertEqual(standardError { next.open() }, "")
      XCTAssertEqual(next.list.entries.map(\.contact), ContactsDemo.samples + [ann, bob])
      XCTAssertEqual(file.load(), next.list)
      XCTAssertFalse(FileManager.default.fileExists(atPath: leftover.path))
    }
  }

  func testWhatIsKeptAfterAHeldLockLeavesNoFileBehind() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      let unsaved = ProcessFile(beside: file.path, mark: "unsaved")
      let lock = try FileLock(for: file.path)
      _ = try standardError { _ = try store.add(ann) }
      XCTAssertTrue(FileManager.default.fileExists(atPath: unsaved.path))
      lock.release()
      XCTAssertTrue(runMainLoop { file.load()?.entries.last?.contact == ann })
      XCTAssertFalse(FileManager.default.fileExists(atPath: unsaved.path))
    }
  }

  func testWhatAFileThatCannotBeWrittenLacksIsBesideIt() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      try block(file.path)
      _ = try standardError {
        store.open()
        _ = try store.add(ann)
      }
      XCTAssertEqual(contacts(of: unsaved(beside: file)), [ann])
      // The program is killed, and the file can be written again.
      let leftover = ProcessFile(beside: file.path, mark: "unsaved", process: 1)
      try FileManager.default.moveItem(atPath: unsaved(beside: file).path, toPath: leftover.path)
      // A second start that cannot save either hands the contacts on.
      _ = standardError { ContactStore(file: ContactsFile(path: file.path)).open() }
      XCTAssertFalse(FileManager.default.fileExists(atPath: leftover.path))
      XCTAssertEqual(contacts(of: unsaved(beside: file)), [ann])
      try FileManager.default.removeItem(atPath: file.path)
      let next = ContactStore(file: file)
      next.open()
      XCTAssertEqual(file.load()?.entries.map(\.contact), ContactsDemo.samples + [ann])
      XCTAssertFalse(FileManager.default.fileExists(atPath: unsaved(beside: file).path))
    }
  }

  func testWhatCanBeWrittenNowhereStaysWhereItIs() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      try block(file.path)
      _ = try standardError {
        store.open()
        _ = try store.add(ann)
      }
      let leftover = ProcessFile(beside: file.path, mark: "unsaved", process: 1)
      try FileManager.default.moveItem(atPath: unsaved(beside: file).path, toPath: leftover.path)
      try block(unsaved(beside: file).path)
      _ = standardError { ContactStore(file: ContactsFile(path: file.path)).open() }
      XCTAssertEqual(contacts(of: leftover), [ann])
    }
  }

  func testAFileThatAnEarlierProcessWithTheSameNumberLeftStaysWhileTheLockIsHeld() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      let lock = try FileLock(for: file.path)
      _ = try standardError { _ = try store.add(ann) }
      _ = standardError { ContactStore(file: ContactsFile(path: file.path)).open() }
      XCTAssertEqual(contacts(of: unsaved(beside: file)), [ann])
      lock.release()
      XCTAssertTrue(runMainLoop { file.load()?.entries.last?.contact == ann })
    }
  }

  func testAContactThatTheFileRefusesAfterAHeldLockIsNotKeptBesideIt() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      let lock = try FileLock(for: file.path)
      _ = try standardError { _ = try store.add(ann) }
      // The holder of the lock adds a contact with this address.
      var list = ContactList.samples
      _ = try list.add(Contact(name: "Anna", eMail: ann.eMail))
      XCTAssertNotNil(file.save(list, identity: nil))
      lock.release()
      _ = standardError { XCTAssertTrue(runMainLoop { store.list == list }) }
      XCTAssertFalse(FileManager.default.fileExists(atPath: unsaved(beside: file).path))
    }
  }
}

/// Makes a place in which no file can be written.
private func block(_ path: String) throws {
  try FileManager.default.createDirectory(
    atPath: path + "/entry", withIntermediateDirectories: true)
}

@MainActor private func unsaved(beside file: ContactsFile) -> ProcessFile {
  ProcessFile(beside: file.path, mark: "unsaved")
}

/// The contacts that a start would find in a file beside the file of all contacts.
@MainActor private func contacts(of file: ProcessFile) -> [Contact]? {
  guard let values = try? KeyFile(path: file.path) else { return nil }
  return try? values.groups.map { group in
    Contact(
      name: try values.text("Name", in: group) ?? "",
      eMail: try values.text("E-Mail", in: group) ?? "")
  }
}

private let ann = Contact(name: "Ann", eMail: "ann@example.org")
private let bob = Contact(name: "Bob", eMail: "bob@example.org")
