import ControlModel
import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the window's saved state, and of files that are damaged or hold unknown values.
final class WindowStoreTests: XCTestCase {
  func testALaunchWithoutAFileUsesTheDefaultStateAndPrintsNothing() throws {
    try withFolder { folder in
      let memory = WindowStore(path: folder + "/button-gallery/window.ini")
      var state = WindowState(size: .zero)
      XCTAssertEqual(standardError { state = memory.load() }, "")
      XCTAssertEqual(state, WindowState())
      XCTAssertFalse(FileManager.default.fileExists(atPath: memory.path), "reading creates no file")
    }
  }

  func testASavedStateIsRestored() throws {
    try withFolder { folder in
      let states = [
        WindowState(size: Size(width: 1, height: 1), isMaximized: false, page: .buttons),
        WindowState(size: Size(width: 32_767, height: 900), isMaximized: true, page: .buttons),
      ]
      for state in states {
        let memory = WindowStore(path: folder + "/new/folder/window.ini")
        let text = standardError {
          memory.save(state)
          XCTAssertEqual(memory.load(), state)
        }
        XCTAssertEqual(text, "")
      }
    }
  }

  func testMissingKeysHaveTheirDefaultValues() throws {
    try withFolder { folder in
      let memory = WindowStore(path: folder + "/window.ini")
      try "[Window]\nMaximized=true\nFuture=1\n".write(
        toFile: memory.path, atomically: true, encoding: .utf8)
      XCTAssertEqual(
        standardError { XCTAssertEqual(memory.load(), WindowState(isMaximized: true)) }, "")
    }
  }

  func testAnUnknownPageOrThemeIsIgnoredButPreservedUntilTheUserChoosesAnother() throws {
    try withFolder { folder in
      let path = folder + "/window.ini"
      let contents = "[Window]\nWidth=900\nHeight=700\nPage=weather\nTheme=sepia\n"
      try contents.write(toFile: path, atomically: true, encoding: .utf8)
      let store = WindowStore(path: path)
      var state = WindowState()
      XCTAssertEqual(standardError { state = store.load() }, "")
      XCTAssertEqual(state, WindowState(size: Size(width: 900, height: 700)))
      state.size.width = 950
      store.save(state)
      var kept = try String(contentsOfFile: path, encoding: .utf8)
      XCTAssertTrue(kept.contains("Width=950\n"), kept)
      XCTAssertTrue(kept.contains("Page=weather\nTheme=sepia\n"), kept)
      state.page = .contacts
      state.theme = .followDesktop
      store.save(state)
      kept = try String(contentsOfFile: path, encoding: .utf8)
      XCTAssertFalse(kept.contains("weather") || kept.contains("sepia"), kept)
      XCTAssertEqual(WindowStore(path: path).load(), state)
    }
  }

  func testADamagedFileIsSetAsideWithAWarningThatGivesTheReasonAndThePath() throws {
    let cases: [(contents: String, reason: String)] = [
      ("Width=3", "is not a key file"),
      ("[Window\n", "is not a key file"),
      ("[Window]\nWidth=wide\n", "Width in [Window] is wrong"),
      ("[Window]\nWidth=0\n", "Width in [Window] is wrong: 0 is not from 1 to 32767"),
      ("[Window]\nHeight=-5\n", "Height in [Window] is wrong: -5 is not from 1 to 32767"),
      (
        "[Window]\nHeight=32768\n",
        "Height in [Window] is wrong: 32768 is not from 1 to 32767"
      ),
      ("[Window]\nHeight=99999999999\n", "Height in [Window] is wrong"),
      ("[Window]\nMaximized=perhaps\n", "Maximized in [Window] is wrong"),
    ]
    try withFolder { folder in
      for (index, (contents, reason)) in cases.enumerated() {
        let memory = WindowStore(path: folder + "/window.ini")
        let setAside = memory.path + (index == 0 ? ".damaged" : ".damaged-\(index + 1)")
        try contents.write(toFile: memory.path, atomically: true, encoding: .utf8)
        var state = WindowState(size: .zero)
        let warning = standardError { state = memory.load() }
        XCTAssertEqual(state, WindowState(), contents)
        XCTAssertTrue(warning.contains(reason), warning)
        XCTAssertTrue(
          warning.hasSuffix("; the file was renamed to \(setAside)\n"), warning)
        XCTAssertFalse(warning.contains(".;"), "one sentence: \(warning)")
        XCTAssertEqual(warning.filter { $0 == "\n" }.count, 1, warning)
        XCTAssertFalse(FileManager.default.fileExists(atPath: memory.path), contents)
        XCTAssertEqual(
          try String(contentsOfFile: setAside, encoding: .utf8), contents, "nothing is lost")
        XCTAssertEqual(standardError { _ = memory.load() }, "", "the warning is printed once")
      }
    }
  }

  func testADamagedFileThatCannotBeSetAsideIsNeverOverwritten() throws {
    try withFolder { folder in
      let memory = WindowStore(path: folder + "/window.ini")
      try "damaged".write(toFile: memory.path, atomically: true, encoding: .utf8)
      for name in [".damaged"] + (2...99).map({ ".damaged-\($0)" }) {
        try "".write(toFile: memory.path + name, atomically: true, encoding: .utf8)
      }
      var state = WindowState(size: .zero)
      let warning = standardError { state = memory.load() }
      XCTAssertEqual(state, WindowState())
      XCTAssertTrue(warning.contains("\(memory.path) is not a key file: "), warning)
      XCTAssertTrue(warning.contains("; \(memory.path) cannot be renamed: "), warning)
      XCTAssertTrue(standardError { memory.save(state) }.contains("is not a key file"))
      XCTAssertEqual(try String(contentsOfFile: memory.path, encoding: .utf8), "damaged")
    }
  }

