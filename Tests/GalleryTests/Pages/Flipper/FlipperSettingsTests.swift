import CGtk
import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the settings on the back of the card, and of saving them.
final class FlipperSettingsTests: XCTestCase {
  func testASettingChangesTheFrontAtOnce() {
    onMain {
      let page = FlipperPage()
      XCTAssertEqual(
        page.frontTexts, ["Cupertino", "Clear", "23\u{a0}°C", "High 25° · Low 13°", "Sample data"])
      choose("Fahrenheit", in: page.back.unitControl)
      XCTAssertEqual(
        page.frontTexts, ["Cupertino", "Clear", "73\u{a0}°F", "High 77° · Low 55°", "Sample data"])
      choose("Reykjavík", in: page.back.cityControl)
      XCTAssertEqual(
        page.frontTexts, ["Reykjavík", "Snow", "28\u{a0}°F", "High 33° · Low 19°", "Sample data"])
      XCTAssertEqual(
        page.front.accessibleName,
        "Reykjavík: Snow, 28\u{a0}°F, high 33\u{a0}°F, low 19\u{a0}°F. Sample data.")
    }
  }

  func testASettingIsSpokenWithTheNewWeatherOnTheCard() {
    onMain {
      let page = FlipperPage()
      XCTAssertEqual(
        announcements { choose("Fahrenheit", in: page.back.unitControl) },
        ["Fahrenheit: Cupertino, Clear, 73\u{a0}°F"])
      XCTAssertEqual(
        announcements { choose("London", in: page.back.cityControl) },
        ["London, Rain, 52\u{a0}°F"])
    }
  }

  func testTextsThatTheNameOfTheFrontRephrasesAreRedundant() {
    onMain {
      let page = FlipperPage()
      let name = page.front.accessibleName ?? ""
      for label in page.front.children.compactMap({ $0 as? StageLabel }) {
        let role = atk_object_get_role(gtk_widget_get_accessible(label.pointer))
        XCTAssertEqual(role == ATK_ROLE_REDUNDANT_OBJECT, !name.contains(label.text), label.text)
      }
    }
  }

  func testEachConditionShowsItsPicture() throws {
    try onMain {
      let page = FlipperPage()
      let view = try XCTUnwrap(page.front.children.compactMap { $0 as? ImageView }.first)
      for city in WeatherCity.allCases {
        choose(city.title, in: page.back.cityControl)
        let condition = city.report.condition
        XCTAssertTrue(view.picture === Pictures.picture(named: condition.picture), city.title)
        XCTAssertEqual(view.accessibleName, condition.title)
      }
    }
  }

  func testTheBackShowsTheSavedSettingsAndSavesNewOnes() throws {
    try withFolder { folder in
      let memory = WeatherStore(path: folder + "/button-gallery/weather.ini")
      let first = FlipperPage(memory: memory)
      choose("Fahrenheit", in: first.back.unitControl)
      choose("London", in: first.back.cityControl)
      let second = FlipperPage(memory: memory)
      XCTAssertEqual(second.back.unitControl.selectedIndex, 1)
      XCTAssertEqual(second.back.cityControl.selectedIndex, 3)
      XCTAssertEqual(second.frontTexts.first, "London")
      XCTAssertEqual(second.frontTexts[2], "52\u{a0}°F")
    }
  }

  func testTwoPagesEachSaveTheirOwnChange() throws {
    try withFolder { folder in
      let memory = WeatherStore(path: folder + "/weather.ini")
      let pages = [FlipperPage(memory: memory), FlipperPage(memory: memory)]
      choose("Fahrenheit", in: pages[0].back.unitControl)
      choose("London", in: pages[1].back.cityControl)
      XCTAssertEqual(memory.load().unit, .fahrenheit)
      XCTAssertEqual(memory.load().city, .london)
    }
  }

  func testALaunchWithoutAFileUsesTheDefaultSettingsAndPrintsNothing() throws {
    try withFolder { folder in
      let memory = WeatherStore(path: folder + "/weather.ini")
      XCTAssertEqual(standardError { XCTAssertEqual(memory.load(), FlipperSettings()) }, "")
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/weather.ini"))
    }
  }

  func testADamagedFileIsSetAsideWithAWarningThatGivesTheReasonAndThePath() throws {
    let cases: [(contents: String, reason: String)] = [
      ("Unit", "is not a key file"),
      (
        "[Weather]\nUnit=kelvin\n",
        "the value of Unit in [Weather] is wrong: there is no unit 'kelvin'; try 'celsius' or 'fahrenheit'"
      ),
      (
        "[Weather]\nCity=lodnon\n",
        "the value of City in [Weather] is wrong: there is no city 'lodnon'; try 'london'"
      ),
    ]
    for (contents, reason) in cases {
      try withFolder { folder in
        let path = folder + "/weather.ini"
        try contents.write(toFile: path, atomically: true, encoding: .utf8)
        let memory = WeatherStore(path: path)
        let warning = standardError { XCTAssertEqual(memory.load(), FlipperSettings()) }
        XCTAssertTrue(warning.contains(reason), warning)
        XCTAssertTrue(warning.hasSuffix("; the file was renamed to \(path).damaged\n"), warning)
        XCTAssertEqual(warning.filter { $0 == "\n" }.count, 1, warning)
        XCTAssertEqual(
          try String(contentsOfFile: path + ".damaged", encoding: .utf8), contents)
      }
    }
  }

  func testAWriteErrorIsReportedAndTheSettingStillApplies() throws {
    try withFolder { folder in
      try "".write(toFile: folder + "/file", atomically: true, encoding: .utf8)
      let page = FlipperPage(memory: WeatherStore(path: folder + "/file/weather.ini"))
      let warning = standardError { choose("Cairo", in: page.back.cityControl) }
      XCTAssertTrue(warning.contains("\(folder)/file/weather.ini"), warning)
      XCTAssertTrue(warning.hasSuffix("; changes are not saved\n"), warning)
      XCTAssertEqual(page.frontTexts.first, "Cairo")
    }
  }

  func testNothingIsWrittenWhileAnotherProcessLocksTheFile() throws {
    try withFolder { folder in
      let memory = WeatherStore(path: folder + "/weather.ini")
      var settings = FlipperSettings()
      settings.city = .cairo
      let lock = try FileLock(for: folder + "/weather.ini")
      let warning = standardError { memory.save(settings, changedFrom: FlipperSettings()) }
      XCTAssertTrue(warning.contains("still locked by another program"), warning)
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/weather.ini"))
      lock.release()
    }
  }
}

/// Runs the body with the path of an empty folder, which is deleted afterward.
private func withFolder(_ body: @MainActor (String) throws -> Void) throws {
  try onMain {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }
}
