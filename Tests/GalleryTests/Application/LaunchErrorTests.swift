import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of invalid command lines and the error of each.
final class LaunchErrorTests: XCTestCase {
  func testEveryErrorIsOneSentence() throws {
    try onMain {
      let cases: [(OptionValues, String)] = [
        (
          OptionValues(words: ["buttons", "more"]),
          "unexpected argument '\u{2068}buttons\u{2069}'; open a page with --page ID (see --list)"
        ),
        (
          OptionValues(texts: ["page": "button"]),
          "there is no page '\u{2068}button\u{2069}'; try '\u{2068}buttons\u{2069}'"
        ),
        (
          OptionValues(texts: ["page": "weather"]),
          "there is no page '\u{2068}weather\u{2069}'; see --list"
        ),
        (
          OptionValues(texts: ["page": ""]),
          "there is no page '\u{2068}\u{2069}'; see --list"
        ),
        (
          OptionValues(texts: ["screenshot": "p", "scale": "3"]),
          "invalid value '\u{2068}3\u{2069}' for --scale; use 1 or 2"
        ),
        (
          OptionValues(texts: ["scale": "two"]),
          "invalid value '\u{2068}two\u{2069}' for --scale; use 1 or 2"
        ),
        (
          OptionValues(texts: ["screenshot": "p", "scheme": "Dark"]),
          "invalid value '\u{2068}Dark\u{2069}' for --scheme; use light, dark, or high-contrast"
        ),
        (
          OptionValues(texts: ["screenshot": "p", "direction": "up"]),
          "invalid value '\u{2068}up\u{2069}' for --direction; use ltr or rtl"
        ),
        (
          OptionValues(texts: ["scale": "2"]),
          "--scale applies only to a screenshot; add --screenshot FILE"
        ),
        (
          OptionValues(texts: ["scheme": "dark"]),
          "--scheme applies only to a screenshot; add --screenshot FILE"
        ),
        (
          OptionValues(texts: ["direction": "rtl"]),
          "--direction applies only to a screenshot; add --screenshot FILE"
        ),
        (
          OptionValues(texts: ["screenshot": "p", "flip-progress": "0.5", "page": "buttons"]),
          "invalid value '\u{2068}buttons\u{2069}' for --page; use flipper with --flip-progress"
        ),
        (
          OptionValues(texts: ["seed": "18446744073709551616"]),
          "invalid value '\u{2068}18446744073709551616\u{2069}' for --seed; use a whole number from 0 to 18446744073709551615"
        ),
        (
          OptionValues(texts: ["rows": "0"]),
          "invalid value '\u{2068}0\u{2069}' for --rows; use a number from 1 to 10000"
        ),
        (
          OptionValues(texts: ["columns": "many"]),
          "invalid value '\u{2068}many\u{2069}' for --columns; use a number from 1 to 10000"
        ),
        (
          OptionValues(texts: ["rows": "101", "columns": "100"]),
          "a grid of 101 rows and 100 columns is invalid; a grid must have 1 to 10000 buttons in at"
            + " most 300 columns"
        ),
        (
          OptionValues(texts: ["columns": "3", "page": "buttons"]),
          "invalid value '\u{2068}buttons\u{2069}' for --page; use mystery-grid with --columns"
        ),
        (
          OptionValues(texts: ["seed": "1", "screenshot": "p", "flip-progress": "0.5"]),
          "invalid value '\u{2068}mystery-grid\u{2069}' for --page; use flipper with --flip-progress"
        ),
        (
          OptionValues(texts: ["screenshot": "p", "flip-progress": "1.5"]),
          "invalid value '\u{2068}1.5\u{2069}' for --flip-progress; use a number from 0 to 1"
        ),
        (
          OptionValues(texts: ["flip-progress": "0.5"]),
          "--flip-progress applies only to a screenshot; add --screenshot FILE"
        ),
      ]
      for (values, message) in cases {
        XCTAssertThrowsError(try LaunchRequest(values), "\(values)") { error in
          XCTAssertEqual((error as? LaunchError)?.text(in: .commandLine), message)
        }
      }
    }
  }

  func testOnlyTheFirstErrorInTheOrderOfTheOptionsIsReported() throws {
    try onMain {
      let values = OptionValues(texts: ["page": "x", "scale": "9"], words: ["word"])
      XCTAssertThrowsError(try LaunchRequest(values)) {
        XCTAssertEqual($0 as? LaunchError, .surplusWord("word"))
      }
      XCTAssertThrowsError(
        try LaunchRequest(OptionValues(texts: ["page": "x", "scale": "9"]))
      ) {
        guard case .unknownPage(let error) = $0 as? LaunchError else { return XCTFail("\($0)") }
        XCTAssertEqual(error.identifier, "x")
      }
    }
  }

  func testAScaleIsRejectedUnderWaylandWithTheReason() throws {
    try onMain {
      let scaled = Screenshot(path: "p", scale: 2)
      XCTAssertNoThrow(try scaled.check(isWayland: false))
      XCTAssertNoThrow(try Screenshot(path: "p").check(isWayland: true))
      XCTAssertThrowsError(try scaled.check(isWayland: true)) {
        XCTAssertEqual(
          ($0 as? LaunchError)?.text(in: .commandLine),
          "--scale works only under X11; under Wayland, the compositor sets the scale")
      }
    }
  }
}
