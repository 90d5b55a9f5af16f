import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// What becomes of the contacts of a window whose file goes while others write it.
final class ContactStoreLossTests: XCTestCase {
  func testAContactThatTheFileRefusesIsNamedInTheWindowsAndTheFaultIsOver() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      let other = ContactStore(file: file)
      for each in [store, other] { each.open() }
      let news = News(of: file.path)
      let lock = try FileLock(for: file.path)
      let warning = try standardError { _ = try store.add(ann) }
      XCTAssertEqual(news.sentences.count, 1, warning)
      lock.release()
      _ = try other.add(Contact(name: "Anna", eMail: "ANN@example.org"))
      let line = standardError { XCTAssertTrue(runMainLoop { store.list == other.list }) }
      let sentence =
        "“Ann” could not be kept and is gone: ann@example.org already belongs to “Anna”; give"
        + " another address or remove that contact."
      XCTAssertEqual(news.sentences.dropFirst().map(\.withoutIsolates), [sentence])
      XCTAssertTrue(line.withoutIsolates.hasSuffix(": \(sentence.dropLast())\n"), line)
      XCTAssertEqual(news.writings, 1, "nothing is left to be kept")
    }
  }

  func testAFileThatIsGoneAndThatAnotherProcessWritesFirstTakesNothingFromTheWindow() throws {
    try onMain {
      for wayToGo in WayToGo.allCases {
        let (store, file) = temporaryContacts()
        store.open()
        try keep(ann, in: store, file)
        try wayToGo.apply(to: file.path)
        let other = ContactStore(file: file)
        _ = standardError { other.open() }
        _ = try other.add(bob)
        _ = standardError {
          XCTAssertTrue(
            runMainLoop { store.list.entries.suffix(2).map(\.contact) == [ann, bob] }, "\(wayToGo)")
        }
        XCTAssertTrue(runMainLoop { other.list == store.list }, "\(wayToGo)")
        XCTAssertEqual(file.load(), store.list)
        XCTAssertEqual(store.list.entries.count, ContactsDemo.samples.count + 2)
      }
    }
  }

  func testAFileThatGoesBeforeItsSavingIsHeardOfTakesNothingFromTheWindow() throws {
    try onMain {
      for wayToGo in WayToGo.allCases {
        let (store, file) = temporaryContacts()
        store.open()
        _ = try store.add(bob)
        let before = try String(contentsOfFile: file.path, encoding: .utf8)
        runPendingEvents()
        _ = try store.add(ann)
        // The main loop does not run in between.
        try wayToGo.apply(to: file.path)
        try before.write(toFile: file.path, atomically: true, encoding: .utf8)
        XCTAssertTrue(runMainLoop { file.load()?.entries.last?.contact == ann }, "\(wayToGo)")
        XCTAssertEqual(store.list.entries.suffix(2).map(\.contact), [bob, ann])
      }
    }
  }

  func testAnEditAfterAFileHasGoneUnheardTakesNothingFromTheWindow() throws {
    try onMain {
      for wayToGo in WayToGo.allCases {
        let (store, file) = temporaryContacts()
        store.open()
        _ = try store.add(ann)
        try wayToGo.apply(to: file.path)
        try "[Contacts]\nLastNumber=0\n".write(
          toFile: file.path, atomically: true, encoding: .utf8)
        _ = try store.add(bob)
        XCTAssertEqual(
          Set(try XCTUnwrap(file.load()).entries.map(\.contact)),
          Set(ContactsDemo.samples + [ann, bob]), "\(wayToGo)")
      }
    }
  }

  func testAFileThatIsGoneIsKeptAnewWithoutWaitingForAChange() throws {
    try onMain {
      for wayToGo in WayToGo.allCases {
        let (store, file) = temporaryContacts()
        store.open()
        try keep(ann, in: store, file)
        try wayToGo.apply(to: file.path)
        _ = standardError {
          XCTAssertTrue(
            runMainLoop(seconds: 2) { FileManager.default.fileExists(atPath: file.path) },
            "\(wayToGo)")
        }
        XCTAssertEqual(file.load(), store.list)
        XCTAssertEqual(store.list.entries.last?.contact, ann)
      }
    }
  }

  func testWhatIsChangedWhileTheFileIsGoneAndLockedIsKeptBesideWhatOthersWriteFirst() throws {
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

/// How a file goes.
private enum WayToGo: CaseIterable {
  case deleted, movedAway

  func apply(to path: String) throws {
    switch self {
    case .deleted: try FileManager.default.removeItem(atPath: path)
    case .movedAway: try FileManager.default.moveItem(atPath: path, toPath: path + "~")
    }
  }
}

/// What the windows are told of a file.
@MainActor private final class News {
  private(set) var sentences: [String] = []
  private(set) var writings = 0

  init(of path: String) {
    SettingsWarnings.shared.observe(by: self) { [weak self] event in
      switch event {
      case .reported(let fault) where fault.path == path: self?.sentences.append(fault.sentence)
      case .written(path): self?.writings += 1
      case .reported, .written: break
      }
    }
  }
}

private let ann = Contact(name: "Ann", eMail: "ann@example.org")
private let bob = Contact(name: "Bob", eMail: "bob@example.org")

/// Adds a contact and waits until the file's writing has been told, which on a busy machine would
/// come after what is done to the file next.
@MainActor private func keep(
  _ contact: Contact, in store: ContactStore, _ file: ContactsFile
) throws {
  var tellings = 0
  let monitor = FileMonitor(path: file.path) { tellings += 1 }
  _ = try store.add(contact)
  XCTAssertTrue(runMainLoop { tellings > 0 })
  runPendingEvents()
  withExtendedLifetime(monitor) {}
}
