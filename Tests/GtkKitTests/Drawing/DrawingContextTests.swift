import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class DrawingContextTests: XCTestCase {
  func testAPictureIsDrawnPixelForPixelAtAPoint() throws {
    try onMain {
      let picture = try TestPicture.load()
      let width = Int(picture.size.width)
      let height = Int(picture.size.height)
      for scale in [1, 2] {
        let target = TestSurface(width: 60, height: 60, scale: scale)
        target.draw { $0.draw(picture, at: Point(x: 7, y: 9)) }
        let drawn = target.pixels(
          x: 7 * scale, y: 9 * scale, width: width * scale, height: height * scale)
        let expected = Rendering(surface: picture.surface(scaleFactor: scale))
          .cropped(x: 0, y: 0, width: width * scale, height: height * scale).pixels
        XCTAssertTrue(drawn == expected, "scale \(scale)")
        XCTAssertEqual(target.pixel(x: 7 * scale - 1, y: 20), 0)
      }
    }
  }

  func testHalfOpacityHalvesEveryComponent() throws {
    try onMain {
      let picture = try TestPicture.load()
      let plain = TestSurface(width: 30, height: 30, scale: 1)
      plain.draw { $0.draw(picture, at: .zero) }
      let faint = TestSurface(width: 30, height: 30, scale: 1)
      faint.draw { context in context.withOpacity(0.5) { context.draw(picture, at: .zero) } }
      let before = try XCTUnwrap(plain.pixel(x: 12, y: 12))
      let after = try XCTUnwrap(faint.pixel(x: 12, y: 12))
      XCTAssertNotEqual(before, 0)
      for (old, new) in zip(components(before), components(after)) {
        XCTAssertEqual(new, old / 2, accuracy: 1)
      }
    }
  }

  func testDarkeningMixesBlackIntoPaintedPixelsOnly() throws {
    try onMain {
      let picture = try TestPicture.load()
      let plain = TestSurface(width: 40, height: 40, scale: 1)
      plain.draw { $0.draw(picture, at: .zero) }
      let dark = TestSurface(width: 40, height: 40, scale: 1)
      dark.draw { context in context.darkened(by: 0.45) { context.draw(picture, at: .zero) } }
      let before = components(try XCTUnwrap(plain.pixel(x: 12, y: 12)))
      let after = components(try XCTUnwrap(dark.pixel(x: 12, y: 12)))
      XCTAssertEqual(after[0], before[0], "the alpha is unchanged")
      for index in 1...3 {
        XCTAssertEqual(after[index], before[index] * 0.55, accuracy: 1.5)
      }
      XCTAssertEqual(dark.pixel(x: 39, y: 39), 0, "a transparent pixel stays transparent")
    }
  }

  func testAnEmptyPartDrawsNothingAndLaterDrawingStillWorks() throws {
    try onMain {
      let picture = try TestPicture.load()
      let target = TestSurface(width: 20, height: 20, scale: 1)
      let some = Rectangle(x: 0, y: 0, width: 10, height: 10)
      let none = Rectangle(x: 0, y: 0, width: 0, height: 10)
      target.draw { context in
        context.draw(picture, from: none, to: some)
        context.draw(picture, from: some, to: none)
      }
      XCTAssertEqual(Set(target.pixels(x: 0, y: 0, width: 20, height: 20)), [0])
      // After a scale of zero, cairo stops drawing altogether.
      target.draw { $0.draw(picture, at: .zero) }
      XCTAssertNotEqual(target.pixel(x: 5, y: 5), 0)
    }
  }
}

/// The alpha, red, green, and blue components of a pixel, from 0 to 255.
private func components(_ pixel: UInt32) -> [Double] {
  [24, 16, 8, 0].map { Double(pixel >> $0 & 0xff) }
}
