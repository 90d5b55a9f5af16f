import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

final class KeyFileTests: XCTestCase {
  func testValuesComeBackAsTheyWereSaved() throws {
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
      write("# mine\n\n[window]\n# width\nwidth=5\ntitle[de]=Knöpfe\n", to: path)
      let file = try KeyFile(path: path)
      file["window"].set(6, for: "width")
      try file.save(to: path)
      XCTAssertEqual(contents(of: path), "# mine\n\n[window]\n# width\nwidth=6\ntitle[de]=Knöpfe\n")
    }
  }

  func testGroupsAreListedInOrderAndOneIsRemovedWithItsKeys() throws {
    try onMain {
      let path = temporaryFolder() + "/contacts.ini"
      write("# mine\n\n[2]\na=1\n\n[10]\n# of b\nb=2\n\n# of 1\n[1]\nc=3\n", to: path)
      let file = try KeyFile(path: path)
      XCTAssertEqual(file.groups, ["2", "10", "1"])
      file["10"].remove()
      file["none"].remove()
      file["3"].set("d", for: "d")
      XCTAssertEqual(file.groups, ["2", "1", "3"])
      try file.save(to: path)
      XCTAssertEqual(contents(of: path), "# mine\n\n[2]\na=1\n\n# of 1\n[1]\nc=3\n\n[3]\nd=d\n")
      XCTAssertEqual(KeyFile().groups, [])
    }
  }

  func testAGroupMovesToTheEndWithItsKeysAndTheirComments() throws {
    try onMain {
      let path = temporaryFolder() + "/contacts.ini"
      write("[1]\n# of a\na=x\\sy;\na[de]=z\n\n[2]\nb=2\n", to: path)
      let file = try KeyFile(path: path)
      file["1"].moveToEnd()
      file["none"].moveToEnd()
      try file.save(to: path)
      XCTAssertEqual(contents(of: path), "[2]\nb=2\n\n[1]\n# of a\na=x\\sy;\na[de]=z\n")
    }
  }

  func testAGroupMovesToTheStartAndNoCommentIsLost() throws {
    try onMain {
      let path = temporaryFolder() + "/contacts.ini"
      write("# top\n\n[1]\na=x\\sy;\n\n# of 2\n[2]\n# of b\nb=2\n\n# of 3\n[3]\nc=3\n", to: path)
      let file = try KeyFile(path: path)
      file["2"].moveToStart()
      file["2"].moveToStart()
      file["none"].moveToStart()
      try file.save(to: path)
      let text = try XCTUnwrap(contents(of: path))
      XCTAssertTrue(text.hasPrefix("[2]\n# of b\nb=2\n"), text)
      for note in ["# top\n", "[1]\na=x\\sy;\n", "# of 2\n", "# of 3\n", "[3]\nc=3\n"] {
        XCTAssertTrue(text.contains(note), text)
      }
    }
  }

  func testTheErrorOfAnUnreadableFileGivesTheReason() throws {
    try onMain {
      let folder = temporaryFolder()
      let cases: [(text: String?, expected: (String) -> KeyFileError)] = [
        (nil, { .missing(path: $0) }),
        (
          "[window]\nnonsense\n",
          {
            .damaged(
              path: $0,
              reason:
                "Key file contains line “nonsense” which is not a key-value pair, group, or comment"
            )
          }
        ),
        (
          "width=5\n", { .damaged(path: $0, reason: "Key file does not start with a group") }
        ),
        (
          "[window\n",
          {
            .damaged(
              path: $0,
              reason:
                "Key file contains line “[window” which is not a key-value pair, group, or comment"
            )
          }
        ),
      ]
      for (index, entry) in cases.enumerated() {
        let path = "\(folder)/\(index).ini"
        if let text = entry.text { write(text, to: path) }
        XCTAssertThrowsError(try KeyFile(path: path)) { error in
          XCTAssertEqual(error as? KeyFileError, entry.expected(path))
        }
      }
      XCTAssertThrowsError(try KeyFile(path: folder)) { error in
        XCTAssertEqual(
          error as? KeyFileError, .unreadable(path: folder, reason: "it is not a regular file"))
      }
    }
  }

  func testARepeatedGroupOrKeyIsReportedAsDamageWithItsLines() throws {
    try onMain {
      let path = temporaryFolder() + "/settings.ini"
      let cases = [
        ("[a]\nb=1\n\n# c\n[a]\nd=2\n", "repeats [a] of line 1 in line 5"),
        ("\u{feff}[a]\r\nb=1\r\n[c]\r\n[a] \r\n", "repeats [a] of line 1 in line 4"),
        ("[a]\n  [a]\n", "repeats [a] of line 1 in line 2"),
        ("[a]\nb=1\nb=1\n", "repeats the key b of [a] of line 2 in line 3"),
        ("[a]\nb = 1\nb[de]=2\n b=3\n", "repeats the key b of [a] of line 2 in line 4"),
      ]
      for (text, words) in cases {
        write(text, to: path)
        XCTAssertThrowsError(try KeyFile(path: path), text) { error in
          XCTAssertEqual("\(error)".replacing(/[\u{2068}\u{2069}]/, with: ""), "\(path) \(words)")
        }
      }
      for text in ["[a]\nb=1\n[c]\nb=1\n", "[a]\n#b=1\nb=2\nB=3\nb[de]=4\n[A]\n"] {
        write(text, to: path)
        XCTAssertNoThrow(try KeyFile(path: path), text)
      }
    }
  }

  func testALongFileIsSearchedForRepeatsInLinearTime() throws {
    try onMain {
      let path = temporaryFolder() + "/settings.ini"
      let groups = (1...10_000).map { "[Contact \($0)]\nName=\($0)\nE-Mail=\($0)@example.org\n" }
      let keys = (1...10_000).map { "Key \($0)=1\n" }
      write("[All]\n" + (keys + groups).joined(separator: "\n"), to: path)
      let start = g_get_monotonic_time()
      XCTAssertEqual(try KeyFile(path: path).groups.count, 10_001)
      // Comparing each line with all lines before it would take a minute in a debug build.
      XCTAssertLessThan(g_get_monotonic_time() - start, 3_000_000)
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
      write("\u{feff}[window]\nwidth=5\n", to: path)
      let file = try KeyFile(path: path)
      XCTAssertEqual(try file["window"].number("width"), 5)
      try file.save(to: path)
      XCTAssertEqual(contents(of: path), "[window]\nwidth=5\n")
      write("\u{feff}", to: path)
      XCTAssertEqual(try KeyFile(path: path).groups, [])
    }
  }

  func testAFileWithANulByteAnywhereIsDamaged() throws {
    try onMain {
      let path = temporaryFolder() + "/settings.ini"
      for text in ["\0[a]\nb=1\n", "[a]\nb=1\n\0[c]\nd=2\n", "[a]\nb=1\n\0"] {
        let bytes = Array(text.utf8)
        try AtomicFile.write(bytes, to: path)
        XCTAssertThrowsError(try KeyFile(path: path)) { error in
          XCTAssertEqual(
            error as? KeyFileError, .damaged(path: path, reason: "it holds a NUL byte"))
        }
      }
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
      write("", to: path)
      XCTAssertNil(try KeyFile(path: path)["group"].text("any"))
    }
  }

  func testAValueOfTheWrongTypeIsRejectedWithItsGroupAndKey() throws {
    try onMain {
      let path = temporaryFolder() + "/settings.ini"
      write("[window]\nwidth=wide\nhuge=99999999999999999999\nmaximized=perhaps\n", to: path)
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

  func testAFailedSaveGivesTheReasonAndLeavesNothingBehind() throws {
    try onMain {
      let folder = temporaryFolder()
      write("in the way", to: folder + "/file")
      for path in [folder + "/file/settings.ini", folder] {
        XCTAssertThrowsError(try KeyFile().save(to: path)) { error in
          guard case .unwritable(path, let reason) = error as? KeyFileError else {
            return XCTFail("\(error)")
          }
          XCTAssertFalse(reason.isEmpty)
        }
      }
      XCTAssertEqual(contents(of: folder + "/file"), "in the way")
    }
  }

  func testADamagedFileIsSetAside() throws {
    try onMain {
      let path = temporaryFolder() + "/settings.ini"
      write("nonsense", to: path)
      let newPath = try KeyFile.setAside(path)
      XCTAssertEqual(contents(of: newPath), "nonsense")
      XCTAssertThrowsError(try KeyFile.setAside(path))
    }
  }

  func testADamagedFileReplacesNoBrokenLink() throws {
    try onMain {
      let path = temporaryFolder() + "/settings.ini"
      write("nonsense", to: path)
      XCTAssertEqual(symlink("nowhere", path + ".damaged"), 0)
      let newPath = try KeyFile.setAside(path)
      XCTAssertEqual(contents(of: newPath), "nonsense")
      XCTAssertEqual(String(owned: g_file_read_link(path + ".damaged", nil)), "nowhere")
    }
  }

  func testTheLinkToADamagedFileStays() throws {
    try onMain {
      let folder = temporaryFolder()
      write("nonsense", to: folder + "/real.ini")
      XCTAssertEqual(symlink("real.ini", folder + "/settings.ini"), 0)
      let newPath = try KeyFile.setAside(folder + "/settings.ini")
      XCTAssertEqual(newPath, folder + "/real.ini.damaged")
      XCTAssertEqual(contents(of: newPath), "nonsense")
      try KeyFile().save(to: folder + "/settings.ini")
      XCTAssertEqual(contents(of: folder + "/real.ini"), "")
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

@MainActor private func write(_ text: String, to path: String) {
  XCTAssertNotEqual(g_file_set_contents(path, text, -1, nil), 0)
}

@MainActor private func contents(of path: String) -> String? {
  var contents: UnsafeMutablePointer<CChar>?
  guard g_file_get_contents(path, &contents, nil, nil) != 0 else { return nil }
  return String(owned: contents)
}
