import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

/// Tests that only the widget that needs it is repainted, which tests of the pages rely on.
final class DrawRecordTests: XCTestCase {
  func testOnlyTheWidgetThatNeedsDisplayIsPainted() {
    onMain {
      openToolkit()
      let canvas = Fixed()
      let buttons = [PressButton(), PressButton()]
      for (index, button) in buttons.enumerated() {
        button.setSizeRequest(width: 80, height: 80)
        canvas.place(button, at: Point(x: 20 + 100 * Double(index), y: 12))
      }
      withWindow(canvas) {
        let records = ([canvas] + buttons).map { DrawRecord(of: $0.pointer) }
        // The window's first frames may not be drawn yet.
        canvas.setNeedsDisplay()
        XCTAssertTrue(runMainLoop { records.allSatisfy { !$0.areas.isEmpty } })
        runPendingEvents()
        for record in records { record.clear() }
        buttons[1].setNeedsDisplay()
        XCTAssertTrue(runMainLoop { records[2].areas.count == 1 })
        XCTAssertEqual(records[1].areas.count, 0)
        // A theme's shadow and focus ring extend slightly beyond the button.
        XCTAssertEqual(records[0].areas.map { $0.x > 100 && $0.width < 120 }, [true])
        records[0].clear()
        canvas.setNeedsDisplay()
        XCTAssertTrue(runMainLoop { records[1].areas.count == 1 })
        XCTAssertEqual(records[0].areas.map { [$0.width, $0.height] }, [[400, 300]])
      }
    }
  }
}
