import Demos
import XCTest

@testable import Gallery
@testable import GtkKit

/// What the options of a command line become, and the sentences for those that become nothing.
final class LaunchRequestTests: XCTestCase {
  func testEveryOptionBecomesItsPartOfTheRequest() throws {
    try MainActor.assumeIsolated {
      let cases: [(OptionValues, LaunchRequest)] = [
        (OptionValues(), try request()),
        (OptionValues(texts: ["page": "buttons"]), try request { $0.page = .buttons }),
        (OptionValues(flags: ["window"]), try request { $0.showsPageAlone = true }),
        (
          OptionValues(flags: ["exit-after-first-frame"]),
          try request { $0.exitsAfterFirstFrame = true }
        ),
        (OptionValues(flags: ["dump-tree"]), try request { $0.printsTree = true }),
        (
          OptionValues(texts: ["report-themes": "9"]),
          try request {
            $0.reportedThemes = 9
            $0.showsPageAlone = true
          }
        ),
        (OptionValues(flags: ["report-visits"]), try request { $0.reportsVisits = true }),
        (
          OptionValues(texts: ["seed": "18446744073709551615"]),
          try request {
            $0.page = .mysteryGrid
            $0.seed = .max
          }
        ),
        (
          OptionValues(texts: ["seed": "0", "page": "mystery-grid"]),
          try request {
            $0.page = .mysteryGrid
            $0.seed = 0
          }
        ),
        (
          OptionValues(texts: ["rows": "100", "columns": "100"]),
          try request {
            $0.page = .mysteryGrid
            $0.gridLayout = try MysteryGridLayout(rows: 100, columns: 100)
          }
        ),
        (
          OptionValues(texts: ["rows": "1"]),
          try request {
            $0.page = .mysteryGrid
            $0.gridLayout = try MysteryGridLayout(rows: 1, columns: 3)
          }
        ),
        (
          OptionValues(texts: ["columns": "2"]),
          try request {
            $0.page = .mysteryGrid
            $0.gridLayout = try MysteryGridLayout(rows: 5, columns: 2)
          }
        ),
        (
          OptionValues(texts: ["screenshot": "a b.png"]),
          try request {
            $0.screenshot = .init(
              path: "a b.png", scale: nil, look: .light, direction: .leftToRight)
          }
        ),
        (
          OptionValues(
            flags: ["window"],
            texts: [
              "page": "buttons", "screenshot": "p", "scale": "1", "scheme": "dark",
              "direction": "ltr",
            ]),
          try request {
            $0.page = .buttons
            $0.showsPageAlone = true
            $0.screenshot = .init(path: "p", scale: 1, look: .dark, direction: .leftToRight)
          }
        ),
        (
          OptionValues(
            texts: [
              "screenshot": "p", "scale": "2", "scheme": "high-contrast", "direction": "rtl",
            ]),
          try request {
            $0.screenshot = .init(
              path: "p", scale: 2, look: .highContrast, direction: .rightToLeft)
          }
        ),
        (
          OptionValues(texts: ["screenshot": "p", "scheme": "light"]),
          try request { $0.screenshot = .init(path: "p", look: .light) }
        ),
        (
          OptionValues(texts: ["screenshot": "p", "flip-progress": "0.5"]),
          try request {
            $0.page = .flipper
            $0.screenshot = .init(path: "p", flipProgress: 0.5)
          }
        ),
        (
          OptionValues(
            texts: ["page": "flipper", "screenshot": "p", "flip-progress": "1"]),
          try request {
            $0.page = .flipper
            $0.screenshot = .init(path: "p", flipProgress: 1)
          }
        ),
        (OptionValues(flags: ["version", "list", "dump-css"]), try request()),
      ]
      for (values, request) in cases {
        XCTAssertEqual(try LaunchRequest(values), request, "\(values)")
      }
    }
  }

