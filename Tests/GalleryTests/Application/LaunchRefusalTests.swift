import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of invalid command lines and the error of each.
final class LaunchRefusalTests: XCTestCase {
  func testEveryErrorIsOneSentence() throws {
    try onMain {
      let cases: [(OptionValues, String)] = [
        (
          OptionValues(words: ["buttons", "more"]),
          "'\u{2068}buttons\u{2069}' belongs to no option; a page is opened with --page ID, and --list shows them"
        ),
        (
          OptionValues(texts: ["page": "button"]),
          "there is no page '\u{2068}button\u{2069}'; did you mean '\u{2068}buttons\u{2069}'?"
        ),
        (
          OptionValues(texts: ["page": "weather"]),
          "there is no page '\u{2068}weather\u{2069}'; --list shows every page"
        ),
        (
          OptionValues(texts: ["page": ""]),
          "there is no page '\u{2068}\u{2069}'; --list shows every page"
        ),
        (
          OptionValues(texts: ["screenshot": "p", "scale": "3"]),
          "--scale cannot be '\u{2068}3\u{2069}'; it is one of 1, 2"
        ),
        (
          OptionValues(texts: ["scale": "two"]),
          "--scale cannot be '\u{2068}two\u{2069}'; it is one of 1, 2"
        ),
        (
          OptionValues(texts: ["screenshot": "p", "scheme": "Dark"]),
          "--scheme cannot be '\u{2068}Dark\u{2069}'; it is one of light, dark, high-contrast"
        ),
        (
          OptionValues(texts: ["screenshot": "p", "direction": "up"]),
          "--direction cannot be '\u{2068}up\u{2069}'; it is one of ltr, rtl"
        ),
        (
          OptionValues(texts: ["scale": "2"]),
          "--scale says how a picture looks and works only with --screenshot FILE"
        ),
        (
          OptionValues(texts: ["scheme": "dark"]),
          "--scheme says how a picture looks and works only with --screenshot FILE"
        ),
        (
          OptionValues(texts: ["direction": "rtl"]),
          "--direction says how a picture looks and works only with --screenshot FILE"
        ),
        (
          OptionValues(texts: ["screenshot": "p", "flip-progress": "0.5", "page": "buttons"]),
          "--page cannot be '\u{2068}buttons\u{2069}'; it is flipper with --flip-progress"
        ),
        (
          OptionValues(texts: ["seed": "18446744073709551616"]),
          "--seed cannot be '\u{2068}18446744073709551616\u{2069}'; it is a whole number from 0 to 18446744073709551615"
        ),
        (
          OptionValues(texts: ["rows": "0"]),
          "--rows cannot be '\u{2068}0\u{2069}'; it is a number from 1 to 10000"
        ),
        (
          OptionValues(texts: ["columns": "many"]),
          "--columns cannot be '\u{2068}many\u{2069}'; it is a number from 1 to 10000"
        ),
        (
          OptionValues(texts: ["rows": "101", "columns": "100"]),
          "The grid has 101 rows and 100 columns, which must make at least 1 and at most 10000"
            + " buttons in at most 300 columns."
        ),
        (
          OptionValues(texts: ["columns": "3", "page": "buttons"]),
          "--page cannot be '\u{2068}buttons\u{2069}'; it is mystery-grid with --columns"
        ),
        (
          OptionValues(texts: ["seed": "1", "screenshot": "p", "flip-progress": "0.5"]),
          "--page cannot be '\u{2068}mystery-grid\u{2069}'; it is flipper with --flip-progress"
        ),
        (
          OptionValues(texts: ["screenshot": "p", "flip-progress": "1.5"]),
          "--flip-progress cannot be '\u{2068}1.5\u{2069}'; it is a number from 0 to 1"
        ),
        (
          OptionValues(texts: ["flip-progress": "0.5"]),
          "--flip-progress says how a picture looks and works only with --screenshot FILE"
        ),
      ]
      for (values, sentence) in cases {
        XCTAssertThrowsError(try LaunchRequest(values), "\(values)") { error in
          XCTAssertEqual("\(error)", sentence)
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
        XCTAssertEqual($0 as? LaunchError, .unknownPage(UnknownPage(identifier: "x")))
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
          "\($0)", "--scale works only under X11: under Wayland the compositor decides the scale")
      }
    }
  }
}
