import ControlModel
import GtkTesting
import XCTest

@testable import GalleryBench
@testable import GtkKit

final class WidgetTreeTests: XCTestCase {
  func testTheTreeListsEveryWidgetWithItsClassesAndFrame() {
    onMain {
      openToolkit()
      let canvas = Fixed()
      canvas.addStyleClass("stage")
      let button = LabelButton("Copy")
      button.setSizeRequest(width: 120, height: 40)
      canvas.place(button, at: Point(x: 30, y: 20))
      withWindow(canvas, width: 300, height: 200) {
        let lines = WidgetNode(canvas).treeDescription.split(separator: "\n").map(String.init)
        XCTAssertEqual(
          Array(lines.prefix(2)),
          ["GtkFixed .stage 0,0 300x200", "  GtkButton .text-button 30,20 120x40"])
        XCTAssertTrue(lines.last?.hasPrefix("    GtkLabel ") == true, "\(lines)")
        XCTAssertEqual(lines.count, 3)
      }
    }
  }
}
