import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class EllipseTests: XCTestCase {
  private static let red = Color(bytes: 255, 0, 0)
  private static let blue = Color(bytes: 0, 0, 255)

  func testAnEllipseFillsItsRectangleAndLeavesTheCorners() {
    onMain {
      for scale in [1, 2] {
        let surface = TestSurface(width: 60, height: 40, scale: scale)
        surface.draw {
          $0.fillEllipse(
            in: Rectangle(x: 10, y: 10, width: 40, height: 20), color: EllipseTests.red)
        }
        for (x, y, color) in [
          (30, 20, 0xffff_0000), (30, 11, 0xffff_0000), (12, 20, 0xffff_0000), (11, 11, 0),
          (48, 28, 0), (30, 9, 0), (30, 31, 0), (8, 20, 0),
        ] as [(Int, Int, UInt32)] {
          XCTAssertEqual(surface.pixel(x: x * scale, y: y * scale), color, "\(x), \(y) x \(scale)")
        }
      }
    }
  }

  func testALineHasTheGivenWidthOnBothAxes() {
    onMain {
      let surface = TestSurface(width: 100, height: 60, scale: 1)
      surface.draw {
        $0.strokeEllipse(
          in: Rectangle(x: 10, y: 10, width: 80, height: 40), color: EllipseTests.blue, lineWidth: 4
        )
      }
      for (x, y, isOnLine) in [
        (50, 8, true), (50, 11, true), (50, 7, false), (50, 12, false), (8, 30, true),
        (11, 30, true), (7, 30, false), (12, 30, false), (50, 30, false),
      ] {
        let alpha = (surface.pixel(x: x, y: y) ?? 0) >> 24
        XCTAssertEqual(alpha > 128, isOnLine, "\(x), \(y)")
      }
    }
  }

  func testTheEdgeIsSmooth() {
    onMain {
      let surface = TestSurface(width: 100, height: 100, scale: 1)
      surface.draw {
        $0.fillEllipse(in: Rectangle(x: 0, y: 0, width: 100, height: 100), color: EllipseTests.red)
      }
      let alphas = Set(surface.pixels(x: 0, y: 0, width: 100, height: 100).map { $0 >> 24 })
      XCTAssertGreaterThan(alphas.count, 20)
    }
  }

  func testAnEllipseWithoutExtentAndALineWithoutWidthDrawNothing() {
    onMain {
      let surface = TestSurface(width: 20, height: 20, scale: 1)
      let place = Rectangle(x: 5, y: 5, width: 10, height: 10)
      surface.draw {
        $0.fillEllipse(in: Rectangle(x: 5, y: 5, width: 0, height: 9), color: EllipseTests.red)
        $0.strokeEllipse(in: place, color: EllipseTests.red, lineWidth: 0)
        $0.strokeEllipse(in: place, color: EllipseTests.red, lineWidth: -1)
      }
      XCTAssertEqual(Set(surface.pixels(x: 0, y: 0, width: 20, height: 20)), [0])
    }
  }
}
