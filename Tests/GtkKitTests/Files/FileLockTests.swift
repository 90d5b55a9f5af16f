import CGtk
import Foundation
import GtkTesting
import XCTest

@testable import GtkKit

final class FileLockTests: XCTestCase {
  func testALockIsHeldUntilItIsReleasedOrDropped() throws {
    try MainActor.assumeIsolated {
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

  func testALockOfAnotherProcessIsWaitedForAndEndsWithIt() throws {
    try MainActor.assumeIsolated {
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

  func testTheEndOfALockIsToldOnceAndNotBefore() throws {
    try MainActor.assumeIsolated {
      let path = temporaryFolder() + "/contacts.ini"
      var calls = 0
      XCTAssertFalse(FileLock.whenFree(for: path) { calls += 1 }, "there is no lock to wait for")
      let lock = try FileLock(for: path)
      XCTAssertTrue(FileLock.whenFree(for: path) { calls += 1 })
      runMainLoop(forSeconds: 0.2)
      XCTAssertEqual(calls, 0)
      lock.release()
      XCTAssertTrue(runMainLoop { calls == 1 })
      XCTAssertNoThrow(try FileLock(for: path, patience: 0), "whoever waits does not keep it")
      runPendingEvents()
      XCTAssertEqual(calls, 1)
    }
  }

  func testASideFileThatCannotBeUsedSaysWhy() throws {
    try MainActor.assumeIsolated {
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
