import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class ContainerTests: XCTestCase {
  func testACanvasGrowsAndShrinksWithItsChildrenAndNestedCanvases() {
    onMain {
      openToolkit()
      let canvas = Fixed()
      canvas.setSizeRequest(Size(width: 200, height: 100))
      let label = Label("A")
      label.setSizeRequest(Size(width: 30, height: 20))
      canvas.place(label, at: Point(x: 15, y: 10))
      let inner = Fixed()
      inner.setSizeRequest(Size(width: 80, height: 40))
      let box = Box(orientation: .horizontal)
      box.setSizeRequest(Size(width: 10, height: 10))
      inner.place(box, at: Point(x: 5, y: 5))
      canvas.place(inner, at: Point(x: 50, y: 20))
      let late = Box(orientation: .horizontal)
      late.setSizeRequest(Size(width: 10, height: 10))
      canvas.horizontalAlignment = .start
      canvas.verticalAlignment = .start
      withWindow(canvas, width: 500, height: 400) {
        for factor in [1, 1.5, 2, 1.25, 1] {
          canvas.textScale = TextScale(factor)
          if factor == 1.5 { canvas.place(late, at: Point(x: 150, y: 60)) }
          runMainLoop(forSeconds: 0.05)
          let scale = TextScale(factor)
          XCTAssertEqual(canvas.allocation.size, scale.size(Size(width: 200, height: 100)))
          XCTAssertEqual(
            label.frame(in: canvas), scale.frame(Rectangle(x: 15, y: 10, width: 30, height: 20)))
          XCTAssertEqual(
            inner.frame(in: canvas), scale.frame(Rectangle(x: 50, y: 20, width: 80, height: 40)))
          XCTAssertEqual(
            box.frame(in: inner), scale.frame(Rectangle(x: 5, y: 5, width: 10, height: 10)))
          if factor != 1 {
            XCTAssertEqual(
              late.frame(in: canvas),
              scale.frame(Rectangle(x: 150, y: 60, width: 10, height: 10)))
          }
        }
      }
    }
  }

  func testAContainerRetainsItsChildrenAndReleasesRemovedOnes() {
    onMain {
      openToolkit()
      for (name, container, add) in containers {
        weak var kept: Widget?
        do {
          let child = Label("Child")
          kept = child
          add(child)
        }
        XCTAssertNotNil(kept, name)
        XCTAssertTrue(container.children.contains { $0 === kept }, name)
        for child in container.children { container.remove(child) }
        XCTAssertTrue(container.children.isEmpty, name)
        XCTAssertNil(kept, name)
        XCTAssertEqual(gtk_container_get_children(cgtk_container(container.pointer)), nil, name)
      }
    }
  }

  func testAChildThatIsDestroyedIsForgotten() {
    onMain {
      openToolkit()
      for (name, container, add) in containers {
        let child = Label("Child")
        add(child)
        child.destroy()
        XCTAssertFalse(container.children.contains { $0 === child }, name)
      }
    }
  }

  func testAChildCanMoveToAnotherContainer() {
    onMain {
      openToolkit()
      for (name, container, add) in containers {
        let child = Label("Child")
        add(child)
        container.remove(child)
        let box = Box(orientation: .horizontal)
        box.append(child)
        XCTAssertTrue(box.children.first === child, name)
        container.remove(child)
        XCTAssertEqual(box.children.count, 1, "\(name): it is no longer a child of this one")
      }
    }
  }

  func testABoxInsertsAChildAtTheGivenPosition() {
    onMain {
      openToolkit()
      let box = Box(orientation: .vertical)
      let labels = [Label("0"), Label("1"), Label("2")]
      box.append(labels[1])
      box.insert(labels[0], at: 0)
      box.insert(labels[2], at: 2)
      withWindow(box) {
        let tops = labels.map { $0.allocation.minY }
        XCTAssertEqual(tops, tops.sorted())
        XCTAssertEqual(Set(tops).count, 3)
      }
    }
  }

  func testAFixedPlacesChildrenAtTheirFrames() {
    onMain {
      openToolkit()
      let canvas = Fixed()
      let child = LabelButton("Standard")
      child.setSizeRequest(width: 120, height: 40)
      canvas.place(child, at: Point(x: 30, y: 29.6))
      withWindow(canvas) {
        XCTAssertEqual(
          child.frame(in: canvas), Rectangle(x: 30, y: 30, width: 120, height: 40))
      }
      XCTAssertNil(child.frame(in: Label("Elsewhere")))
    }
  }

  func testColumnsAreSideBySideOnlyWhereBothHaveRoom() {
    onMain {
      openToolkit()
      for (width, isSideBySide) in [(600, true), (250, false)] {
        let columns = AdaptiveColumns(spacing: 12)
        let first = Label("First")
        let second = Label("Second")
        for column in [first, second] {
          column.setSizeRequest(width: 200, height: 50)
          columns.append(column)
        }
        withWindow(columns, width: width) {
          guard let one = first.frame(in: columns), let two = second.frame(in: columns) else {
            return XCTFail("the columns have no frame")
          }
          XCTAssertEqual(one.minY == two.minY, isSideBySide, "\(width)")
          XCTAssertEqual(two.minX >= one.maxX + 12, isSideBySide, "\(width)")
          XCTAssertEqual(two.minY >= one.maxY + 12, !isSideBySide, "\(width)")
          XCTAssertEqual(one.width, isSideBySide ? 388 : 250, "the first column fills the rest")
          XCTAssertEqual(two.width, isSideBySide ? 200 : 250)
        }
      }
    }
  }

  func testTheTabKeySkipsTheColumnsThemselves() {
    onMain {
      openToolkit()
      let columns = AdaptiveColumns(spacing: 0)
      let buttons = [LabelButton("One"), LabelButton("Two")]
      for button in buttons { columns.append(button) }
      withWindow(columns) {
        guard let window = gtk_widget_get_toplevel(columns.pointer) else {
          return XCTFail("no window")
        }
        activate(cgtk_window(window))
        buttons[0].grabFocus()
        for (direction, expected) in [
          (GTK_DIR_TAB_FORWARD, 1), (GTK_DIR_TAB_FORWARD, 0), (GTK_DIR_TAB_BACKWARD, 1),
        ] {
          gtk_widget_child_focus(window, direction)
          XCTAssertEqual(buttons.firstIndex { $0.hasFocus }, expected)
        }
      }
    }
  }

  func testAStackShowsTheNamedChildAndIgnoresUnknownNames() {
    onMain {
      openToolkit()
      let stack = Stack()
      let pages = ["one": Label("One"), "two": Label("Two")]
      stack.add(pages["one"] ?? Label(), name: "one")
      stack.add(pages["two"] ?? Label(), name: "two")
      withWindow(stack) {
        for (name, expected) in [("two", "two"), ("three", "two"), ("one", "one")] {
          stack.visibleChildName = name
          XCTAssertEqual(stack.visibleChildName, expected)
          XCTAssertEqual(pages[expected]?.isMapped, true)
        }
      }
    }
  }
}

@MainActor private var containers: [(String, Container, (Widget) -> Void)] {
  let box = Box(orientation: .vertical)
  let fixed = Fixed()
  let columns = AdaptiveColumns(spacing: 0)
  let stack = Stack()
  let frames = FrameContainer(naturalWidth: 100)
  return [
    ("Box", box, { box.append($0) }),
    ("Fixed", fixed, { fixed.place($0, at: Point(x: 1, y: 2)) }),
    ("AdaptiveColumns", columns, { columns.append($0) }),
    ("FrameContainer", frames, { frames.insert($0) }),
    ("Stack", stack, { stack.add($0, name: "child") }),
  ]
}
