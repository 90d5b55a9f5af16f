import CGtk
import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// The rules that all files shared by several processes have in common.
final class SharedFileTests: XCTestCase {
  func testAChangeReadsTheFileOnce() throws {
    try onMain {
      let folder = temporaryFolder()
      let stores = try savingStores(in: folder)
      let reads = try XCTUnwrap(FolderWatches {})
      XCTAssertNotNil(reads.add(folder, for: IN_OPEN | IN_CLOSE_NOWRITE))
      for store in stores {
        try store.change()
        runMainLoop(forSeconds: 0.1)
        let opened = reads.takeEvents().filter { $0.mask & IN_OPEN != 0 }.map(\.name)
        XCTAssertEqual(opened.filter { $0 == store.name }.count, 1, store.name)
      }
    }
  }

  func testADamagedFileIsSetAsideByTheNextChange() throws {
    try onMain {
      let folder = temporaryFolder()
      for store in try savingStores(in: folder) {
        let path = "\(folder)/\(store.name)"
        try "damage".write(toFile: path, atomically: true, encoding: .utf8)
        let warning = try standardError(of: store.change)
        XCTAssertTrue(warning.hasSuffix("renamed to \(path).damaged\n"), warning)
        XCTAssertEqual(try String(contentsOfFile: path + ".damaged", encoding: .utf8), "damage")
        XCTAssertNoThrow(try KeyFile(path: path), "it is written again")
      }
    }
  }

  func testQuittingWritesAFileThatWasRemovedOrDamaged() throws {
    try onMain {
      let folder = temporaryFolder()
      for store in try savingStores(in: folder) {
        let path = "\(folder)/\(store.name)"
        let saved = try String(contentsOfFile: path, encoding: .utf8)
        for damage in [nil, "damage"] {
          try FileManager.default.removeItem(atPath: path)
          try damage?.write(toFile: path, atomically: true, encoding: .utf8)
          _ = standardError(of: store.synchronize)
          XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), saved)
        }
      }
    }
  }
}

/// A store that has saved its file, another change of its values, and its end.
private struct SavingStore {
  let name: String
  let change: () throws -> Void
  let synchronize: () -> Void
}

@MainActor private func savingStores(in folder: String) throws -> [SavingStore] {
  let contacts = ContactStore(file: ContactsFile(path: folder + "/contacts.ini"))
  contacts.open()
  _ = try contacts.add(Contact(name: "Ann", eMail: ""))
  let window = WindowStore(path: folder + "/window.ini")
  window.save(WindowState())
  let weather = WeatherStore(path: folder + "/weather.ini")
  var settings = FlipperSettings()
  settings.city = .cairo
  weather.save(settings, changedFrom: FlipperSettings())
  let bestScore = BestScoreStore(path: folder + "/mystery-grid.ini")
  _ = bestScore.save(300)
  runPendingEvents()
  return [
    SavingStore(
      name: "contacts.ini", change: { _ = try contacts.add(Contact(name: "Bob", eMail: "")) },
      synchronize: contacts.synchronize),
    SavingStore(
      name: "window.ini", change: { window.save(WindowState(isMaximized: true)) },
      synchronize: window.synchronize),
    SavingStore(
      name: "weather.ini", change: { weather.save(FlipperSettings(), changedFrom: settings) },
      synchronize: weather.synchronize),
    SavingStore(
      name: "mystery-grid.ini", change: { _ = bestScore.save(450) },
      synchronize: bestScore.synchronize),
  ]
}
