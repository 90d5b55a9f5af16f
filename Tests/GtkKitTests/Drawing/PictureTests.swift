import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class PictureTests: XCTestCase {
  func testTheSizeIsInPointsAtBothScales() throws {
    try onMain {
      let picture = try TestPicture.load()
      for scale in [1, 2] {
        let surface = picture.surface(scaleFactor: scale)
        XCTAssertEqual(
          Double(cairo_image_surface_get_width(surface)), picture.size.width * Double(scale))
        XCTAssertEqual(
          Double(cairo_image_surface_get_height(surface)), picture.size.height * Double(scale))
      }
    }
  }

  func testAPictureAtDoubleSizeIsTheLargeFilePixelForPixel() throws {
    try onMain {
      let picture = try TestPicture.load()
      let double = picture.scaled(by: TextScale(2))
      XCTAssertEqual(double.size, Size(width: 50, height: 50))
      XCTAssertEqual(
        Rendering(surface: double.surface(scaleFactor: 1)),
        Rendering(surface: picture.surface(scaleFactor: 2)))
      XCTAssertTrue(picture.scaled(by: TextScale(2)) === double, "the copy is reused")
      XCTAssertTrue(picture.scaled(by: .usual) === picture)
    }
  }

  func testAResizedPictureIsBlendedAtBothScalesWithoutFadedEdges() throws {
    try onMain {
      let picture = try TestPicture.load()
      let larger = picture.scaled(by: TextScale(1.5))
      XCTAssertEqual(larger.size, Size(width: 37.5, height: 37.5))
      for scale in [1, 2] {
        let rendering = Rendering(surface: larger.surface(scaleFactor: scale))
        XCTAssertEqual(rendering.width, scale == 1 ? 38 : 75)
        XCTAssertEqual(rendering.height, rendering.width)
        // The left half of the test picture is opaque.
        XCTAssertEqual(rendering.pixels[0] >> 24, 255, "scale \(scale)")
      }
    }
  }

  func testAMissingPictureThrowsAnErrorThatNamesIt() throws {
    try onMain {
      try TestPicture.register()
      let missing = "/nowhere/picture.png"
      for (path, path2x) in [(missing, TestPicture.path2x), (TestPicture.path, missing)] {
        XCTAssertThrowsError(try Picture(resource: path, resource2x: path2x)) { error in
          XCTAssertEqual(error as? PictureError, .missing(path: missing))
          XCTAssertEqual((error as? PictureError)?.text(in: .window).contains(missing), true)
        }
      }
    }
  }

  func testAResourceThatIsNotAPictureThrowsAnErrorWithAReason() throws {
    try onMain {
      try TestPicture.register()
      let text = TestPicture.notAPicture
      XCTAssertThrowsError(try Picture(resource: text, resource2x: text)) { error in
        guard case .damaged(text, let reason)? = error as? PictureError else {
          return XCTFail("\(error)")
        }
        XCTAssertFalse(reason.isEmpty)
      }
    }
  }

  func testTheCornersOfAStretchedPictureEqualThoseOfTheFile() throws {
    try onMain {
      let picture = try TestPicture.load()
      let width = Int(picture.size.width)
      let height = Int(picture.size.height)
      let image = try StretchableImage(
        name: "picture", size: picture.size, leftCap: 12, topCap: 12)
      for scale in [1, 2] {
        let target = TestSurface(width: 120, height: 60, scale: scale)
        let slices = image.slices(for: Size(width: 120, height: 60))
        target.draw { $0.draw(picture, slices: slices) }

        let file = picture.surface(scaleFactor: scale)
        let right = (width - 13) * scale
        let bottom = (height - 13) * scale
        let corners = [
          (x: 0, y: 0, width: 12 * scale, height: 12 * scale),
          (x: width * scale - right, y: 0, width: right, height: 12 * scale),
          (x: 0, y: height * scale - bottom, width: 12 * scale, height: bottom),
          (x: width * scale - right, y: height * scale - bottom, width: right, height: bottom),
        ]
        for corner in corners {
          let isRight = corner.x > 0
          let isBottom = corner.y > 0
          let drawn = target.pixels(
            x: isRight ? corner.x + (120 - width) * scale : corner.x,
            y: isBottom ? corner.y + (60 - height) * scale : corner.y,
            width: corner.width, height: corner.height)
          let expected = Rendering(surface: file)
            .cropped(x: corner.x, y: corner.y, width: corner.width, height: corner.height).pixels
          XCTAssertTrue(drawn == expected, "scale \(scale), corner \(corner)")
        }
      }
    }
  }

  func testTheStretchedLineRepeatsOnlyItsOwnPixels() throws {
    try onMain {
      let picture = try TestPicture.load()
      let image = try StretchableImage(
        name: "picture", size: picture.size, leftCap: 12, topCap: 12)
      for scale in [1, 2] {
        let target = TestSurface(width: 120, height: 60, scale: scale)
        let slices = image.slices(for: Size(width: 120, height: 60))
        target.draw { $0.draw(picture, slices: slices) }
        let stretched = 120 - Int(picture.size.width) + 1
        let row = target.pixels(x: 12 * scale, y: 5 * scale, width: stretched * scale, height: 1)
        let line = Rendering(surface: picture.surface(scaleFactor: scale))
          .cropped(x: 12 * scale, y: 5 * scale, width: scale, height: 1).pixels
        XCTAssertEqual(Set(row), Set(line), "scale \(scale)")
        XCTAssertEqual(row.count, stretched * scale)
      }
    }
  }
}
