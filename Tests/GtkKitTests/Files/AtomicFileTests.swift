import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests of replacing a file: its mode, its owner, symbolic links, and the effects of a failure.
final class AtomicFileTests: XCTestCase {
  func testAnExistingFileKeepsItsMode() throws {
    try onMain {
      for mode: mode_t in [0o400, 0o600, 0o640, 0o644, 0o666] {
        for access in [FileAccess.byUmask, .ownerOnly] {
          let path = temporaryFolder() + "/file"
          try AtomicFile.write([1], to: path)
          XCTAssertEqual(chmod(path, mode), 0)
          try AtomicFile.write([2], to: path, access: access)
          XCTAssertEqual(try modeBits(of: path), mode)
          XCTAssertEqual(contents(of: path), [2])
        }
      }
    }
  }

  func testANewFileFollowsTheUmaskOrIsPrivateToItsOwner() throws {
    try onMain {
      let before = umask(0o027)
      defer { umask(before) }
      let path = temporaryFolder() + "/file"
      try AtomicFile.write([1], to: path + "1", access: .byUmask)
      try AtomicFile.write([1], to: path + "2", access: .ownerOnly)
      XCTAssertEqual(try modeBits(of: path + "1"), 0o640)
      XCTAssertEqual(try modeBits(of: path + "2"), 0o600)
    }
  }

  func testTheOwnerCanReadANewFileWhateverTheUmask() throws {
    try onMain {
      let before = umask(0o477)
      defer { umask(before) }
      let path = temporaryFolder() + "/file"
      for (name, access) in [("1", FileAccess.byUmask), ("2", .ownerOnly)] {
        try AtomicFile.write([1], to: path + name, access: access)
        XCTAssertEqual(try modeBits(of: path + name), 0o600)
      }
    }
  }

  func testANewKeyFileBelongsToTheOwnerOfItsFolder() throws {
    try XCTSkipIf(geteuid() != 0, "only the superuser can give a file away")
    try onMain {
      let folder = temporaryFolder()
      XCTAssertEqual(chown(folder, 1234, 5678), 0)
      try AtomicFile.write([1], to: folder + "/picture")
      try KeyFile().save(to: folder + "/settings", access: .byUmask)
      for (name, owner) in [("/picture", 0), ("/settings", 1234)] as [(String, uid_t)] {
        var status = stat()
        XCTAssertEqual(stat(folder + name, &status), 0)
        XCTAssertEqual(status.st_uid, owner, name)
      }
    }
  }

  func testAnExistingFileKeepsItsOwnerAndGroup() throws {
    try XCTSkipIf(geteuid() != 0, "only the superuser can give a file away")
    try onMain {
      let path = temporaryFolder() + "/file"
      try AtomicFile.write([1], to: path)
      XCTAssertEqual(chmod(path, 0o640), 0)
      XCTAssertEqual(chown(path, 1234, 5678), 0)
      try AtomicFile.write([2], to: path)
      var status = stat()
      XCTAssertEqual(stat(path, &status), 0)
      XCTAssertEqual([status.st_uid, status.st_gid], [1234, 5678])
      XCTAssertEqual(status.st_mode & 0o777, 0o640)
    }
  }

  func testASymbolicLinkStaysAndItsTargetIsReplacedOrCreated() throws {
    try onMain {
      let folder = temporaryFolder()
      XCTAssertEqual(mkdir(folder + "/elsewhere", 0o700), 0)
      let links = [
        "absolute": folder + "/elsewhere/1", "relative": "elsewhere/2", "chain": "relative-too",
        "relative-too": "./elsewhere/3",
      ]
      for (name, destination) in links {
        XCTAssertEqual(symlink(destination, "\(folder)/\(name)"), 0)
      }
      for byte: UInt8 in [1, 2] {
        for (name, target) in [("absolute", "1"), ("relative", "2"), ("chain", "3")] {
          try AtomicFile.write([byte], to: "\(folder)/\(name)")
          XCTAssertEqual(contents(of: "\(folder)/elsewhere/\(target)"), [byte], name)
        }
      }
      for (name, destination) in links {
        XCTAssertEqual(String(owned: g_file_read_link("\(folder)/\(name)", nil)), destination)
      }
    }
  }

