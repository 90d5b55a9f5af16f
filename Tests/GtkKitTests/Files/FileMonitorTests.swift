import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

final class FileMonitorTests: XCTestCase {
  func testEachReplacementIsToldOnceAndTheFileIsWhole() throws {
    try MainActor.assumeIsolated {
      openToolkit()
      for exists in [false, true] {
        let path = temporaryFolder() + "/contacts.ini"
        if exists { try save(0, to: path) }
        var values: [Int?] = []
        let monitor = FileMonitor(path: path) {
          values.append(try? KeyFile(path: path).number("value", in: "group"))
        }
        try withExtendedLifetime(monitor) {
          for value in 1...3 {
            try save(value, to: path)
            XCTAssertTrue(runMainLoop { values.count == value })
          }
          runMainLoop(forSeconds: 0.1)
        }
        XCTAssertEqual(values, [1, 2, 3])
      }
    }
  }

  func testAFileInAMissingFolderAndOneBehindALinkAreToldAtOnce() throws {
    try MainActor.assumeIsolated {
      openToolkit()
      let folder = temporaryFolder()
      try save(0, to: folder + "/elsewhere/real.ini")
      let link = folder + "/link.ini"
      XCTAssertEqual(symlink(folder + "/elsewhere/real.ini", link), 0)
      for path in [folder + "/new/contacts.ini", link] {
        var changes = 0
        let monitor = FileMonitor(path: path) { changes += 1 }
        try withExtendedLifetime(monitor) {
          try save(1, to: path)
          XCTAssertTrue(runMainLoop(seconds: 1) { changes == 1 }, path)
        }
      }
    }
  }

  func testARemovalIsToldOnceAlsoWhereAnotherFileHasTakenThePlace() throws {
    try MainActor.assumeIsolated {
      openToolkit()
      for remove in [{ unlink($0) }, { rename($0, $0 + "~") }] as [(String) -> Int32] {
        let path = temporaryFolder() + "/contacts.ini"
        try save(0, to: path)
        var changes: [FileMonitor.Change] = []
        var takeChanges: () -> Void = {}
        let monitor = FileMonitor(path: path) { takeChanges() }
        takeChanges = { [weak monitor] in changes += monitor?.takeChanges() ?? [] }
        try withExtendedLifetime(monitor) {
          XCTAssertEqual(remove(path), 0)
          XCTAssertTrue(runMainLoop { changes == [.removed] })
          try save(1, to: path)
          XCTAssertTrue(runMainLoop { changes == [.removed, .written] })
          XCTAssertEqual(remove(path), 0)
          try save(2, to: path)
          XCTAssertTrue(runMainLoop { changes.count == 4 })
        }
        XCTAssertEqual(changes, [.removed, .written, .removed, .written])
      }
    }
  }

  func testOtherFilesInTheFolderAreNotTold() throws {
    try MainActor.assumeIsolated {
      openToolkit()
      let folder = temporaryFolder()
      var changes = 0
      let monitor = FileMonitor(path: folder + "/contacts.ini") { changes += 1 }
      try withExtendedLifetime(monitor) {
        try save(1, to: folder + "/other.ini")
        _ = try FileLock(for: folder + "/contacts.ini")
        runMainLoop(forSeconds: 0.2)
      }
      XCTAssertEqual(changes, 0)
    }
  }

  func testAllThatHasHappenedIsKnownBeforeTheMainLoopTellsIt() throws {
    try MainActor.assumeIsolated {
      openToolkit()
      let path = temporaryFolder() + "/contacts.ini"
      var calls = 0
      let monitor = FileMonitor(path: path) { calls += 1 }
      try save(0, to: path)
      XCTAssertEqual(rename(path, path + "~"), 0)
      try save(1, to: path)
      XCTAssertEqual(unlink(path), 0)
      XCTAssertEqual(monitor.takeChanges(), [.written, .removed, .written, .removed])
      XCTAssertEqual(monitor.takeChanges(), [])
      runPendingEvents()
      XCTAssertEqual(calls, 0, "nothing is left to be told")
    }
  }

  func testAFolderThatIsDeletedOrMovedIsMadeAnewAndWatched() throws {
    try MainActor.assumeIsolated {
      openToolkit()
      for goes in [{ rmdir($0) }, { rename($0, $0 + "~") }] as [(String) -> Int32] {
        let folder = temporaryFolder() + "/button-gallery"
        let path = folder + "/contacts.ini"
        let monitor = FileMonitor(path: path) {}
        XCTAssertEqual(goes(folder), 0)
        XCTAssertEqual(monitor.takeChanges(), [.removed])
        try save(1, to: path)
        XCTAssertEqual(monitor.takeChanges(), [.written])
      }
    }
  }

  func testADroppedMonitorHoldsNothingOpen() throws {
    try MainActor.assumeIsolated {
      openToolkit()
      // Linux gives a user 128 of what a monitor holds, unless told otherwise.
      let path = temporaryFolder() + "/contacts.ini"
      for _ in 0..<200 { withExtendedLifetime(FileMonitor(path: path) {}) {} }
      let monitor = FileMonitor(path: path) {}
      try save(1, to: path)
      XCTAssertEqual(monitor.takeChanges(), [.written])
    }
  }

  func testADroppedMonitorTellsNothingMore() throws {
    try MainActor.assumeIsolated {
      openToolkit()
      let path = temporaryFolder() + "/contacts.ini"
      let freed = Count()
      var changes = 0
      var monitor: FileMonitor?
      do {
        let token = Token(freed)
        monitor = FileMonitor(path: path) {
          _ = token
          changes += 1
        }
      }
      try save(1, to: path)
      XCTAssertTrue(runMainLoop { changes == 1 })
      XCTAssertNotNil(monitor)
      monitor = nil
      XCTAssertEqual(freed.value, 1)
      try save(2, to: path)
      runMainLoop(forSeconds: 0.2)
      XCTAssertEqual(changes, 1)
    }
  }
}

@MainActor private func save(_ value: Int, to path: String) throws {
  let file = KeyFile()
  file.set(value, for: "value", in: "group")
  try file.save(to: path)
}
