import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class WidgetTests: XCTestCase {
  func testEveryPropertyReturnsTheValueThatWasSet() {
    onMain {
      openToolkit()
      let label = Label("Text")
      XCTAssertTrue(label.isVisible, "a widget is visible from the start")
      label.margins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      XCTAssertEqual(label.margins, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      for alignment in Alignment.allCases {
        label.horizontalAlignment = alignment
        XCTAssertEqual(label.horizontalAlignment, alignment)
        label.verticalAlignment = alignment
        XCTAssertEqual(label.verticalAlignment, alignment)
      }
      for direction in [TextDirection.rightToLeft, .leftToRight] {
        label.direction = direction
        XCTAssertEqual(label.direction, direction)
      }
      XCTAssertNil(label.tooltip)
      label.tooltip = "A & B"
      XCTAssertEqual(label.tooltip, "A & B")
      label.accessibleName = "Name"
      XCTAssertEqual(label.accessibleName, "Name")
      XCTAssertNil(label.maximumWidthInCharacters)
      label.maximumWidthInCharacters = 70
      XCTAssertEqual(label.maximumWidthInCharacters, 70)
      XCTAssertEqual(label.scaleFactor, 1)
      label.setSizeRequest(width: 300, height: 200)
      XCTAssertEqual(label.naturalSize, Size(width: 306, height: 204), "including the margins")
    }
  }

  func testStyleClassesAreListedInAlphabeticalOrder() {
    onMain {
      openToolkit()
      let label = Label("Text")
      for name in ["zebra", "apple", "zebra", "mango"] { label.addStyleClass(name) }
      label.removeStyleClass("mango")
      label.removeStyleClass("none")
      XCTAssertEqual(Widget.styleClasses(of: label.pointer), ["apple", "zebra"])
    }
  }

  func testFractionalLengthsAreRoundedToWholePoints() {
    onMain {
      for (length, expected) in [
        (0.4, 0), (0.5, 1), (-0.6, -1), (12, 12), (.nan, 0), (.infinity, 0), (1e300, 1_073_741_823),
      ] as [(Double, Int)] {
        XCTAssertEqual(Int(wholePoints(length)), expected, "\(length)")
      }
    }
  }

  func testTheFocusMovesToTheGivenWidget() {
    onMain {
      openToolkit()
      let box = Box(orientation: .vertical)
      let buttons = [LabelButton("One"), LabelButton("Two"), LabelButton("Three")]
      for button in buttons { box.append(button) }
      buttons[2].isFocusable = false
      withWindow(box) {
        buttons[1].grabFocus()
        XCTAssertEqual(buttons.map(\.hasFocus), [false, true, false])
        buttons[2].grabFocus()
        XCTAssertEqual(buttons.map(\.hasFocus), [false, true, false])
      }
    }
  }

  func testTheFocusMovesFromAContainerToTheWidgetBeforeIt() {
    onMain {
      openToolkit()
      let (before, after) = (LabelButton("Before"), LabelButton("After"))
      let group = Box(orientation: .horizontal)
      let members = [LabelButton("One"), LabelButton("Two")]
      for member in members { group.append(member) }
      let box = Box(orientation: .vertical)
      for child in [before, group, after] as [Widget] { box.append(child) }
      withWindow(box) {
        guard let window = gtk_widget_get_toplevel(box.pointer) else {
          return XCTFail("no window")
        }
        activate(cgtk_window(window))
        members[1].grabFocus()
        group.passFocusBackward()
        XCTAssertTrue(before.hasFocus)
        after.grabFocus()
        group.passFocusBackward()
        XCTAssertTrue(after.hasFocus, "the focus was outside the group")
        before.isSensitive = false
        after.isSensitive = false
        members[0].grabFocus()
        group.passFocusBackward()
        XCTAssertTrue(group.containsFocus, "no other widget can receive it")
      }
    }
  }
}
