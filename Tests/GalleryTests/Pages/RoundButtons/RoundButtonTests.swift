import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the button that one call of the write-up's initializer creates.
final class RoundButtonTests: XCTestCase {
  func testOneCallCreatesACompleteButton() throws {
    try onMain {
      let stage = try RoundButtonStage()
      XCTAssertEqual(stage.button.allocation.size, Size(width: 100, height: 100))
      XCTAssertEqual(stage.button.title, "My Button")
      XCTAssertEqual(stage.button.accessibleName, "My Button")
      XCTAssertNil(stage.button.tooltip, "the title is not truncated")
      let drawn = stage.rendering
      XCTAssertEqual(drawn.hexText(x: 50, y: 10), "#808080")
      XCTAssertEqual(drawn.pixels[0], 0, "the corner is empty")
    }
  }

  func testValuesThatDescribeNoCircleAreRejectedWithAReason() throws {
    try onMain {
      let cases: [(radius: Double, border: Double, reason: String)] = [
        (0, 1, "radius"), (-1, 1, "radius"), (.nan, 1, "radius"), (.infinity, 1, "radius"),
        (50, -1, "border"), (50, .nan, "border"), (50, 51, "border"),
      ]
      for (radius, border, reason) in cases {
        do {
          _ = try RoundButtonStage(radius: radius, borderWidth: border)
          XCTFail("\(radius), \(border) is accepted")
        } catch let error as RoundButtonError {
          XCTAssertTrue(error.text(in: .window).contains(reason), "\(error)")
        }
      }
    }
  }

  func testAPressIsSentOnTouchDownAndOncePerKey() throws {
    try onMain {
      let stage = try RoundButtonStage()
      stage.button.input.down(50, 50)
      XCTAssertEqual(stage.target.presses, 1, "before the pointer is released")
      stage.button.input.upOutside()
      XCTAssertEqual(stage.target.presses, 1)
      stage.button.grabFocus()
      stage.button.input.type(GDK_KEY_space)
      XCTAssertTrue(runMainLoop(seconds: 2) { stage.target.presses == 2 }, "Space")
      gtk_button_clicked(cgtk_button(stage.button.pointer))
      XCTAssertEqual(stage.target.presses, 3, "the accessible action")
    }
  }

  func testTheTargetIsNotRetained() throws {
    try onMain {
      openGallery()
      var target: RoundButtonStage.Target? = RoundButtonStage.Target()
      weak let weakTarget = target
      let button = try RoundButton(
        withRadius: 30, title: "", titleColor: .white, target: XCTUnwrap(target),
        selector: Selector("pressed", RoundButtonStage.Target.pressed), backgroundColor: .gray,
        borderColor: .gray, borderWidth: 0, position: .zero)
      target = nil
      XCTAssertNil(weakTarget)
      gtk_button_clicked(cgtk_button(button.pointer))
      button.destroy()
    }
  }

  func testATitleThatIsTooLongIsTruncatedInTheCircleAndCompleteInTheTooltip() throws {
    try onMain {
      let title = "A Title That No Circle Holds"
      for radius in [24.0, 30, 60] {
        let stage = try RoundButtonStage(radius: radius, title: title, borderWidth: 3)
        XCTAssertTrue(stage.button.isTitleTruncated)
        XCTAssertEqual(stage.button.allocation.size.width, 2 * radius)
        XCTAssertEqual(stage.button.tooltip, title)
        XCTAssertEqual(stage.button.accessibleName, title)
        // Only the title is white. No white pixel may be on the border or outside it.
        let drawn = stage.rendering
        let reach = drawn.pixels.indices.filter { drawn.pixels[$0] & 0xff > 0xe0 }.map {
          let x = Double($0 % drawn.width) + 0.5 - radius
          let y = Double($0 / drawn.width) + 0.5 - radius
          return (x * x + y * y).squareRoot()
        }
        XCTAssertFalse(reach.isEmpty, "\(radius): there is a title")
        XCTAssertLessThan(try XCTUnwrap(reach.max()), radius - 3, "\(radius)")
      }
    }
  }

  func testACircleWithoutRoomForTextHasItsSizeAndATooltip() throws {
    try onMain {
      for radius in [2.0, 10, 13] {
        let stage = try RoundButtonStage(radius: radius, title: "Tiny")
        XCTAssertEqual(
          stage.button.allocation.size, Size(width: 2 * radius, height: 2 * radius))
        XCTAssertEqual(stage.button.title, "")
        XCTAssertEqual(stage.button.tooltip, "Tiny")
        XCTAssertEqual(stage.button.accessibleName, "Tiny")
      }
    }
  }

  func testOnlyTheCircleReceivesThePointerUpToItsEdge() throws {
    try onMain {
      let stage = try RoundButtonStage()
      let region = stage.button.inputShape?.region(width: 100, height: 100)
      defer { cairo_region_destroy(region) }
      var rows: [Int: Int] = [:]
      for y in 0..<100 {
        let inside = (0..<100).filter {
          cairo_region_contains_point(region, Int32($0), Int32(y)) != 0
        }
        rows[y] = inside.first
      }
      // The first point of a row whose center is less than 50 points from the center of the button.
      XCTAssertEqual([0, 1, 10, 14, 49].map { rows[$0] }, [43, 38, 19, 15, 0])
      stage.button.input.down(50, 50)
      stage.button.input.drag(to: 14, 14)
      XCTAssertFalse(stage.button.looksPressed, "outside the edge")
      stage.button.input.drag(to: 15, 15)
      XCTAssertTrue(stage.button.looksPressed, "inside the edge")
      stage.button.input.upOutside()
    }
  }
}
