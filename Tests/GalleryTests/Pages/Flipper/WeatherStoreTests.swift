import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the weather's settings when their file disappears or is locked while a window is open.
final class WeatherStoreTests: XCTestCase {
  func testASettingThatTheFileLostIsWrittenAgainWithTheNextOne() throws {
    try onMain {
      for damage in [nil, "damage"] {
        let path = temporaryFolder() + "/weather.ini"
        let page = ShownPage<FlipperViewController>(memory: WeatherStore(path: path))
        choose("Fahrenheit", in: page.back.unitControl)
        try FileManager.default.removeItem(atPath: path)
        try damage?.write(toFile: path, atomically: true, encoding: .utf8)
        _ = standardError { choose("London", in: page.back.cityControl) }
        let kept = WeatherStore(path: path).load()
        XCTAssertEqual(kept.unit, .fahrenheit)
        XCTAssertEqual(kept.city, .london)
      }
    }
  }

  func testQuittingWritesMissingSettingsAndPreservesThoseOfOthers() throws {
    try onMain {
      let path = temporaryFolder() + "/weather.ini"
      let memory = WeatherStore(path: path)
      memory.synchronize()
      XCTAssertFalse(FileManager.default.fileExists(atPath: path + ".lock"), "nothing is missing")
      var settings = memory.load()
      settings.unit = .fahrenheit
      memory.save(settings, changedFrom: FlipperSettings())
      try FileManager.default.removeItem(atPath: path)
      XCTAssertEqual(memory.load(), settings, "the window shows them")
      var others = FlipperSettings()
      others.city = .cairo
      WeatherStore(path: path).save(others, changedFrom: FlipperSettings())
      memory.synchronize()
      let kept = WeatherStore(path: path).load()
      XCTAssertEqual(kept.unit, .fahrenheit)
      XCTAssertEqual(kept.city, .cairo)
    }
  }

  func testASettingBlockedByALockAppliesAtOnceAndIsWrittenOnQuitting() throws {
    try onMain {
      let path = temporaryFolder() + "/weather.ini"
      let memory = WeatherStore(path: path)
      var settings = FlipperSettings()
      settings.city = .cairo
      let lock = try FileLock(for: path)
      _ = standardError { memory.save(settings, changedFrom: FlipperSettings()) }
      XCTAssertEqual(memory.load(), settings)
      XCTAssertEqual(WeatherStore(path: path).load(), FlipperSettings())
      lock.release()
      memory.synchronize()
      XCTAssertEqual(WeatherStore(path: path).load(), settings)
    }
  }
}
