import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests that a window loses no contact when its file disappears while other processes write it.
final class ContactStoreLossTests: XCTestCase {
  func testARejectedContactIsNamedInAWarningAndTheSaveErrorEnds() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      let other = ContactStore(file: file)
      for each in [store, other] { each.open() }
      let record = WarningRecord(of: file.path)
      let lock = try FileLock(for: file.path)
      let warning = try standardError { _ = try store.add(ann) }
      XCTAssertEqual(record.texts.count, 1, warning)
      lock.release()
      _ = try other.add(Contact(name: "Anna", eMail: "ANN@example.org"))
      let line = standardError { XCTAssertTrue(runMainLoop { store.list == other.list }) }
      XCTAssertEqual(
        record.texts.dropFirst().map(\.withoutIsolates),
        [
          "“Ann” could not be saved and was lost: ann@example.org already belongs to “Anna”."
            + " Enter another address or remove that contact."
        ])
      XCTAssertTrue(
        line.withoutIsolates.hasSuffix(
          ": 'Ann' could not be saved and was lost: ann@example.org already belongs to 'Anna';"
            + " enter another address or remove that contact\n"), line)
      XCTAssertEqual(record.writings, 1, "no change is left to save")
    }
  }

  func testTheWindowLosesNothingWhenAnotherProcessWritesTheMissingFileFirst() throws {
    try onMain {
      for removal in Removal.allCases {
        let (store, file) = temporaryContacts()
        store.open()
        try save(ann, in: store, file)
        try removal.apply(to: file.path)
        let other = ContactStore(file: file)
        _ = standardError { other.open() }
        _ = try other.add(bob)
        _ = standardError {
          XCTAssertTrue(
            runMainLoop { store.list.entries.suffix(2).map(\.contact) == [ann, bob] }, "\(removal)")
        }
        XCTAssertTrue(runMainLoop { other.list == store.list }, "\(removal)")
        XCTAssertEqual(file.load(), store.list)
        XCTAssertEqual(store.list.entries.count, ContactsDemo.samples.count + 2)
      }
    }
  }

  func testTheWindowLosesNothingWhenTheFileDisappearsBeforeItsSaveIsReported() throws {
    try onMain {
      for removal in Removal.allCases {
        let (store, file) = temporaryContacts()
        store.open()
        _ = try store.add(bob)
        let before = try String(contentsOfFile: file.path, encoding: .utf8)
        runPendingEvents()
        _ = try store.add(ann)
        // The main loop does not run in between.
        try removal.apply(to: file.path)
        try before.write(toFile: file.path, atomically: true, encoding: .utf8)
        XCTAssertTrue(runMainLoop { file.load()?.entries.last?.contact == ann }, "\(removal)")
        XCTAssertEqual(store.list.entries.suffix(2).map(\.contact), [bob, ann])
      }
    }
  }

  func testTheWindowLosesNothingWhenAnEditFollowsAnUnreportedRemoval() throws {
    try onMain {
      for removal in Removal.allCases {
        let (store, file) = temporaryContacts()
        store.open()
        _ = try store.add(ann)
        try removal.apply(to: file.path)
        try "[Contacts]\nLastNumber=0\n".write(
          toFile: file.path, atomically: true, encoding: .utf8)
        _ = try store.add(bob)
        XCTAssertEqual(
          Set(try XCTUnwrap(file.load()).entries.map(\.contact)),
          Set(ContactsDemo.samples + [ann, bob]), "\(removal)")
      }
    }
  }

  func testAMissingFileIsWrittenAgainWithoutWaitingForAChange() throws {
    try onMain {
      for removal in Removal.allCases {
        let (store, file) = temporaryContacts()
        store.open()
        try save(ann, in: store, file)
        try removal.apply(to: file.path)
        _ = standardError {
          XCTAssertTrue(
            runMainLoop(seconds: 2) { FileManager.default.fileExists(atPath: file.path) },
            "\(removal)")
        }
        XCTAssertEqual(file.load(), store.list)
        XCTAssertEqual(store.list.entries.last?.contact, ann)
      }
    }
  }

  func testChangesMadeWhileTheFileIsMissingAndLockedAreMergedWithThoseOfOthers() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      _ = try store.add(ann)
      runMainLoop(forSeconds: 0.1)
      try FileManager.default.removeItem(atPath: file.path)
      let lock = try FileLock(for: file.path)
      _ = try standardError {
        store.synchronize()
        _ = try store.add(bob)
        _ = store.remove(store.list.entries[0].id)
      }
      lock.release()
      let other = ContactStore(file: file)
      other.open()
      _ = try other.add(Contact(name: "Cleo", eMail: ""))
      store.synchronize()
      XCTAssertEqual(
        Set(store.list.entries.map(\.contact.title)),
        Set(ContactsDemo.samples.dropFirst().map(\.title) + ["Ann", "Bob", "Cleo"]))
      XCTAssertEqual(file.load(), store.list)
    }
  }
}

/// A way in which a file disappears.
private enum Removal: CaseIterable {
  case deleted, movedAway

  func apply(to path: String) throws {
    switch self {
    case .deleted: try FileManager.default.removeItem(atPath: path)
    case .movedAway: try FileManager.default.moveItem(atPath: path, toPath: path + "~")
    }
  }
}

/// The warnings and writes of a file that the windows are notified of.
@MainActor private final class WarningRecord {
  private(set) var texts: [String] = []
  private(set) var writings = 0

  init(of path: String) {
    SettingsWarnings.shared.observe(by: self) { [weak self] event in
      switch event {
      case .reported(let fault) where fault.path == path: self?.texts.append(fault.text)
      case .written(path): self?.writings += 1
      case .reported, .written: break
      }
    }
  }
}

private let ann = Contact(name: "Ann", eMail: "ann@example.org")
private let bob = Contact(name: "Bob", eMail: "bob@example.org")

/// Adds a contact and waits until the monitor has reported the write.
///
/// On a busy machine, the report would otherwise arrive after the test's next change to the file.
@MainActor private func save(
  _ contact: Contact, in store: ContactStore, _ file: ContactsFile
) throws {
  var calls = 0
  let monitor = FileMonitor(path: file.path) { calls += 1 }
  _ = try store.add(contact)
  XCTAssertTrue(runMainLoop { calls > 0 })
  runPendingEvents()
  withExtendedLifetime(monitor) {}
}