  func testACycleOfLinksIsRejected() {
    onMain {
      let folder = temporaryFolder()
      XCTAssertEqual(symlink("b", folder + "/a"), 0)
      XCTAssertEqual(symlink("a", folder + "/b"), 0)
      assertFailure("Too many levels of symbolic links") {
        try AtomicFile.write([1], to: folder + "/a")
      }
      XCTAssertEqual(String(owned: g_file_read_link(folder + "/a", nil)), "b")
    }
  }

  func testOnlyOldLeftoversOfAKilledProgramAreRemoved() throws {
    try onMain {
      let folder = temporaryFolder()
      let staying = [
        "a.ini", "a.ini.backup", "a.ini.part-new001", "a.ini.part-abc", "a.ini.part-abcde~",
        "b.ini.part-abcdef", "a.ini.part-folder", "a.ini.part-linked",
      ]
      let old = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
      for name in staying.dropLast(2) + ["a.ini.part-aB3dEf"] {
        try AtomicFile.write([1], to: "\(folder)/\(name)")
        if !name.contains("new") { utimensat(AT_FDCWD, "\(folder)/\(name)", old, 0) }
      }
      XCTAssertEqual(mkdir(folder + "/a.ini.part-folder", 0o700), 0)
      XCTAssertEqual(symlink("b.ini.part-abcdef", folder + "/a.ini.part-linked"), 0)
      for name in ["folder", "linked"] {
        utimensat(AT_FDCWD, "\(folder)/a.ini.part-\(name)", old, AT_SYMLINK_NOFOLLOW)
      }
      KeyFile.removeLeftovers(of: folder + "/a.ini")
      XCTAssertEqual(names(in: folder).sorted(), staying.sorted())
    }
  }

  func testAPathThatIsNotARegularFileIsRejected() {
    onMain {
      for path in [temporaryFolder(), "/dev/null"] {
        assertFailure("it is not a regular file") { try AtomicFile.write([1], to: path) }
      }
    }
  }

  func testAnErrorNamesNoTemporaryFile() {
    onMain {
      let missing = temporaryFolder() + "/missing/file"
      assertFailure("No such file or directory") { try AtomicFile.write([1], to: missing) }
    }
  }

  func testAWriteBeyondTheFileSizeLimitFailsAndLeavesNothingBehind() throws {
    try onMain {
      let folder = temporaryFolder()
      let path = folder + "/file"
      try AtomicFile.write([1], to: path)
      var before = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
      var limit = before
      limit.rlim_cur = 10
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before) }
      assertFailure("File too large") {
        try AtomicFile.write([UInt8](repeating: 2, count: 100), to: path)
      }
      XCTAssertEqual(contents(of: path), [1])
      XCTAssertEqual(names(in: folder), ["file"])
    }
  }

  func testANameCanBeAsLongAsTheFileSystemAllows() throws {
    try onMain {
      let folder = temporaryFolder()
      let name = String(repeating: "ü", count: 127) + "x"
      try AtomicFile.write([1], to: "\(folder)/\(name)")
      XCTAssertEqual(names(in: folder), [name])
      assertFailure("File name too long") {
        try AtomicFile.write([1], to: "\(folder)/\(name)x")
      }
    }
  }
}

@MainActor private func assertFailure(
  _ reason: String, line: UInt = #line, _ body: () throws -> Void
) {
  XCTAssertThrowsError(try body(), line: line) {
    XCTAssertEqual(($0 as? AtomicFileError)?.reason, reason, line: line)
  }
}

@MainActor private func modeBits(of path: String) throws -> mode_t {
  var status = stat()
  XCTAssertEqual(stat(path, &status), 0)
  return status.st_mode & 0o777
}

@MainActor private func contents(of path: String) -> [UInt8] {
  var contents: UnsafeMutablePointer<CChar>?
  var length: gsize = 0
  guard g_file_get_contents(path, &contents, &length, nil) != 0 else { return [] }
  defer { g_free(contents) }
  return [UInt8](UnsafeRawBufferPointer(start: contents, count: Int(length)))
}

@MainActor private func names(in folder: String) -> [String] {
  guard let directory = g_dir_open(folder, 0, nil) else { return [] }
  defer { g_dir_close(directory) }
  var names: [String] = []
  while let name = g_dir_read_name(directory) { names.append(String(cString: name)) }
  return names
}
