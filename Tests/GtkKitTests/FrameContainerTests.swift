import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class FrameContainerTests: XCTestCase {
  func testChildrenAreExactlyAtTheirFramesInBothTextDirections() {
    onMain {
      openToolkit()
      let frames = [
        Rectangle(x: 10, y: 5, width: 40, height: 25),
        Rectangle(x: 60.4, y: 30.6, width: 33.2, height: 12),
      ]
      let mirrored = [
        Rectangle(x: 250, y: 5, width: 40, height: 25),
        Rectangle(x: 206, y: 31, width: 34, height: 12),
      ]
      let exact = [frames[0], Rectangle(x: 60, y: 31, width: 34, height: 12)]
      for (direction, expected) in [
        (TextDirection.leftToRight, exact), (.rightToLeft, mirrored),
      ] {
        let container = FrameContainer(naturalWidth: 100)
        container.margins = EdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
        container.direction = direction
        container.onLayout = { _ in ChildFrames(height: 50, frames: frames) }
        let children = [LabelButton("One"), LabelButton("Two, longer than its frame")]
        for child in children { container.insert(child) }
        withWindow(container, width: 300) {
          XCTAssertEqual(children.compactMap { $0.frame(in: container) }, expected, "\(direction)")
        }
      }
    }
  }

  func testTheHeightFollowsTheWidth() {
    onMain {
      openToolkit()
      let container = FrameContainer(naturalWidth: 320)
      container.onLayout = { ChildFrames(height: (6_000 / $0).rounded(.up), frames: []) }
      XCTAssertEqual(heightRequest(of: container, for: 100), 60)
      XCTAssertEqual(heightRequest(of: container, for: 300), 20)
      XCTAssertEqual(container.naturalSize, Size(width: 320, height: 19))
      let box = Box(orientation: .vertical)
      box.append(container)
      withWindow(box, width: 200) { XCTAssertEqual(container.allocation.size.height, 30) }
    }
  }

  func testTheNumberOfChildrenDoesNotAffectTheWidth() {
    onMain {
      openToolkit()
      let container = FrameContainer(naturalWidth: 320)
      container.onLayout = { _ in ChildFrames(height: 40, frames: []) }
      for number in 1...100 { container.insert(LabelButton("Child \(number)")) }
      var (minimum, natural): (gint, gint) = (-1, -1)
      gtk_widget_get_preferred_width(container.pointer, &minimum, &natural)
      XCTAssertEqual([minimum, natural], [0, 320])
      gtk_widget_get_preferred_width_for_height(container.pointer, 40, &minimum, &natural)
      XCTAssertEqual([minimum, natural], [0, 320])
    }
  }

  func testANewLayoutIsAppliedWithTheNextFrame() {
    onMain {
      openToolkit()
      let container = FrameContainer(naturalWidth: 100)
      let child = Label("Child")
      container.insert(child)
      var x = 10.0
      container.onLayout = { _ in
        ChildFrames(height: 20, frames: [Rectangle(x: x, y: 0, width: 50, height: 20)])
      }
      withWindow(container) {
        XCTAssertEqual(child.frame(in: container)?.minX, 10)
        x = 30
        container.setNeedsLayout()
        XCTAssertTrue(runMainLoop { child.frame(in: container)?.minX == 30 })
      }
    }
  }

  func testAChildWithoutAFrameIsNotShown() {
    onMain {
      openToolkit()
      let container = FrameContainer(naturalWidth: 100)
      let children = [Label("One"), Label("Two")]
      for child in children { container.insert(child) }
      var count = 1
      container.onLayout = { _ in
        let frame = Rectangle(x: 0, y: 0, width: 50, height: 20)
        return ChildFrames(height: 20, frames: Array(repeating: frame, count: count))
      }
      withWindow(container) {
        XCTAssertEqual(children.map(\.isMapped), [true, false])
        count = 2
        container.setNeedsLayout()
        XCTAssertTrue(runMainLoop { children[1].isMapped })
      }
    }
  }

  func testDrawingOutsideAChildsFrameIsNotClipped() {
    onMain {
      openToolkit()
      let container = FrameContainer(naturalWidth: 100)
      container.onLayout = { _ in
        ChildFrames(height: 20, frames: [Rectangle(x: 0, y: 0, width: 50, height: 20)])
      }
      let columns = AdaptiveColumns(spacing: 0)
      for (container, insert) in [
        (container, { container.insert($0) }), (columns, { columns.append($0) }),
      ] as [(Container, (Widget) -> Void)] {
        container.margins = EdgeInsets(all: 20)
        let child = Label("Child")
        Signal.connectArgument(child.pointer, "size-allocate", after: true) {
          [pointer = child.pointer] _ in
          var clip = GtkAllocation()
          gtk_widget_get_allocation(pointer, &clip)
          clip.x -= 3
          clip.width += 3
          gtk_widget_set_clip(pointer, &clip)
        }
        insert(child)
        let box = Box(orientation: .vertical)
        box.append(container)
        withWindow(box) {
          var layouts = 0
          Signal.connectArgument(container.pointer, "size-allocate", after: true) { _ in
            layouts += 1
          }
          // In a later layout, a child whose frame is unchanged does not report its clip again.
          for layout in 1...2 {
            var (area, clip) = (GtkAllocation(), GtkAllocation())
            gtk_widget_get_allocation(container.pointer, &area)
            gtk_widget_get_clip(container.pointer, &clip)
            XCTAssertEqual(area.x - clip.x, 3, "layout \(layout)")
            XCTAssertEqual(clip.x + clip.width, area.x + area.width, "layout \(layout)")
            gtk_widget_queue_allocate(container.pointer)
            XCTAssertTrue(runMainLoop { layouts == layout })
          }
        }
      }
    }
  }

  func testAnInsertedChildHasTheFrameOfItsPosition() {
    onMain {
      openToolkit()
      let container = FrameContainer(naturalWidth: 100)
      let children = [Label("0"), Label("1"), Label("2")]
      container.insert(children[2])
      container.insert(children[0], at: 0)
      container.insert(children[1], at: 1)
      container.onLayout = { _ in
        let frames = (0..<3).map { Rectangle(x: Double($0) * 60, y: 0, width: 50, height: 20) }
        return ChildFrames(height: 20, frames: frames)
      }
      withWindow(container) {
        XCTAssertEqual(children.map { $0.frame(in: container)?.minX }, [0, 60, 120])
      }
    }
  }
}

@MainActor private func heightRequest(of widget: Widget, for width: gint) -> gint {
  var height: gint = 0
  gtk_widget_get_preferred_height_for_width(widget.pointer, width, nil, &height)
  return height
}
