import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of contacts that cannot be saved and are written to a file beside the contacts file.
final class ContactStoreUnsavedTests: XCTestCase {
  func testContactsBlockedByALockAreAddedOnTheNextLaunchWheneverThisOneEnded() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      let lock = try FileLock(for: file.path)
      _ = try standardError { for contact in [ann, bob] { _ = try store.add(contact) } }
      // The process with this number is another program.
      let unsaved = ProcessFile(beside: file.path, mark: "unsaved")
      let leftover = ProcessFile(beside: file.path, mark: "unsaved", process: 1)
      try FileManager.default.moveItem(atPath: unsaved.path, toPath: leftover.path)
      let attributes = try FileManager.default.attributesOfItem(atPath: leftover.path)
      XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
      lock.release()
      // The file already contains Ann, as if the gallery had ended right after saving her.
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

  func testASaveAfterALockIsReleasedLeavesNoUnsavedFileBehind() throws {
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

  func testContactsMissingFromAnUnwritableFileAreInTheFileBesideIt() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      try block(file.path)
      _ = try standardError {
        store.open()
        _ = try store.add(ann)
      }
      XCTAssertEqual(contacts(of: unsaved(beside: file)), [ann])
      // The program is killed, and the file becomes writable again.
      let leftover = ProcessFile(beside: file.path, mark: "unsaved", process: 1)
      try FileManager.default.moveItem(atPath: unsaved(beside: file).path, toPath: leftover.path)
      // A second launch that cannot save them either passes the contacts on.
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

  func testContactsThatCannotBeWrittenAnywhereStayWhereTheyAre() throws {
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

  func testAnUnsavedFileOfAnEarlierProcessWithTheSameNumberStaysWhileTheLockIsHeld() throws {
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

  func testAContactRejectedAfterALockIsReleasedIsNotInTheUnsavedFile() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      let lock = try FileLock(for: file.path)
      _ = try standardError { _ = try store.add(ann) }
      // The holder of the lock adds a contact with this address.
      var list = ContactList.samples
      _ = try list.add(Contact(name: "Anna", eMail: ann.eMail))
      let values = KeyFile()
      SavedContacts(list, identity: nil).write(to: values)
      try values.save(to: file.path)
      lock.release()
      _ = standardError { XCTAssertTrue(runMainLoop { store.list == list }) }
      XCTAssertFalse(FileManager.default.fileExists(atPath: unsaved(beside: file).path))
    }
  }
}

/// Creates a folder with an entry at the path, so that no file can be written there.
private func block(_ path: String) throws {
  try FileManager.default.createDirectory(
    atPath: path + "/entry", withIntermediateDirectories: true)
}

@MainActor private func unsaved(beside file: ContactsFile) -> ProcessFile {
  ProcessFile(beside: file.path, mark: "unsaved")
}

/// The contacts that the next launch would find in a file beside the contacts file.
@MainActor private func contacts(of file: ProcessFile) -> [Contact]? {
  guard let values = try? KeyFile(path: file.path) else { return nil }
  return try? values.groups.map { group in
    Contact(
      name: try values[group].text("Name") ?? "", eMail: try values[group].text("E-Mail") ?? "")
  }
}

private let ann = Contact(name: "Ann", eMail: "ann@example.org")
private let bob = Contact(name: "Bob", eMail: "bob@example.org")