  func testAnUnreadableFileIsReportedAndLeftAlone() throws {
    try withFolder { folder in
      let memory = WindowStore(path: folder)
      var state = WindowState(size: .zero)
      let warning = standardError { state = memory.load() }
      XCTAssertTrue(
        warning.hasSuffix(": \(folder) cannot be read: it is not a regular file\n"), warning)
      XCTAssertEqual(state, WindowState())
      XCTAssertTrue(FileManager.default.fileExists(atPath: folder))
    }
  }

  func testAWriteErrorIsReportedAndTheStateStillApplies() throws {
    try withFolder { folder in
      // Permissions do not stop the superuser, but a file where the folder should be does.
      try "".write(toFile: folder + "/file", atomically: true, encoding: .utf8)
      let memory = WindowStore(path: folder + "/file/window.ini")
      let state = WindowState(isMaximized: true, page: .contacts)
      let warning = standardError { memory.save(state) }
      XCTAssertTrue(warning.hasSuffix("; changes are not saved\n"), warning)
      XCTAssertTrue(warning.contains(memory.path), warning)
      XCTAssertEqual(warning.filter { $0 == "\n" }.count, 1, warning)
      XCTAssertEqual(memory.load(), state, "the next window of this process has it")
      try FileManager.default.removeItem(atPath: folder + "/file")
      memory.synchronize()
      XCTAssertEqual(WindowStore(path: memory.path).load(), state)
    }
  }

  func testAWindowDoesNotWaitForOtherProcessesButQuittingDoes() throws {
    try withFolder { folder in
      let memory = WindowStore(path: folder + "/window.ini")
      let states = [WindowState(page: .flipper), WindowState(page: .contacts)]
      memory.save(states[0])
      let other = try FileLock(for: memory.path)
      XCTAssertEqual(standardError { memory.save(states[1]) }, "", "it does not wait for the lock")
      XCTAssertEqual(WindowStore(path: memory.path).load(), states[0], "the file is locked")
      let warning = standardError { memory.synchronize() }
      XCTAssertTrue(warning.contains("was still locked by another program after"), warning)
      other.release()
      XCTAssertEqual(standardError { memory.synchronize() }, "")
      XCTAssertEqual(WindowStore(path: memory.path).load(), states[1])
      memory.save(states[0])
      memory.synchronize()
      XCTAssertEqual(memory.load(), states[0], "no older state is restored")
    }
  }

  func testTheFileIsInTheUsersConfigurationFolder() {
    onMain {
      XCTAssertEqual(
        WindowStore()?.path, UserDirectories.configuration.map { $0 + "/button-gallery/window.ini" }
      )
      withEnvironment("XDG_CONFIG_HOME", "settings") {
        withEnvironment("HOME", "") { XCTAssertNil(WindowStore()) }
      }
    }
  }

  func testTheCustomizationOfTheThemeIsSavedWithTheWindowsState() throws {
    try withFolder { folder in
      let memory = WindowStore(path: folder + "/window.ini")
      XCTAssertEqual(memory.loadCustomization(), .original)
      let state = WindowState(page: .contacts)
      memory.save(state)
      for customization in [
        ThemeCustomization(font: .urwGothic, textColor: .mint),
        ThemeCustomization(font: .urwGothic),
        .original,
      ] {
        memory.save(customization)
        let again = WindowStore(path: memory.path)
        XCTAssertEqual(again.loadCustomization(), customization)
        XCTAssertEqual(again.load(), state)
      }
    }
  }

  func testAnUnknownFontOrColorIsDamage() throws {
    try withFolder { folder in
      for line in ["AppFont=Comic Sans", "TextColor=Amber"] {
        let memory = WindowStore(path: folder + "/window.ini")
        try "[Window]\n\(line)\n".write(toFile: memory.path, atomically: true, encoding: .utf8)
        let warning = standardError { XCTAssertEqual(memory.loadCustomization(), .original) }
        XCTAssertTrue(warning.contains("in [Window] is wrong: there is no choice '"), warning)
        XCTAssertFalse(FileManager.default.fileExists(atPath: memory.path))
      }
    }
  }

  func testAChangeBlockedByALockIsWrittenWhenTheLockIsReleased() throws {
    try withFolder { folder in
      let memory = WindowStore(path: folder + "/window.ini")
      let lock = try FileLock(for: memory.path)
      memory.save(WindowState(page: .contacts))
      memory.save(ThemeCustomization(textColor: .sky))
      runPendingEvents()
      XCTAssertFalse(FileManager.default.fileExists(atPath: memory.path))
      lock.release()
      XCTAssertTrue(runMainLoop { FileManager.default.fileExists(atPath: memory.path) })
      let again = WindowStore(path: memory.path)
      XCTAssertEqual(again.load().page, .contacts)
      XCTAssertEqual(again.loadCustomization().textColor, .sky)
    }
  }
}

/// Runs the body with the path of an empty folder.
private func withFolder(_ body: @MainActor (String) throws -> Void) throws {
  try onMain { try body(temporaryFolder()) }
}
