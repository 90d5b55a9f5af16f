import ControlModel
import Foundation
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of a window's warning bar and how long it shows a warning.
final class WarningBarTests: XCTestCase {
  func testTheBarClosesWhenTheFileIsWrittenAgain() throws {
    try onMain {
      let bar = Bar()
      let file = BlockableFile()
      try file.block()
      file.save()
      XCTAssertTrue(try XCTUnwrap(bar.text).hasSuffix(". Changes are not saved."))
      try file.unblock()
      file.save()
      XCTAssertNil(bar.text)
      try file.block()
      file.save()
      XCTAssertNotNil(bar.text, "it opens again with the next warning")
    }
  }

  func testASentenceBeginsWithACapitalLetter() {
    onMain {
      let bar = Bar()
      let line = standardError {
        SettingsWarnings.shared.report(
          KeyFileError.wrongValue(group: "G", key: "É", reason: "it is \(quoted: "x")"), of: nil,
          kind: .event)
      }
      XCTAssertEqual(
        bar.text?.withoutIsolates, "The value of É in [G] is wrong: it is “x”.")
      XCTAssertTrue(
        line.hasSuffix(": the value of É in [G] is wrong: it is 'x'\n"), line)
    }
  }

  func testTheWarningAboutAnotherFileStays() throws {
    try onMain {
      let bar = Bar()
      let files = [BlockableFile(), BlockableFile()]
      for file in files {
        try file.block()
        file.save()
      }
      XCTAssertEqual(bar.text?.split(separator: "\n").count, 2)
      try files[0].unblock()
      files[0].save()
      let text = try XCTUnwrap(bar.text)
      XCTAssertTrue(text.contains(files[1].settings.path), text)
      XCTAssertFalse(text.contains(files[0].settings.path), text)
      try files[1].unblock()
      files[1].save()
      XCTAssertNil(bar.text)
    }
  }

  func testAWriteErrorIsShownEvenAfterAReadError() throws {
    try onMain {
      let bar = Bar()
      let file = BlockableFile()
      // A folder at the path of the file can be neither read nor replaced.
      try FileManager.default.createDirectory(
        atPath: file.settings.path, withIntermediateDirectories: true)
      _ = standardError { _ = file.settings.read() }
      XCTAssertEqual(bar.text?.hasSuffix("is not a regular file."), true)
      for _ in 1...2 { file.save() }
      XCTAssertEqual(bar.text?.split(separator: "\n").count, 2)
      XCTAssertEqual(bar.text?.hasSuffix(". Changes are not saved."), true)
      try FileManager.default.removeItem(atPath: file.settings.path)
      file.save()
      XCTAssertNil(bar.text)
    }
  }

  func testTheWarningAboutADamagedFileStaysUntilTheUserClosesTheBar() throws {
    try onMain {
      let bar = Bar()
      let file = BlockableFile()
      try file.damage()
      let notice = try XCTUnwrap(bar.text)
      let place = "\(file.settings.path).damaged".isolated
      XCTAssertTrue(notice.hasSuffix(". The file was renamed to \(place)."), notice)
      file.save()
      XCTAssertEqual(bar.text, notice)
      try file.block()
      file.save()
      XCTAssertEqual(bar.text?.split(separator: "\n").count, 2)
      try file.unblock()
      file.save()
      XCTAssertEqual(bar.text, notice)
      try XCTUnwrap(bar.infoBar).close()
      try file.block()
      file.save()
      XCTAssertEqual(bar.text?.contains("renamed"), false, "the closed one is gone")
      try file.unblock()
      file.save()
      XCTAssertNil(bar.text)
    }
  }
}

/// A warning bar over a box, and its text.
@MainActor private final class Bar {
  private let box: Box
  private let warningBar: WarningBar

  init() {
    openGallery()
    box = Box(orientation: .vertical)
    // Warnings that other tests reported without a window must not appear in this one.
    SettingsWarnings.shared.observe(by: box) { _ in }
    warningBar = WarningBar(over: box)
  }

  var infoBar: InfoBar? { box.children.first as? InfoBar }
  var text: String? { infoBar?.text }
}

/// A settings file that cannot be written, not even by the superuser, while a file is at the path
/// of its folder.
@MainActor private struct BlockableFile {
  let settings: SharedFile<Note>
  private let folder: String

  init() {
    folder = temporaryFolder() + "/button-gallery"
    settings = SharedFile(path: folder + "/settings.ini")
  }

  func block() throws {
    try? FileManager.default.removeItem(atPath: folder)
    try "".write(toFile: folder, atomically: true, encoding: .utf8)
  }

  func unblock() throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  /// Writes invalid contents, and reads the file.
  func damage() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "damage".write(toFile: settings.path, atomically: true, encoding: .utf8)
    _ = standardError { _ = settings.read() }
  }

  func save() {
    _ = standardError {
      let lockedFile = settings.lock()
      _ = lockedFile?.read()
      lockedFile?.save(Note())
      lockedFile?.release()
    }
  }
}

/// Contents that are always the same.
private struct Note: SharedFileContents {
  static let fileName = "settings.ini"
  static let access = FileAccess.byUmask

  init() {}

  init(from file: KeyFile) throws(KeyFileError) {}

  func write(to file: KeyFile) { file["Settings"].set("value", for: "Key") }
}
