import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of the values, groups, and comments of a key file.
final class KeyFileTests: XCTestCase {
  func testSavedValuesAreReadUnchanged() throws {
    try onMain {
      let path = temporaryFolder() + "/new/folders/settings.ini"
      let file = KeyFile()
      file["group"].set("two\nlines; an = and “quotes” ", for: "text")
      file["group"].set(-7, for: "number")
      file["other group"].set(true, for: "flag")
      try file.save(to: path)
      let read = try KeyFile(path: path)
      XCTAssertEqual(try read["group"].text("text"), "two\nlines; an = and “quotes” ")
      XCTAssertEqual(try read["group"].number("number"), -7)
      XCTAssertEqual(try read["other group"].flag("flag"), true)
      XCTAssertNil(try read["group"].text("none"))
      XCTAssertNil(try read["none"].number("number"))
    }
  }

  func testANewFolderIsPrivateToItsOwner() throws {
    try onMain {
      let folder = temporaryFolder() + "/new"
      try KeyFile().save(to: folder + "/settings.ini")
      var status = stat()
      XCTAssertEqual(stat(folder, &status), 0)
      XCTAssertEqual(status.st_mode & 0o777, 0o700)
    }
  }

  func testCommentsAndUnknownKeysStay() throws {
    try onMain {
      let path = temporaryFolder() + "/settings.ini"
      writeText("# mine\n\n[window]\n# width\nwidth=5\ntitle[de]=Knöpfe\n", to: path)
      let file = try KeyFile(path: path)
      file["window"].set(6, for: "width")
      try file.save(to: path)
      XCTAssertEqual(text(ofFile: path), "# mine\n\n[window]\n# width\nwidth=6\ntitle[de]=Knöpfe\n")
    }
  }

  func testGroupsAreListedInOrderAndOneIsRemovedWithItsKeys() throws {
    try onMain {
      let path = temporaryFolder() + "/contacts.ini"
      writeText("# mine\n\n[2]\na=1\n\n[10]\n# of b\nb=2\n\n# of 1\n[1]\nc=3\n", to: path)
      let file = try KeyFile(path: path)
      XCTAssertEqual(file.groups, ["2", "10", "1"])
      file["10"].remove()
      file["none"].remove()
      file["3"].set("d", for: "d")
      XCTAssertEqual(file.groups, ["2", "1", "3"])
      try file.save(to: path)
      XCTAssertEqual(text(ofFile: path), "# mine\n\n[2]\na=1\n\n# of 1\n[1]\nc=3\n\n[3]\nd=d\n")
      XCTAssertEqual(KeyFile().groups, [])
    }
  }

  func testAGroupMovesToTheEndWithItsKeysAndTheirComments() throws {
    try onMain {
      let path = temporaryFolder() + "/contacts.ini"
      writeText("[1]\n# of a\na=x\\sy;\na[de]=z\n\n[2]\nb=2\n", to: path)
      let file = try KeyFile(path: path)
      file["1"].moveToEnd()
      file["none"].moveToEnd()
      try file.save(to: path)
      XCTAssertEqual(text(ofFile: path), "[2]\nb=2\n\n[1]\n# of a\na=x\\sy;\na[de]=z\n")
    }
  }

  func testAGroupMovesToTheStartAndNoCommentIsLost() throws {
    try onMain {
      let path = temporaryFolder() + "/contacts.ini"
      writeText(
        "# top\n\n[1]\na=x\\sy;\n\n# of 2\n[2]\n# of b\nb=2\n\n# of 3\n[3]\nc=3\n", to: path)
      let file = try KeyFile(path: path)
      file["2"].moveToStart()
      file["2"].moveToStart()
      file["none"].moveToStart()
      try file.save(to: path)
      let text = try XCTUnwrap(text(ofFile: path))
      XCTAssertTrue(text.hasPrefix("[2]\n# of b\nb=2\n"), text)
      for note in ["# top\n", "[1]\na=x\\sy;\n", "# of 2\n", "# of 3\n", "[3]\nc=3\n"] {
        XCTAssertTrue(text.contains(note), text)
      }
    }
  }

  func testAnIntegerHas64Bits() throws {
    try onMain {
      let path = temporaryFolder() + "/settings.ini"
      for number in [Int(Int32.max) + 1, Int.max, Int.min] {
        let file = KeyFile()
        file["group"].set(number, for: "number")
        try file.save(to: path)
        XCTAssertEqual(try KeyFile(path: path)["group"].number("number"), number)
      }
    }
  }

  func testAByteOrderMarkIsSkipped() throws {
    try onMain {
      let path = temporaryFolder() + "/settings.ini"
      writeText("\u{feff}[window]\nwidth=5\n", to: path)
      let file = try KeyFile(path: path)
      XCTAssertEqual(try file["window"].number("width"), 5)
      try file.save(to: path)
      XCTAssertEqual(text(ofFile: path), "[window]\nwidth=5\n")
      writeText("\u{feff}", to: path)
      XCTAssertEqual(try KeyFile(path: path).groups, [])
    }
  }

  func testANewFileCanBePrivateToItsOwner() throws {
    try onMain {
      let path = temporaryFolder() + "/contacts.ini"
      try KeyFile().save(to: path, access: .ownerOnly)
      var status = stat()
      XCTAssertEqual(stat(path, &status), 0)
      XCTAssertEqual(status.st_mode & 0o777, 0o600)
    }
  }

  func testAnEmptyFileIsAnEmptyKeyFile() throws {
    try onMain {
      let path = temporaryFolder() + "/empty.ini"
      writeText("", to: path)
      XCTAssertNil(try KeyFile(path: path)["group"].text("any"))
    }
  }

  func testAValueOfTheWrongTypeIsRejectedWithItsGroupAndKey() throws {
    try onMain {
      let path = temporaryFolder() + "/settings.ini"
      writeText("[window]\nwidth=wide\nhuge=99999999999999999999\nmaximized=perhaps\n", to: path)
      let file = try KeyFile(path: path)
      let reads: [(key: String, read: () throws -> Void)] = [
        ("width", { _ = try file["window"].number("width") }),
        ("huge", { _ = try file["window"].number("huge") }),
        ("maximized", { _ = try file["window"].flag("maximized") }),
      ]
      for (key, read) in reads {
        XCTAssertThrowsError(try read()) { error in
          guard case .wrongValue("window", key, _) = error as? KeyFileError else {
            return XCTFail("\(key): \(error)")
          }
        }
      }
    }
  }

  func testTheOwnerCanReadANewFolderAndItsFilesWhateverTheUmask() throws {
    try onMain {
      let before = umask(0o477)
      defer { umask(before) }
      let folder = temporaryFolder() + "/new"
      try KeyFile().save(to: folder + "/deep/settings.ini", access: .ownerOnly)
      _ = try FileLock(for: folder + "/deep/settings.ini")
      let modes: KeyValuePairs = [
        "": 0o700, "/deep": 0o700, "/deep/settings.ini": 0o600, "/deep/settings.ini.lock": 0o600,
      ]
      for (name, mode) in modes {
        var status = stat()
        XCTAssertEqual(stat(folder + name, &status), 0)
        XCTAssertEqual(status.st_mode & 0o777, mode_t(mode), name)
      }
    }
  }
}
