import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of contacts whose file is written or truncated by a program that does not lock it.
final class ContactStoreWritersTests: XCTestCase {
  func testAFileThatAnotherProgramIsWritingIsNeitherRecreatedNorSetAside() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      _ = try store.add(ann)
      runPendingEvents()
      let edited = try String(contentsOfFile: file.path, encoding: .utf8)
        .replacing("Name=\(ann.name)", with: "Name=Edited")
      for isEmptyAtFirst in [false, true] {
        try FileManager.default.removeItem(atPath: file.path)
        runMainLoop(forSeconds: 0.1)
        XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
        if isEmptyAtFirst {
          try Data().write(to: URL(filePath: file.path))
          runMainLoop(forSeconds: 0.1)
        }
        let handle = FileHandle(forWritingAtPath: file.path)
        if let handle {
          try handle.write(contentsOf: Data(edited.utf8))
          try handle.close()
        } else {
          try edited.write(toFile: file.path, atomically: false, encoding: .utf8)
        }
        XCTAssertTrue(runMainLoop { store.list.entries.contains { $0.contact.name == "Edited" } })
        XCTAssertEqual(
          try FileManager.default.contentsOfDirectory(
            atPath: (file.path as NSString).deletingLastPathComponent
          ).filter { $0.contains(".damaged") }, [])
      }
      try FileManager.default.removeItem(atPath: file.path)
      XCTAssertTrue(runMainLoop { file.load() == store.list }, "no program writes it")
    }
  }

  func testAReturnToTheWindowDoesNotRecreateAFileThatAnotherProgramIsWriting() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      _ = try store.add(ann)
      runPendingEvents()
      try FileManager.default.removeItem(atPath: file.path)
      store.retry()
      XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
      XCTAssertTrue(runMainLoop(seconds: 2) { file.load() == store.list })
    }
  }

  func testAReturnToTheWindowSavesAContactThatCouldNotBeSaved() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      // A folder at the path of the file cannot be replaced.
      try FileManager.default.createDirectory(
        atPath: file.path + "/entry", withIntermediateDirectories: true)
      XCTAssertNotEqual(try standardError { _ = try store.add(ann) }, "")
      try FileManager.default.removeItem(atPath: file.path)
      store.retry()
      XCTAssertEqual(file.load()?.entries.last?.contact, ann)
    }
  }

  func testTheWindowLosesNothingWhenTheFileIsTruncated() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      _ = try store.add(ann)
      _ = try store.add(bob)
      let whole = try Data(contentsOf: URL(filePath: file.path))
      let end = try XCTUnwrap(whole.range(of: Data("\n[End]".utf8))).upperBound
      runPendingEvents()
      for length in stride(from: 0, to: end, by: 7) {
        let handle = try XCTUnwrap(FileHandle(forUpdatingAtPath: file.path))
        try handle.truncate(atOffset: UInt64(length))
        try handle.close()
        _ = standardError { store.synchronize() }
        let kept = try XCTUnwrap(file.load(), "\(length)").entries.map(\.contact)
        XCTAssertEqual(kept, ContactsDemo.samples + [ann, bob], "\(length)")
        XCTAssertEqual(store.list.entries.map(\.contact), kept, "\(length)")
        let aside = try FileManager.default.contentsOfDirectory(
          atPath: (file.path as NSString).deletingLastPathComponent
        ).filter { $0.contains(".damaged") }
        XCTAssertEqual(aside.count, 1, "\(length)")
        for name in aside {
          try FileManager.default.removeItem(
            atPath: (file.path as NSString).deletingLastPathComponent + "/" + name)
        }
      }
    }
  }

  func testAFileWithoutAnEndMarkAndAFileWithContactsRemovedByHandAreRead() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      _ = try store.add(ann)
      var text = try String(contentsOfFile: file.path, encoding: .utf8)
      let group = try XCTUnwrap(text.range(of: "[Contact 2]"))
      let next = try XCTUnwrap(text.range(of: "[Contact 3]"))
      text.removeSubrange(group.lowerBound..<next.lowerBound)
      try text.write(toFile: file.path, atomically: true, encoding: .utf8)
      XCTAssertEqual(standardError { store.synchronize() }, "")
      XCTAssertEqual(store.list.entries.count, ContactsDemo.samples.count)
      try "[Contact 1]\nName=Dora\n".write(toFile: file.path, atomically: true, encoding: .utf8)
      XCTAssertEqual(standardError { XCTAssertNotNil(file.load()) }, "")
    }
  }
}

private let ann = Contact(name: "Ann", eMail: "ann@example.org")
private let bob = Contact(name: "Bob", eMail: "bob@example.org")
