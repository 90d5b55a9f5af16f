import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the requests that result from the options of a command line.
final class LaunchRequestTests: XCTestCase {
  func testPageOptionsSetTheRequest() throws {
    try onMain {
      expect([
        (OptionValues(), try request()),
        (OptionValues(texts: ["page": "buttons"]), try request { $0.page = .buttons }),
        (OptionValues(flags: ["window"]), try request { $0.showsPageAlone = true }),
        (OptionValues(flags: ["version", "list", "dump-css"]), try request()),
      ])
    }
  }

  func testScreenshotOptionsSetTheScreenshot() throws {
    try onMain {
      expect([
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
          OptionValues(texts: ["screenshot": "p", "theme": "dark"]),
          try request {
            $0.theme = .always(.dark)
            $0.screenshot = .init(path: "p", look: .dark)
          }
        ),
        (
          OptionValues(texts: ["screenshot": "p", "theme": "high-contrast"]),
          try request {
            $0.theme = .always(.highContrast)
            $0.screenshot = .init(path: "p", look: .highContrast)
          }
        ),
        (
          OptionValues(texts: ["screenshot": "p", "theme": "dark", "scheme": "light"]),
          try request {
            $0.theme = .always(.dark)
            $0.screenshot = .init(path: "p", look: .light)
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
            $0.screenshot = .init(path: "p")
            $0.options = PageOptionSet(FlipperOptions(flipProgress: 0.5))
          }
        ),
        (
          OptionValues(
            texts: ["page": "flipper", "screenshot": "p", "flip-progress": "1"]),
          try request {
            $0.page = .flipper
            $0.screenshot = .init(path: "p")
            $0.options = PageOptionSet(FlipperOptions(flipProgress: 1))
          }
        ),
      ])
    }
  }

  func testTheOptionsOfTheMysteryGridOpenItsPage() throws {
    try onMain {
      expect([
        (
          OptionValues(texts: ["seed": "18446744073709551615"]),
          try request {
            $0.page = .mysteryGrid
            $0.options = PageOptionSet(MysteryGridOptions(seed: .max))
          }
        ),
        (
          OptionValues(texts: ["seed": "0", "page": "mystery-grid"]),
          try request {
            $0.page = .mysteryGrid
            $0.options = PageOptionSet(MysteryGridOptions(seed: 0))
          }
        ),
        (
          OptionValues(texts: ["rows": "100", "columns": "100"]),
          try request {
            $0.page = .mysteryGrid
            $0.options = try grid(rows: 100, columns: 100)
          }
        ),
        (
          OptionValues(texts: ["rows": "1"]),
          try request {
            $0.page = .mysteryGrid
            $0.options = try grid(rows: 1, columns: 3)
          }
        ),
        (
          OptionValues(texts: ["columns": "2"]),
          try request {
            $0.page = .mysteryGrid
            $0.options = try grid(rows: 5, columns: 2)
          }
        ),
      ])
    }
  }

  func testOnlyReportsScreenshotsAndListsRunInTheirOwnProcess() throws {
    try onMain {
      let cases = [
        (try request(), false), (try request { $0.page = .buttons }, false),
        (try request { $0.showsPageAlone = true }, false),
        (try request { $0.screenshot = .init(path: "p") }, true),
        (try request { $0.task = LaunchTask(.version) }, true),
      ]
      for (request, isAlone) in cases { XCTAssertEqual(request.isAlone, isAlone, "\(request)") }
    }
  }

  func testEveryOptionIsDeclaredWithItsArgument() {
    onMain {
      XCTAssertEqual(
        LaunchOption.all.map(\.usage),
        [
          "--version", "--list", "--list-themes", "--dump-css", "--page ID", "--theme NAME",
          "--window", "--seed N", "--rows N", "--columns N", "--screenshot FILE", "--scale 1|2",
          "--scheme light|dark|high-contrast",
          "--direction ltr|rtl", "--flip-progress 0…1",
        ])
      for option in LaunchOption.all {
        XCTAssertFalse(option.help.isEmpty, option.name)
      }
    }
  }
}

/// Returns the request of an empty command line with changes.
@MainActor private func request(
  _ change: (inout LaunchRequest) throws -> Void = { _ in }
) throws -> LaunchRequest {
  var request = try LaunchRequest(OptionValues())
  try change(&request)
  return request
}

/// Returns the options of a Mystery Grid with the given rows and columns.
@MainActor private func grid(rows: Int, columns: Int) throws -> PageOptionSet {
  PageOptionSet(
    MysteryGridOptions(layout: try MysteryGridLayout(rows: rows, columns: columns)))
}

/// Asserts that each set of options results in the request beside it.
@MainActor private func expect(_ cases: [(OptionValues, LaunchRequest)]) {
  for (values, request) in cases {
    XCTAssertEqual(try LaunchRequest(values), request, "\(values)")
  }
}
