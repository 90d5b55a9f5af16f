import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of what the stores write when the user returns to a window.
final class StoreRetryTests: XCTestCase {
  func testAChangeThatCouldNotBeWrittenIsWritten() throws {
    try onMain {
      for memory in memories() {
        // A file cannot replace a folder that is not empty.
        try FileManager.default.createDirectory(
          atPath: memory.path + "/entry", withIntermediateDirectories: true)
        XCTAssertNotEqual(standardError(of: memory.choose), "")
        try FileManager.default.removeItem(atPath: memory.path)
        memory.retry()
        XCTAssertTrue(FileManager.default.fileExists(atPath: memory.path), memory.path)
      }
    }
  }

  func testARetryNeitherWaitsForALockNorReportsIt() throws {
    try onMain {
      for memory in memories() {
        let lock = try FileLock(for: memory.path)
        _ = standardError(of: memory.choose)
        XCTAssertEqual(standardError(of: memory.retry), "", "the lock is reported")
        lock.release()
        XCTAssertTrue(runMainLoop { FileManager.default.fileExists(atPath: memory.path) })
      }
    }
  }

  func testAFileThatAnotherProgramIsWritingIsLeftAlone() throws {
    try onMain {
      for memory in memories() {
        memory.choose()
        try FileManager.default.removeItem(atPath: memory.path)
        memory.retry()
        XCTAssertFalse(FileManager.default.fileExists(atPath: memory.path))
        try "[Half".write(toFile: memory.path, atomically: true, encoding: .utf8)
        XCTAssertEqual(standardError(of: memory.retry), "")
        XCTAssertEqual(try String(contentsOfFile: memory.path, encoding: .utf8), "[Half")
      }
    }
  }
}

private struct Memory {
  let path: String
  let choose: () -> Void
  let retry: () -> Void
}

@MainActor private func memories() -> [Memory] {
  let folder = temporaryFolder()
  let window = WindowStore(path: folder + "/window.ini")
  let weather = WeatherStore(path: folder + "/weather.ini")
  let bestScore = BestScoreStore(path: folder + "/mystery-grid.ini")
  var state = WindowState()
  state.isMaximized = true
  var settings = FlipperSettings()
  settings.city = .cairo
  return [
    Memory(path: window.path, choose: { window.save(state) }, retry: window.retry),
    Memory(
      path: folder + "/weather.ini",
      choose: { weather.save(settings, changedFrom: FlipperSettings()) }, retry: weather.retry),
    Memory(
      path: folder + "/mystery-grid.ini", choose: { _ = bestScore.save(300) },
      retry: bestScore.retry),
  ]
}
