import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests that a window loses no contact when its path leads to another file, or to a truncated one.
final class ContactStorePlaceTests: XCTestCase {
  func testContactsOfAnotherFileAreAddedAndTheWindowLosesNothing() throws {
    try onMain {
      for change in PathChange.allCases {
        for isReported in [true, false] {
          let folder = temporaryFolder()
          try change.prepare(in: folder)
          let file = ContactsFile(path: folder + change.path)
          let store = ContactStore(file: file)
          store.open()
          _ = try store.add(ann)
          runPendingEvents()
          try change.apply(in: folder)
          if isReported {
            XCTAssertTrue(
              runMainLoop { store.list.entries.map(\.contact).contains(bob) }, "\(change)")
          }
          _ = try store.add(cleo)
          let contacts = try XCTUnwrap(file.load()).entries.map(\.contact)
          XCTAssertEqual(
            Set(contacts), Set(ContactsDemo.samples + [ann, bob, cleo]), "\(change)")
          XCTAssertEqual(contacts.count, Set(contacts).count, "\(change)")
          let other = ContactStore(file: file)
          other.open()
          _ = other.remove(try XCTUnwrap(other.list.entries.first { $0.contact == bob }?.id))
          XCTAssertTrue(
            runMainLoop { store.list == other.list }, "\(change): the new file is watched")
        }
      }
    }
  }

  func testTheWindowLosesNothingWhenAFileWithAnotherIdentityReplacesItsOwn() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      _ = try store.add(ann)
      // Renaming another file over this one is not reported as a removal.
      try Self.others.write(toFile: file.path, atomically: true, encoding: .utf8)
      _ = try store.add(cleo)
      XCTAssertEqual(
        Set(try XCTUnwrap(file.load()).entries.map(\.contact)),
        Set(ContactsDemo.samples + [ann, bob, cleo]))
    }
  }

  func testNoFileReplacesAMissingLinkBeforeTheNextChange() throws {
    try onMain {
      for change in [PathChange.fileLink, .folderLink] {
        let folder = temporaryFolder()
        try change.prepare(in: folder)
        let file = ContactsFile(path: folder + change.path)
        let store = ContactStore(file: file)
        store.open()
        _ = try store.add(ann)
        runPendingEvents()
        let link = change == .fileLink ? "/link.ini" : "/link"
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder + link)
        try FileManager.default.removeItem(atPath: folder + link)
        runMainLoop(forSeconds: 0.1)
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder + link))
        XCTAssertEqual(store.list.entries.last?.contact, ann)
        try FileManager.default.createSymbolicLink(
          atPath: folder + link, withDestinationPath: target)
        XCTAssertEqual(file.load(), store.list)
        try FileManager.default.removeItem(atPath: folder + link)
        _ = try store.add(cleo)
        XCTAssertEqual(file.load(), store.list)
      }
    }
  }

  func testAnUnusableFolderIsWatchedOnceItExists() throws {
    try onMain {
      let folder = temporaryFolder() + "/button-gallery"
      try "in the way".write(toFile: folder, atomically: true, encoding: .utf8)
      let file = ContactsFile(path: folder + "/contacts.ini")
      let store = ContactStore(file: file)
      _ = try standardError {
        store.open()
        _ = try store.add(ann)
      }
      try FileManager.default.removeItem(atPath: folder)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      XCTAssertTrue(runMainLoop { file.load() == store.list }, "the contact is saved at last")
      let other = ContactStore(file: file)
      other.open()
      _ = try other.add(bob)
      XCTAssertTrue(runMainLoop { store.list == other.list })
    }
  }

  func testAFileRetainsItsIdentityAndAFileWithoutOneReceivesOne() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      let identity = {
        try XCTUnwrap(
          try String(contentsOfFile: file.path, encoding: .utf8).firstMatch(
            of: /\nIdentity=([0-9a-f]{32})\n/)
        ).1
      }
      _ = try store.add(ann)
      let first = try identity()
      _ = try store.add(bob)
      XCTAssertEqual(try identity(), first)
      try "[Contact 1]\nName=Dora\n".write(toFile: file.path, atomically: true, encoding: .utf8)
      let other = ContactStore(file: file)
      other.open()
      _ = try other.add(cleo)
      XCTAssertNotEqual(try identity(), first)
    }
  }

  func testTheWindowLosesNothingWhenAnEarlierFileIsRestored() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      _ = try store.add(ann)
      let backup = try String(contentsOfFile: file.path, encoding: .utf8)
      _ = try store.add(bob)
      runPendingEvents()
      try backup.write(toFile: file.path, atomically: true, encoding: .utf8)
      XCTAssertTrue(runMainLoop { file.load()?.entries.last?.contact == bob })
      XCTAssertEqual(store.list.entries.map(\.contact), ContactsDemo.samples + [ann, bob])
      // A later state is adopted, even if it lacks a contact of the earlier one.
      let later = ContactStore(file: file)
      later.open()
      _ = try later.add(cleo)
      _ = later.remove(try XCTUnwrap(later.list.entries.first { $0.contact == bob }?.id))
      XCTAssertTrue(runMainLoop { store.list == later.list })
    }
  }

  fileprivate static let others = """
    [Contacts]
    LastNumber=20
    Identity=0123456789abcdef0123456789abcdef

    [Contact 20]
    Name=Bob
    E-Mail=bob@example.org

    """
}

/// A change that makes a path lead to another file.
private enum PathChange: CaseIterable {
  case fileLink, folderLink, movedParent

  var path: String {
    switch self {
    case .fileLink: "/link.ini"
    case .folderLink: "/link/contacts.ini"
    case .movedParent: "/parent/1/contacts.ini"
    }
  }

  func prepare(in folder: String) throws {
    let files = FileManager.default
    for name in ["1", "2"] {
      try files.createDirectory(
        atPath: "\(folder)/parent/\(name)", withIntermediateDirectories: true)
    }
    try ContactStorePlaceTests.others.write(
      toFile: "\(folder)/parent/2/contacts.ini", atomically: true, encoding: .utf8)
    switch self {
    case .fileLink:
      try files.createSymbolicLink(
        atPath: folder + "/link.ini", withDestinationPath: "parent/1/contacts.ini")
    case .folderLink:
      try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "parent/1")
    case .movedParent: break
    }
  }

  func apply(in folder: String) throws {
    let files = FileManager.default
    switch self {
    case .fileLink:
      try files.removeItem(atPath: folder + "/link.ini")
      try files.createSymbolicLink(
        atPath: folder + "/link.ini", withDestinationPath: "parent/2/contacts.ini")
    case .folderLink:
      try files.removeItem(atPath: folder + "/link")
      try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "parent/2")
    case .movedParent:
      try files.moveItem(atPath: folder + "/parent", toPath: folder + "/old")
      try files.createDirectory(atPath: folder + "/parent", withIntermediateDirectories: true)
      try files.moveItem(atPath: folder + "/old/2", toPath: folder + "/parent/1")
    }
  }
}

private let ann = Contact(name: "Ann", eMail: "ann@example.org")
private let bob = Contact(name: "Bob", eMail: "bob@example.org")
private let cleo = Contact(name: "Cleo", eMail: "cleo@example.org")
