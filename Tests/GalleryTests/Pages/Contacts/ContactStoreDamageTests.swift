import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of contacts whose file is damaged or deleted.
final class ContactStoreDamageTests: XCTestCase {
  func testTheWindowLosesNothingWhenTheFileIsDamagedOrDeleted() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      _ = try store.add(ann)
      try "damage".write(toFile: file.path, atomically: true, encoding: .utf8)
      let warning = try standardError { _ = try store.add(bob) }
      XCTAssertTrue(warning.hasSuffix("renamed to \(file.path).damaged\n"), warning)
      XCTAssertEqual(file.load(), store.list)
      XCTAssertEqual(store.list.entries.suffix(2).map(\.contact), [ann, bob])
      try FileManager.default.removeItem(atPath: file.path)
      _ = try store.add(Contact(name: "Cleo", eMail: ""))
      XCTAssertEqual(file.load(), store.list)
      XCTAssertEqual(store.list.entries.count, ContactsDemo.samples.count + 3)
    }
  }

  func testContactsThatTheFileLostAreBackOnTheNextLaunchEvenWithoutAChange() throws {
    try onMain {
      for isDamaged in [true, false] {
        let (store, file) = temporaryContacts()
        store.open()
        _ = try store.add(ann)
        if isDamaged {
          try "garbage".write(toFile: file.path, atomically: true, encoding: .utf8)
        } else {
          try FileManager.default.removeItem(atPath: file.path)
        }
        _ = standardError { store.synchronize() }
        let again = ContactStore(file: file)
        XCTAssertEqual(standardError { again.open() }, "")
        XCTAssertEqual(again.list, store.list)
        XCTAssertEqual(again.list.entries.last?.contact, ann)
      }
    }
  }

  func testADamagedFileIsReplacedBeforeTheProgramEnds() throws {
    try onMain {
      let (store, file) = temporaryContacts()
      store.open()
      _ = try store.add(ann)
      runMainLoop(forSeconds: 0.1)
      try "garbage".write(toFile: file.path, atomically: true, encoding: .utf8)
      _ = standardError {
        XCTAssertTrue(
          runMainLoop { FileManager.default.fileExists(atPath: file.path + ".damaged") })
      }
      XCTAssertEqual(file.load(), store.list)
    }
  }

  func testAFileThatAnotherProcessRepairsUnderTheLockIsNotSetAside() throws {
    try onMain {
      let file = ContactsFile(path: temporaryFolder() + "/contacts.ini")
      try "garbage".write(toFile: file.path, atomically: true, encoding: .utf8)
      let writer = Process()
      writer.executableURL = URL(filePath: "/usr/bin/env")
      let script = "echo held; sleep 0.1; printf '[Contact 1]\\nName=Ann\\n' > \"$0\""
      writer.arguments = ["flock", "--no-fork", file.path + ".lock", "sh", "-c", script, file.path]
      let output = Pipe()
      writer.standardOutput = output
      try writer.run()
      XCTAssertEqual(output.fileHandleForReading.availableData, Data("held\n".utf8))
      let warning = standardError {
        XCTAssertEqual(file.load()?.entries.map(\.contact.name), ["Ann"])
      }
      XCTAssertEqual(warning, "")
      XCTAssertFalse(FileManager.default.fileExists(atPath: file.path + ".damaged"))
      writer.waitUntilExit()
    }
  }

  func testADamagedFileIsSetAsideWithAWarningThatGivesTheReasonAndThePath() throws {
    let cases: [(contents: String, reason: String)] = [
      ("Name=Ann", "is not a key file"),
      ("[Contact x]\nName=Ann\n", "[Contact x] does not end with a number from 1"),
      ("[Contact 0]\nName=Ann\n", "[Contact 0] does not end with a number from 1"),
      ("[Contacts]\nLastNumber=-1\n", "LastNumber in [Contacts] is wrong: -1 is not from 0 to"),
      (
        "[Contact 1]\nE-Mail=a@b\n[Contact 2]\nE-Mail=A@b\n",
        "the value of E-Mail in [Contact 2] is wrong: A@b already belongs to 'a@b'"
      ),
      ("[Contact 1]\nName=Ann\n[Contact 01]\nName=Bob\n", "[Contact 01] does not end with"),
      ("[Contact +1]\nName=Ann\n", "[Contact +1] does not end with a number from 1"),
      (
        "[Contact 9223372036854775807]\nName=Ann\n",
        "does not end with a number from 1 to 9223372036854775806"
      ),
      (
        "[Contacts]\nLastNumber=99999999999999999999\n",
        "LastNumber in [Contacts] is wrong: 99999999999999999999 is not from "
      ),
      (
        "[Contact 1]\nName=Ann\n\n[Contact 1]\nName=Bob\n",
        "has the group [Contact 1] twice, in lines 1 and 4"
      ),
      (
        "[Contact 1]\nName=Ann\nName=Bob\n",
        "has the key Name of [Contact 1] twice, in lines 2 and 3"
      ),
      ("", "it contains neither a contact nor LastNumber"),
      ("[Contacts]\nOther=1\n", "it contains neither a contact nor LastNumber"),
    ]
    for (contents, reason) in cases {
      try onMain {
        let file = ContactsFile(path: temporaryFolder() + "/contacts.ini")
        try contents.write(toFile: file.path, atomically: true, encoding: .utf8)
        let warning = standardError { XCTAssertNil(file.load(), contents) }
        XCTAssertTrue(warning.withoutIsolates.contains(reason), warning)
        XCTAssertTrue(warning.hasSuffix("; the file was renamed to \(file.path).damaged\n"))
        XCTAssertFalse(warning.contains(".;"), "one sentence: \(warning)")
        XCTAssertEqual(
          try String(contentsOfFile: file.path + ".damaged", encoding: .utf8), contents)
      }
    }
  }
}

private let ann = Contact(name: "Ann", eMail: "ann@example.org")
private let bob = Contact(name: "Bob", eMail: "bob@example.org")
