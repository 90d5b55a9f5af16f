import CGtk
import GtkTesting
import XCTest

@testable import GtkKit

final class FileMonitorTests: XCTestCase {
  func testEachReplacementIsReportedOnceWhenTheFileIsComplete() throws {
    try onMain {
      openToolkit()
      for exists in [false, true] {
        let path = temporaryFolder() + "/contacts.ini"
        if exists { try save(0, to: path) }
        var values: [Int?] = []
        let monitor = FileMonitor(path: path) {
          values.append(try? KeyFile(path: path)["group"].number("value"))
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

  func testChangesInAMissingFolderAndBehindALinkAreReportedAtOnce() throws {
    try onMain {
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

  func testARemovalIsReportedOnceEvenIfAnotherFileReplacedIt() throws {
    try onMain {
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

  func testOtherFilesInTheFolderAreNotReported() throws {
    try onMain {
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

  func testAllChangesAreAvailableBeforeTheMainLoopReportsThem() throws {
    try onMain {
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
      XCTAssertEqual(calls, 0, "no change is left to report")
    }
  }

  func testAChangeDuringAReadIsReportedAgain() throws {
    try onMain {
      openToolkit()
      let path = temporaryFolder() + "/contacts.ini"
      try save(0, to: path)
      var calls = 0
      let monitor = FileMonitor(path: path) { calls += 1 }
      try withExtendedLifetime(monitor) {
        try save(1, to: path)
        XCTAssertEqual(monitor.read { 1 }.changes, [.written])
        runPendingEvents()
        XCTAssertEqual(calls, 0, "the read is newer than every change")
        let changes = monitor.read { Result { try save(2, to: path) } }
        try changes.contents.get()
        XCTAssertEqual(changes.changes, [.written])
        XCTAssertTrue(runMainLoop { calls == 1 }, "the read may be older than the change")
      }
    }
  }

  func testAnOwnReplacementIsIgnoredUnlessThereIsAnotherChange() throws {
    try onMain {
      openToolkit()
      let path = temporaryFolder() + "/contacts.ini"
      var calls = 0
      let monitor = FileMonitor(path: path) { calls += 1 }
      try withExtendedLifetime(monitor) {
        try save(1, to: path)
        monitor.ignoreOwnReplacement()
        runMainLoop(forSeconds: 0.1)
        XCTAssertEqual(calls, 0)
        XCTAssertEqual(monitor.takeChanges(), [])
        for value in 2...3 { try save(value, to: path) }
        monitor.ignoreOwnReplacement()
        XCTAssertTrue(runMainLoop { calls == 1 })
        XCTAssertEqual(monitor.takeChanges(), [.written, .written])
      }
    }
  }

  func testAMonitorThatTheSystemRefusedIsRetried() throws {
    try onMain {
      openToolkit()
      let path = temporaryFolder() + "/contacts.ini"
      try save(0, to: path)
      let monitor = withoutFreeDescriptors { FileMonitor(path: path) {} }
      _ = monitor.takeChanges()
      try save(1, to: path)
      XCTAssertEqual(monitor.takeChanges(), [.written])
    }
  }

  func testADeinitializedMonitorHoldsNoDescriptor() throws {
    try onMain {
      openToolkit()
      // By default, Linux allows each user 128 inotify instances. Each monitor has one.
      let path = temporaryFolder() + "/contacts.ini"
      for _ in 0..<200 { withExtendedLifetime(FileMonitor(path: path) {}) {} }
      let monitor = FileMonitor(path: path) {}
      try save(1, to: path)
      XCTAssertEqual(monitor.takeChanges(), [.written])
    }
  }

  func testADeinitializedMonitorReportsNothing() throws {
    try onMain {
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

/// Runs the body while the process can open no more files.
@MainActor private func withoutFreeDescriptors<Value>(_ body: () -> Value) -> Value {
  var before = rlimit()
  getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &before)
  var limit = before
  limit.rlim_cur = 0
  setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  defer { setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &before) }
  return body()
}

/// Saves a key file with one value.
@MainActor func save(_ value: Int, to path: String) throws {
  let file = KeyFile()
  file["group"].set(value, for: "value")
  try file.save(to: path)
}
