import ControlModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the stretchable backgrounds on the screen: the picture of each state and its sharpness.
final class StretchablePictureTests: XCTestCase {
  func testTheCornersOfABackgroundEqualThePixelsOfItsPNG() throws {
    try onMain {
      openGallery()
      for scale in [1, 2] {
        let isScaled = try withScreenScale(scale) {
          let page = ButtonsPage()
          for (role, state, name) in pictures {
            let button =
              role == .pretty ? page.controller.prettyButton : page.controller.sixStatesButton
            let suffix = scale == 2 ? "@2x" : ""
            let file = try XCTUnwrap(
              Rendering(
                resource: "\(Pictures.resourceRoot)/pictures/\(name)\(suffix).png",
                scale: Int32(scale)))
            XCTAssertEqual([file.width, file.height], [25 * scale, 25 * scale], name)
            let drawn = button.showing(state) { Rendering(of: button.pointer) }
            let size = button.allocation.size
            XCTAssertEqual(drawn.width, Int(size.width) * scale)
            // All caps are 12 points, so 25 - 12 - 1 points remain on the right and at the bottom.
            for isRight in [false, true] {
              for isBottom in [false, true] {
                XCTAssertTrue(
                  drawn.corner(12 * scale, isRight: isRight, isBottom: isBottom)
                    == file.corner(12 * scale, isRight: isRight, isBottom: isBottom),
                  "\(name) at \(scale)x, right \(isRight), bottom \(isBottom)")
              }
            }
          }
        }
        XCTAssertTrue(isScaled, "this display cannot be scaled")
      }
    }
  }

  func testOneLineOfThePictureRepeatsBetweenTheCaps() throws {
    try onMain {
      openGallery()
      for scale in [1, 2] {
        let isScaled = try withScreenScale(scale) {
          let page = ButtonsPage()
          let button = page.controller.prettyButton
          let drawn = Rendering(of: button.pointer)
          let suffix = scale == 2 ? "@2x" : ""
          let file = try XCTUnwrap(
            Rendering(
              resource: "\(Pictures.resourceRoot)/pictures/standard\(suffix).png",
              scale: Int32(scale)))
          // The third row is above the title and within the top cap.
          let row = 2 * scale
          let stretched = drawn.cropped(
            x: 12 * scale, y: row, width: drawn.width - 24 * scale, height: 1)
          let line = file.cropped(x: 12 * scale, y: row, width: scale, height: 1)
          XCTAssertEqual(stretched.width, 96 * scale)
          XCTAssertEqual(Set(stretched.pixels), Set(line.pixels), "\(scale)x")
        }
        XCTAssertTrue(isScaled, "this display cannot be scaled")
      }
    }
  }
}

/// Each state with its own picture, and the name of the picture in the resources.
private let pictures: [(ButtonRole, ControlState, String)] = [
  (.pretty, .normal, "standard"),
  (.pretty, .highlighted, "hover"),
  (.pretty, .selected, "standard"),
  (.sixStates, .normal, "six-states-normal"),
  (.sixStates, .highlighted, "six-states-highlighted"),
  (.sixStates, .disabled, "six-states-disabled"),
  (.sixStates, .selected, "six-states-selected"),
  (.sixStates, [.highlighted, .selected], "six-states-highlighted-selected"),
  (.sixStates, [.disabled, .selected], "six-states-disabled-selected"),
]

extension Rendering {
  /// Returns a square of pixels in one of the four corners.
  fileprivate func corner(_ side: Int, isRight: Bool, isBottom: Bool) -> Rendering {
    cropped(
      x: isRight ? width - side : 0, y: isBottom ? height - side : 0, width: side, height: side)
  }
}
