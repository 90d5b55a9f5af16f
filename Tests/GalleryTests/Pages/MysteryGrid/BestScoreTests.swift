import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the best score: when it is shown, saved, and restored.
final class BestScoreTests: XCTestCase {
  func testTheBestScoreIsShownSavedAndRestored() throws {
    try onMain {
      let memory = BestScoreStore(path: temporaryFolder() + "/button-gallery/mystery-grid.ini")
      let total = surprises(ofSeed: 7).reduce(0) { $0 + $1.value }
      let first = mysteryGridPage(seed: 7, memory: memory)
      XCTAssertEqual(try first.bestScoreText, "No round finished yet")
      first.playRound()
      XCTAssertEqual(try first.bestScoreText, "Last round: \(total), the best so far")
      XCTAssertEqual(memory.load(), total)
      XCTAssertEqual(
        try mysteryGridPage(memory: memory).bestScoreText, "Best score: \(total)")
    }
  }

  func testOnlyTheGridOfTheWriteUpSavesABestScore() throws {
    try onMain {
      let memory = BestScoreStore(path: temporaryFolder() + "/mystery-grid.ini")
      XCTAssertEqual(memory.save(300), 300)
      let page = mysteryGridPage(
        layout: try MysteryGridLayout(rows: 20, columns: 3), memory: memory)
      XCTAssertEqual(try page.bestScoreText, "No round finished yet")
      page.playRound()
      XCTAssertTrue(try page.bestScoreText.hasSuffix(", the best so far, not saved"))
      XCTAssertEqual(memory.load(), 300)
    }
  }

  func testAScoreThatAnotherProcessSavedIsNeverLowered() throws {
    try onMain {
      let memory = BestScoreStore(path: temporaryFolder() + "/mystery-grid.ini")
      let page = mysteryGridPage(memory: memory)
      XCTAssertEqual(memory.save(750), 750)
      page.playRound()
      XCTAssertEqual(memory.load(), 750)
      let total = surprises(ofSeed: 7).reduce(0) { $0 + $1.value }
      XCTAssertEqual(try page.bestScoreText, "Last round: \(total) · Best score: 750")
      XCTAssertEqual(memory.save(150), 750)
    }
  }

  func testADamagedFileIsSetAsideWithAWarningAndTheNextScoreIsSaved() throws {
    try onMain {
      for (contents, reason) in [
        ("BestScore", "is not a key file"),
        ("[Mystery Grid]\nBestScore=751\n", "751 is not from 150 to 750"),
        ("[Mystery Grid]\nBestScore=many\n", "BestScore"),
      ] {
        let path = temporaryFolder() + "/mystery-grid.ini"
        try contents.write(toFile: path, atomically: true, encoding: .utf8)
        let memory = BestScoreStore(path: path)
        let warning = standardError { XCTAssertNil(memory.load()) }
        XCTAssertTrue(warning.contains(reason), warning)
        XCTAssertEqual(warning.filter { $0 == "\n" }.count, 1, warning)
        XCTAssertEqual(try String(contentsOfFile: path + ".damaged", encoding: .utf8), contents)
        XCTAssertEqual(memory.save(200), 200)
        XCTAssertEqual(memory.load(), 200)
        try contents.write(toFile: path, atomically: true, encoding: .utf8)
        let other = standardError { XCTAssertEqual(memory.save(250), 250) }
        XCTAssertTrue(other.hasSuffix("renamed to \(path).damaged-2\n"), other)
        XCTAssertEqual(memory.load(), 250)
      }
    }
  }

  func testAScoreThatCouldNotBeWrittenIsWrittenAfterTheNextRound() throws {
    try onMain {
      let path = temporaryFolder() + "/mystery-grid.ini"
      let memory = BestScoreStore(path: path)
      let lock = try FileLock(for: path)
      _ = standardError { XCTAssertEqual(memory.save(750), 750) }
      XCTAssertEqual(memory.load(), 750, "this process still has it")
      XCTAssertNil(BestScoreStore(path: path).load())
      let page = mysteryGridPage(memory: memory)
      lock.release()
      page.playRound()
      XCTAssertEqual(BestScoreStore(path: path).load(), 750, "the round's score was lower")
    }
  }

  func testAScoreThatTheFileLostIsWrittenAgainAfterTheNextRoundOrOnQuitting() throws {
    try onMain {
      let path = temporaryFolder() + "/mystery-grid.ini"
      _ = BestScoreStore(path: path).save(600)
      let memory = BestScoreStore(path: path)
      XCTAssertEqual(memory.load(), 600)
      try FileManager.default.removeItem(atPath: path)
      XCTAssertEqual(memory.save(200), 600)
      XCTAssertEqual(BestScoreStore(path: path).load(), 600)
      try FileManager.default.removeItem(atPath: path)
      XCTAssertEqual(memory.load(), 600, "the window shows it")
      memory.synchronize()
      XCTAssertEqual(BestScoreStore(path: path).load(), 600)
      try "damage".write(toFile: path, atomically: true, encoding: .utf8)
      _ = standardError { memory.synchronize() }
      XCTAssertEqual(BestScoreStore(path: path).load(), 600)
      _ = BestScoreStore(path: path).save(700)
      memory.synchronize()
      XCTAssertEqual(BestScoreStore(path: path).load(), 700, "another process's higher score stays")
    }
  }

  func testQuittingDoesNotLockAFileWithNothingToWrite() {
    onMain {
      let path = temporaryFolder() + "/mystery-grid.ini"
      BestScoreStore(path: path).synchronize()
      XCTAssertFalse(FileManager.default.fileExists(atPath: path + ".lock"))
    }
  }

  func testAWriteErrorIsReportedOnceAndTheRoundStillCounts() throws {
    try onMain {
      let folder = temporaryFolder()
      try "".write(toFile: folder + "/file", atomically: true, encoding: .utf8)
      let page = mysteryGridPage(memory: BestScoreStore(path: folder + "/file/mystery-grid.ini"))
      let warning = standardError { page.playRound() }
      XCTAssertTrue(warning.contains("\(folder)/file/mystery-grid.ini"), warning)
      XCTAssertEqual(warning.filter { $0 == "\n" }.count, 1, warning)
      XCTAssertTrue(try page.bestScoreText.hasSuffix(", the best so far"))
    }
  }
}