  func testWhatIsWrongIsSaidInOneSentence() throws {
    try MainActor.assumeIsolated {
      let cases: [(OptionValues, String)] = [
        (
          OptionValues(words: ["buttons", "more"]),
          "'buttons' belongs to no option; a page is opened with --page ID, and --list shows them"
        ),
        (
          OptionValues(texts: ["page": "button"]),
          "there is no page 'button'; did you mean 'buttons'?"
        ),
        (
          OptionValues(texts: ["page": "weather"]),
          "there is no page 'weather'; --list shows every page"
        ),
        (OptionValues(texts: ["page": ""]), "there is no page ''; --list shows every page"),
        (
          OptionValues(texts: ["screenshot": "p", "scale": "3"]),
          "--scale cannot be '3'; it is one of 1, 2"
        ),
        (OptionValues(texts: ["scale": "two"]), "--scale cannot be 'two'; it is one of 1, 2"),
        (
          OptionValues(texts: ["screenshot": "p", "scheme": "Dark"]),
          "--scheme cannot be 'Dark'; it is one of light, dark, high-contrast"
        ),
        (
          OptionValues(texts: ["screenshot": "p", "direction": "up"]),
          "--direction cannot be 'up'; it is one of ltr, rtl"
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
          OptionValues(flags: ["dump-tree", "exit-after-first-frame"]),
          "--exit-after-first-frame and --dump-tree exclude each other; give one of them"
        ),
        (
          OptionValues(flags: ["exit-after-first-frame"], texts: ["screenshot": "p"]),
          "--screenshot and --exit-after-first-frame exclude each other; give one of them"
        ),
        (
          OptionValues(flags: ["dump-tree"], texts: ["screenshot": "p"]),
          "--screenshot and --dump-tree exclude each other; give one of them"
        ),
        (
          OptionValues(flags: ["dump-tree"], texts: ["report-flips": "1"]),
          "--dump-tree and --report-flips exclude each other; give one of them"
        ),
        (
          OptionValues(texts: ["report-themes": "101"]),
          "--report-themes cannot be '101'; it is a number from 1 to 100"
        ),
        (
          OptionValues(flags: ["report-visits"], texts: ["report-themes": "1"]),
          "--report-themes and --report-visits exclude each other; give one of them"
        ),
        (
          OptionValues(flags: ["window", "report-visits"]),
          "--window and --report-visits exclude each other; give one of them"
        ),
        (
          OptionValues(texts: ["report-flips": "0"]),
          "--report-flips cannot be '0'; it is a number from 1 to 100"
        ),
        (
          OptionValues(texts: ["report-flips": "1", "page": "buttons"]),
          "--page cannot be 'buttons'; it is flipper with --report-flips"
        ),
        (
          OptionValues(texts: ["screenshot": "p", "flip-progress": "0.5", "page": "buttons"]),
          "--page cannot be 'buttons'; it is flipper with --flip-progress"
        ),
        (
          OptionValues(texts: ["seed": "18446744073709551616"]),
          "--seed cannot be '18446744073709551616'; it is a whole number from 0 to 18446744073709551615"
        ),
        (
          OptionValues(texts: ["rows": "0"]),
          "--rows cannot be '0'; it is a number from 1 to 10000"
        ),
        (
          OptionValues(texts: ["columns": "many"]),
          "--columns cannot be 'many'; it is a number from 1 to 10000"
        ),
        (
          OptionValues(texts: ["rows": "101", "columns": "100"]),
          "The grid has 101 rows and 100 columns, which must make at least 1 and at most 10000"
            + " buttons in at most 300 columns."
        ),
        (
          OptionValues(texts: ["columns": "3", "page": "buttons"]),
          "--page cannot be 'buttons'; it is mystery-grid with --columns"
        ),
        (
          OptionValues(texts: ["seed": "1", "report-flips": "1"]),
          "--page cannot be 'mystery-grid'; it is flipper with --report-flips"
        ),
        (
          OptionValues(texts: ["screenshot": "p", "flip-progress": "1.5"]),
          "--flip-progress cannot be '1.5'; it is a number from 0 to 1"
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

  func testTheFirstFaultInTheOrderOfTheOptionsIsTheOneThatIsSaid() throws {
    try MainActor.assumeIsolated {
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

  func testOnlyWhatIsTimedPicturedOrPrintedRunsInAProcessOfItsOwn() throws {
    try MainActor.assumeIsolated {
      let cases = [
        (try request(), false), (try request { $0.page = .buttons }, false),
        (try request { $0.showsPageAlone = true }, false),
        (try request { $0.screenshot = .init(path: "p") }, true),
        (try request { $0.exitsAfterFirstFrame = true }, true),
        (try request { $0.printsTree = true }, true),
        (try request { $0.reportedFlips = 1 }, true),
        (try request { $0.reportedThemes = 1 }, true),
        (try request { $0.reportsVisits = true }, true),
      ]
      for (request, isAlone) in cases { XCTAssertEqual(request.isAlone, isAlone, "\(request)") }
    }
  }

  func testAScaleIsRefusedUnderWaylandWithTheReason() throws {
    try MainActor.assumeIsolated {
      let scaled = LaunchRequest.Screenshot(path: "p", scale: 2)
      XCTAssertNoThrow(try scaled.check(isWayland: false))
      XCTAssertNoThrow(try LaunchRequest.Screenshot(path: "p").check(isWayland: true))
      XCTAssertThrowsError(try scaled.check(isWayland: true)) {
        XCTAssertEqual(
          "\($0)", "--scale works only under X11: under Wayland the compositor decides the scale")
      }
    }
  }

  func testEveryOptionIsDeclaredWithWhatStandsAfterIt() {
    MainActor.assumeIsolated {
      XCTAssertEqual(
        LaunchOption.allCases.map(\.description.usage),
        [
          "--version", "--list", "--list-themes", "--dump-css", "--page ID", "--theme NAME",
          "--window", "--seed N", "--rows N", "--columns N", "--screenshot FILE", "--scale 1|2",
          "--scheme light|dark|high-contrast",
          "--direction ltr|rtl", "--flip-progress 0…1", "--exit-after-first-frame", "--dump-tree",
          "--report-flips N", "--report-themes N", "--report-visits",
        ])
      for option in LaunchOption.allCases.map(\.description) {
        XCTAssertFalse(option.help.isEmpty, option.name)
      }
    }
  }
}

/// The request of an empty command line, changed.
@MainActor private func request(
  _ change: (inout LaunchRequest) throws -> Void = { _ in }
) throws -> LaunchRequest {
  var request = try LaunchRequest(OptionValues())
  try change(&request)
  return request
}
