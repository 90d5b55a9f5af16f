import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the frames that GTK allocates to the widgets on the card, in the card's coordinates.
final class FlipperFrameTests: XCTestCase {
  func testTheCardAndBothSidesHaveTheSizeOfTheWriteUpInBothTextDirectionsAndAtBothScales() {
    onMain {
      openGallery()
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        for scale in [1, 2] {
          let isScaled = withScreenScale(scale) {
            withTextDirection(direction) {
              let page = FlipperPage()
              let place = "\(direction), scale \(scale)"
              let whole = Rectangle(x: 0, y: 0, width: 320, height: 480)
              XCTAssertEqual(page.flipper.allocation.size, whole.size, place)
              XCTAssertEqual(page.front.frame(in: page.flipper), whole, place)
              page.flipper.show(.back)
              waitForFrame(of: page.flipper)
              XCTAssertEqual(page.back.frame(in: page.flipper), whole, place)
            }
          }
          XCTAssertTrue(isScaled, "this display cannot be scaled")
        }
      }
    }
  }

  func testTheInfoButtonReceivesPressesUpToTheEdgesOfTheCard() throws {
    try onMain {
      let page = FlipperPage()
      let button = page.front.infoButton
      XCTAssertEqual(
        button.frame(in: page.flipper), Rectangle(x: 277, y: 437, width: 43, height: 43))
      let window = try XCTUnwrap(gtk_button_get_event_window(cgtk_button(button.pointer)))
      XCTAssertEqual(gdk_window_get_width(window), 43)
      XCTAssertEqual(gdk_window_get_height(window), 43)
      let hits: [(x: Double, y: Double, isHit: Bool)] = [
        (277, 437, true), (319, 479, true), (299, 459, true), (276, 459, false), (299, 436, false),
      ]
      for (x, y, isHit) in hits {
        try page.click(x, y)
        XCTAssertEqual(page.flipper.isFlipped, isHit, "\(x), \(y)")
        if isHit { page.flipper.toggle() }
        page.waitForRest()
      }
    }
  }

  func testTheCenterOfTheInfoButtonsPictureIsThatOfTheWriteUp() {
    onMain {
      let page = FlipperPage()
      let shown = Rendering(of: page.front.pointer)
      page.front.infoButton.isVisible = false
      waitForFrame(of: page.flipper)
      let without = Rendering(of: page.front.pointer)
      let changed = shown.pixels.indices.filter { shown.pixels[$0] != without.pixels[$0] }
      let columns = changed.map { $0 % shown.width }
      let rows = changed.map { $0 / shown.width }
      XCTAssertEqual(columns.min().map { $0 + (columns.max() ?? 0) + 1 }, 2 * 299)
      XCTAssertEqual(rows.min().map { $0 + (rows.max() ?? 0) + 1 }, 2 * 459)
    }
  }

  func testNothingOnEitherSideOverlapsOrIsTruncated() throws {
    try onMain {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        try withTextDirection(direction) {
          let page = FlipperPage()
          for side in [page.front, page.back] as [ImageView] {
            if side === page.back { page.flipper.show(.back) }
            waitForFrame(of: page.flipper)
            let frames = try side.children.map { try XCTUnwrap($0.frame(in: page.flipper)) }
            XCTAssertEqual(frames.count, side === page.front ? 7 : 5)
            for (index, frame) in frames.enumerated() {
              XCTAssertTrue(
                frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= 320 && frame.maxY <= 480,
                "\(frame)")
              for other in frames[(index + 1)...] {
                XCTAssertFalse(
                  frame.minX < other.maxX && other.minX < frame.maxX && frame.minY < other.maxY
                    && other.minY < frame.maxY, "\(frame) and \(other), \(direction)")
              }
            }
          }
        }
      }
    }
  }

  func testEveryTextOfEveryCityAndUnitFitsInItsFrameInEveryFont() {
    onMain {
      for font in [nil] + AppFontChoice.allCases.map(Optional.init) {
        withTheme(.classic, ThemeCustomization(font: font)) {
          let page = FlipperPage()
          let name = font?.title ?? "the theme's own font"
          for city in WeatherCity.allCases {
            for unit in TemperatureUnit.allCases {
              var settings = FlipperSettings()
              settings.city = city
              settings.unit = unit
              page.front.card = WeatherCard(settings: settings)
              waitForFrame(of: page.flipper)
              expectWhole(page.front, name)
            }
          }
          page.flipper.show(.back)
          waitForFrame(of: page.flipper)
          expectWhole(page.back, name)
          XCTAssertFalse(page.back.doneButton.isTitleTruncated, name)
          for side in [page.front, page.back] as [ImageView] {
            XCTAssertEqual(side.allocation.size, FlipperDemo.cardSize, name)
          }
          XCTAssertEqual(page.flipper.allocation.size, FlipperDemo.cardSize, name)
        }
      }
    }
  }
}

/// Checks that every widget on a side has the requested size, and not a larger one for its content.
@MainActor private func expectWhole(
  _ side: ImageView, _ font: String, file: StaticString = #filePath, line: UInt = #line
) {
  for child in side.children {
    let name = "\((child as? StageLabel)?.text ?? child.accessibleName ?? "") in \(font)"
    var width: gint = 0
    var height: gint = 0
    gtk_widget_get_size_request(child.pointer, &width, &height)
    XCTAssertEqual(
      child.allocation.size, Size(width: Double(width), height: Double(height)), name,
      file: file, line: line)
    if let label = child as? StageLabel {
      XCTAssertLessThanOrEqual(label.textWidth, Double(width), name, file: file, line: line)
    }
  }
}
