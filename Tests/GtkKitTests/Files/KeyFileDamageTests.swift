import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of key files that cannot be read or written, and of damaged files that are set aside.
final class KeyFileDamageTests: XCTestCase {
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
        if let text = entry.text { writeText(text, to: path) }
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
        ("[a]\nb=1\n\n# c\n[a]\nd=2\n", "has the group [a] twice, in lines 1 and 5"),
        ("\u{feff}[a]\r\nb=1\r\n[c]\r\n[a] \r\n", "has the group [a] twice, in lines 1 and 4"),
        ("[a]\n  [a]\n", "has the group [a] twice, in lines 1 and 2"),
        ("[a]\nb=1\nb=1\n", "has the key b of [a] twice, in lines 2 and 3"),
        ("[a]\nb = 1\nb[de]=2\n b=3\n", "has the key b of [a] twice, in lines 2 and 4"),
      ]
      for (text, words) in cases {
        writeText(text, to: path)
        XCTAssertThrowsError(try KeyFile(path: path), text) { error in
          let message = (error as? KeyFileError)?.text(in: .commandLine)
          XCTAssertEqual(message?.replacing(/[\u{2068}\u{2069}]/, with: ""), "\(path) \(words)")
        }
      }
      for text in ["[a]\nb=1\n[c]\nb=1\n", "[a]\n#b=1\nb=2\nB=3\nb[de]=4\n[A]\n"] {
        writeText(text, to: path)
        XCTAssertNoThrow(try KeyFile(path: path), text)
      }
    }
  }

  func testALongFileIsSearchedForRepeatsInLinearTime() throws {
    try onMain {
      let path = temporaryFolder() + "/settings.ini"
      let groups = (1...10_000).map { "[Contact \($0)]\nName=\($0)\nE-Mail=\($0)@example.org\n" }
      let keys = (1...10_000).map { "Key \($0)=1\n" }
      writeText("[All]\n" + (keys + groups).joined(separator: "\n"), to: path)
      let start = g_get_monotonic_time()
      XCTAssertEqual(try KeyFile(path: path).groups.count, 10_001)
      // Comparing each line with all lines before it would take a minute in a debug build.
      XCTAssertLessThan(g_get_monotonic_time() - start, 3_000_000)
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
            error as? KeyFileError, .damaged(path: path, reason: "it contains a NUL byte"))
        }
      }
    }
  }

  func testAFailedSaveGivesTheReasonAndLeavesNothingBehind() throws {
    try onMain {
      let folder = temporaryFolder()
      writeText("in the way", to: folder + "/file")
      for path in [folder + "/file/settings.ini", folder] {
        XCTAssertThrowsError(try KeyFile().save(to: path)) { error in
          guard case .unwritable(path, let reason) = error as? KeyFileError else {
            return XCTFail("\(error)")
          }
          XCTAssertFalse(reason.isEmpty)
        }
      }
      XCTAssertEqual(text(ofFile: folder + "/file"), "in the way")
    }
  }

  func testADamagedFileIsSetAside() throws {
    try onMain {
      let path = temporaryFolder() + "/settings.ini"
      writeText("nonsense", to: path)
      let newPath = try KeyFile.setAside(path)
      XCTAssertEqual(text(ofFile: newPath), "nonsense")
      XCTAssertThrowsError(try KeyFile.setAside(path))
    }
  }

  func testADamagedFileReplacesNoBrokenLink() throws {
    try onMain {
      let path = temporaryFolder() + "/settings.ini"
      writeText("nonsense", to: path)
      XCTAssertEqual(symlink("nowhere", path + ".damaged"), 0)
      let newPath = try KeyFile.setAside(path)
      XCTAssertEqual(text(ofFile: newPath), "nonsense")
      XCTAssertEqual(String(owned: g_file_read_link(path + ".damaged", nil)), "nowhere")
    }
  }

  func testTheLinkToADamagedFileStays() throws {
    try onMain {
      let folder = temporaryFolder()
      writeText("nonsense", to: folder + "/real.ini")
      XCTAssertEqual(symlink("real.ini", folder + "/settings.ini"), 0)
      let newPath = try KeyFile.setAside(folder + "/settings.ini")
      XCTAssertEqual(newPath, folder + "/real.ini.damaged")
      XCTAssertEqual(text(ofFile: newPath), "nonsense")
      try KeyFile().save(to: folder + "/settings.ini")
      XCTAssertEqual(text(ofFile: folder + "/real.ini"), "")
    }
  }
}
