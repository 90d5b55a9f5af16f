import CGtk
import Foundation
import GtkTesting
import XCTest

@testable import GtkKit

final class FileLockTests: XCTestCase {
  func testALockIsHeldUntilItIsReleasedOrDeinitialized() throws {
    try onMain {
      let path = temporaryFolder() + "/new/contacts.ini"
      var lock: FileLock? = try FileLock(for: path)
      for release in [{ lock?.release() }, { lock = nil }] {
        XCTAssertThrowsError(try FileLock(for: path, patience: 0.01)) { error in
          XCTAssertEqual(
            error as? FileLockError, .held(path: path + ".lock", seconds: 0.01))
        }
        release()
        lock = try FileLock(for: path, patience: 0)
      }
    }
  }

  func testALockIsAcquiredOnceTheProcessThatHoldsItEnds() throws {
    try onMain {
      let path = temporaryFolder() + "/contacts.ini"
      let holder = Process()
      holder.executableURL = URL(filePath: "/usr/bin/env")
      let script = "echo held; exec sleep 30"
      holder.arguments = ["flock", "--no-fork", path + ".lock", "sh", "-c", script]
      let output = Pipe()
      holder.standardOutput = output
      try holder.run()
      XCTAssertEqual(output.fileHandleForReading.availableData, Data("held\n".utf8))
      XCTAssertThrowsError(try FileLock(for: path, patience: 0.05))
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
        kill(holder.processIdentifier, SIGKILL)
      }
      XCTAssertNoThrow(try FileLock(for: path, patience: 5))
      holder.waitUntilExit()
    }
  }

  func testAFileHasOneLockWhateverPathLeadsToIt() throws {
    try onMain {
      let folder = temporaryFolder()
      XCTAssertEqual(mkdir(folder + "/real", 0o700), 0)
      XCTAssertEqual(symlink("real", folder + "/alias"), 0)
      XCTAssertEqual(symlink("real/contacts.ini", folder + "/link.ini"), 0)
      XCTAssertEqual(symlink(folder + "/alias/contacts.ini", folder + "/real/chain.ini"), 0)
      let lock = try FileLock(for: folder + "/real/contacts.ini")
      var calls = 0
      for path in ["/link.ini", "/alias/contacts.ini", "/real/chain.ini"] {
        XCTAssertThrowsError(try FileLock(for: folder + path, patience: 0), path)
        XCTAssertTrue(FileLock.whenFree(for: folder + path) { calls += 1 }, path)
      }
      runMainLoop(forSeconds: 0.1)
      XCTAssertEqual(calls, 0)
      lock.release()
      XCTAssertTrue(runMainLoop { calls == 3 })
    }
  }

  func testALockFileThatWasReplacedDuringTheWaitIsNotTheLock() throws {
    try onMain {
      let path = temporaryFolder() + "/contacts.ini"
      let side = path + ".lock"
      let old = open(side, O_RDWR | O_CREAT, 0o600)
      XCTAssertEqual(flock(old, LOCK_EX), 0)
      let others = open(side + "-new", O_RDWR | O_CREAT, 0o600)
      XCTAssertEqual(flock(others, LOCK_EX), 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
        rename(side + "-new", side)
        Glibc.close(old)
      }
      XCTAssertThrowsError(try FileLock(for: path, patience: 0.3)) { error in
        XCTAssertEqual(error as? FileLockError, .held(path: side, seconds: 0.3))
      }
      Glibc.close(others)
      XCTAssertNoThrow(try FileLock(for: path, patience: 0))
    }
  }

  func testALockFileCreatedByTheSuperuserBelongsToTheFoldersOwner() throws {
    try XCTSkipIf(geteuid() != 0, "only the superuser can give a file away")
    try onMain {
      let folder = temporaryFolder()
      XCTAssertEqual(chown(folder, 1234, 5678), 0)
      _ = try FileLock(for: folder + "/new/contacts.ini")
      for name in ["/new", "/new/contacts.ini.lock"] {
        var status = stat()
        XCTAssertEqual(stat(folder + name, &status), 0)
        XCTAssertEqual([status.st_uid, status.st_gid], [1234, 5678], name)
      }
    }
  }

  func testTheReleaseOfALockIsReportedOnceAndNotEarlier() throws {
    try onMain {
      let path = temporaryFolder() + "/contacts.ini"
      var calls = 0
      XCTAssertFalse(FileLock.whenFree(for: path) { calls += 1 }, "there is no lock to wait for")
      let lock = try FileLock(for: path)
      XCTAssertTrue(FileLock.whenFree(for: path) { calls += 1 })
      runMainLoop(forSeconds: 0.2)
      XCTAssertEqual(calls, 0)
      lock.release()
      XCTAssertTrue(runMainLoop { calls == 1 })
      XCTAssertNoThrow(try FileLock(for: path, patience: 0), "waiting does not acquire it")
      runPendingEvents()
      XCTAssertEqual(calls, 1)
    }
  }

  func testTheErrorOfAnUnusableLockFileGivesTheReason() throws {
    try onMain {
      let folder = temporaryFolder()
      XCTAssertEqual(mkdir(folder + "/contacts.ini.lock", 0o700), 0)
      for (path, side) in [
        (folder + "/contacts.ini", folder + "/contacts.ini.lock"),
        ("/dev/null/contacts.ini", "/dev/null/contacts.ini.lock"),
      ] {
        XCTAssertThrowsError(try FileLock(for: path)) { error in
          guard case .unusable(side, let reason) = error as? FileLockError else {
            return XCTFail("\(error)")
          }
          XCTAssertFalse(reason.isEmpty)
        }
      }
    }
  }
}
