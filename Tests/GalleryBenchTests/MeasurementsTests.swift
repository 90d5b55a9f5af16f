import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GalleryBench
@testable import GtkKit

/// Tests of the tasks that the options of `gallery-bench` request, and of invalid command lines.
final class MeasurementsTests: XCTestCase {
  func testEachOptionRequestsItsTask() throws {
    try onMain {
      let cases: [(OptionValues, Page?, isPageAlone: Bool, count: Int)] = [
        (OptionValues(flags: ["exit-after-first-frame"]), nil, false, 1),
        (OptionValues(flags: ["dump-tree"]), nil, false, 1),
        (OptionValues(flags: ["dump-tree", "window"]), nil, true, 1),
        (OptionValues(texts: ["report-flips": "2"]), .flipper, true, 2),
        (OptionValues(texts: ["report-themes": "9"]), nil, true, 9),
        (OptionValues(flags: ["report-visits"]), nil, false, 1),
      ]
      for (values, page, isPageAlone, count) in cases {
        let request = try LaunchRequest(values, tool: Measurements())
        let option = try XCTUnwrap(request.task?.option)
        XCTAssertTrue(values.has(option))
        XCTAssertEqual(request.page, page, "\(values)")
        XCTAssertEqual(request.showsPageAlone, isPageAlone, "\(values)")
        XCTAssertEqual(request.task?.count, count, "\(values)")
        XCTAssertTrue(request.isAlone)
        XCTAssertThrowsError(try request.check(isRemote: true)) {
          XCTAssertEqual($0 as? LaunchError, .needsOwnProcess)
        }
      }
    }
  }

  func testWithoutAnOptionThereIsNoTask() throws {
    try onMain {
      XCTAssertNil(try LaunchRequest(OptionValues(), tool: Measurements()).task)
    }
  }

  func testTheGalleryItselfHasNoneOfTheOptions() {
    onMain {
      let options = Measurements().options
      XCTAssertEqual(
        options.map(\.usage),
        [
          "--exit-after-first-frame", "--dump-tree", "--report-flips N", "--report-themes N",
          "--report-visits",
        ])
      XCTAssertTrue(Set(options).isDisjoint(with: LaunchOption.all))
    }
  }

  func testAnInvalidCommandLineHasOneSentence() throws {
    try onMain {
      let cases: [(OptionValues, String)] = [
        (
          OptionValues(flags: ["dump-tree", "exit-after-first-frame"]),
          "--exit-after-first-frame and --dump-tree cannot be combined; use only one of them"
        ),
        (
          OptionValues(flags: ["exit-after-first-frame"], texts: ["screenshot": "p"]),
          "--screenshot and --exit-after-first-frame cannot be combined; use only one of them"
        ),
        (
          OptionValues(flags: ["dump-tree"], texts: ["screenshot": "p"]),
          "--screenshot and --dump-tree cannot be combined; use only one of them"
        ),
        (
          OptionValues(flags: ["dump-tree"], texts: ["report-flips": "1"]),
          "--dump-tree and --report-flips cannot be combined; use only one of them"
        ),
        (
          OptionValues(texts: ["report-themes": "101"]),
          "invalid value '\u{2068}101\u{2069}' for --report-themes; use a number from 1 to 100"
        ),
        (
          OptionValues(flags: ["report-visits"], texts: ["report-themes": "1"]),
          "--report-themes and --report-visits cannot be combined; use only one of them"
        ),
        (
          OptionValues(flags: ["window", "report-visits"]),
          "--window and --report-visits cannot be combined; use only one of them"
        ),
        (
          OptionValues(texts: ["report-flips": "0"]),
          "invalid value '\u{2068}0\u{2069}' for --report-flips; use a number from 1 to 100"
        ),
        (
          OptionValues(texts: ["report-flips": "1", "page": "buttons"]),
          "invalid value '\u{2068}buttons\u{2069}' for --page; use flipper with --report-flips"
        ),
        (
          OptionValues(texts: ["seed": "1", "report-flips": "1"]),
          "invalid value '\u{2068}mystery-grid\u{2069}' for --page; use flipper with --report-flips"
        ),
      ]
      for (values, message) in cases {
        XCTAssertThrowsError(
          try LaunchRequest(values, tool: Measurements()), "\(values)"
        ) { error in
          XCTAssertEqual((error as? LaunchError)?.text(in: .commandLine), message)
        }
      }
    }
  }
}
