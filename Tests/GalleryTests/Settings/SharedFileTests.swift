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
        XCTAssertTrue(warning.hasSuffix("set aside as \(path).damaged\n"), warning)
        XCTAssertEqual(try String(contentsOfFile: path + ".damaged", encoding: .utf8), "damage")
        XCTAssertNoThrow(try KeyFile(path: path), "it is written again")
      }
    }
  }
}

/// A store that has saved its file, and another change of its values.
private struct SavingStore {
  let name: String
  let change: () throws -> Void
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
    SavingStore(name: "contacts.ini") { _ = try contacts.add(Contact(name: "Bob", eMail: "")) },
    SavingStore(name: "window.ini") { window.save(WindowState(isMaximized: true)) },
    SavingStore(name: "weather.ini") { weather.save(FlipperSettings(), changedFrom: settings) },
    SavingStore(name: "mystery-grid.ini") { _ = bestScore.save(450) },
  ]
}
