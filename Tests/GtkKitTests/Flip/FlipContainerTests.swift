import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

private let frontColors: [UInt32] = [0xff0000, 0x00ff00]
private let backColors: [UInt32] = [0x0000ff, 0xffff00]

final class FlipContainerTests: XCTestCase {
  func testOnePageIsVisibleAndTheOtherReplacesItAtOnce() {
    onMain {
      let stage = FlipStage()
      XCTAssertEqual(stage.colors, frontColors)
      for (side, colors) in [(FlipSide.back, backColors), (.front, frontColors)] {
        stage.container.show(side)
        stage.waitForFrame()
        XCTAssertEqual(stage.container.shownSide, side)
        XCTAssertEqual(stage.colors, colors)
        XCTAssertEqual(
          [stage.front.isMapped, stage.back.isMapped], [side == .front, side == .back])
      }
    }
  }

  func testAFlipBeginsAndEndsPixelForPixelWithThePages() {
    onMain {
      let stage = FlipStage()
      stage.container.show(.back)
      stage.waitForFrame()
      let back = stage.pixels
      stage.container.show(.front)
      stage.waitForFrame()
      let front = stage.pixels
      XCTAssertNotEqual(front, back)

      var drawnSide = FlipSide.front
      stage.container.onDrawFlip = { [weak container = stage.container] context in
        guard let snapshot = container?.snapshot(of: drawnSide) else { return }
        context.draw(snapshot, slices: strips)
      }
      stage.container.beginFlip(showing: .back)
      XCTAssertTrue(stage.container.isFlipping)
      stage.waitForFrame()
      XCTAssertTrue(stage.pixels == front, "the beginning")
      drawnSide = .back
      stage.waitForFrame()
      XCTAssertTrue(stage.pixels == back, "the end")
      drawnSide = .front
      stage.container.endFlip()
      stage.waitForFrame()
      XCTAssertFalse(stage.container.isFlipping)
      XCTAssertTrue(stage.pixels == back, "after the end")
    }
  }

  func testAPagePaintedBeforeItsLayoutIsStillCaptured() {
    onMain {
      let stage = FlipStage()
      stage.container.onDrawFlip = { _ in }
      // While a window is being resized, it paints frames without a layout of their content.
      Signal.connectDraw(stage.window.pointer) { [weak back = stage.back] _ in
        if let back { gtk_widget_queue_resize(back.pointer) }
        return false
      }
      stage.container.beginFlip(showing: .back)
      stage.waitForFrame()
      XCTAssertNotNil(stage.container.snapshot(of: .back))
    }
  }

  func testEachPageIsCapturedOnceHoweverOftenTheFlipReverses() {
    onMain {
      let stage = FlipStage()
      let before = (stage.front.draws, stage.back.draws)
      stage.container.onDrawFlip = { _ in }
      for side in [FlipSide.back, .front, .back, .front, .back] {
        stage.container.beginFlip(showing: side)
        stage.waitForFrame()
      }
      XCTAssertEqual(stage.front.draws, before.0 + 1)
      XCTAssertEqual(stage.back.draws, before.1 + 1)
      stage.container.endFlip()
      stage.waitForFrame()
      XCTAssertEqual(stage.colors, backColors)
      XCTAssertEqual(stage.container.shownSide, .back)
    }
  }

  func testTheFirstFrameOfAFlipHasBothPictures() {
    onMain {
      for isPresented in [true, false] {
        let stage = FlipStage(isPresented: isPresented)
        var found: [Bool] = []
        stage.container.onDrawFlip = { [weak container = stage.container] _ in
          found.append(
            FlipSide.allCases.allSatisfy { container?.snapshot(of: $0) != nil })
        }
        stage.container.beginFlip(showing: .back)
        if !isPresented { stage.present() }
        stage.waitForFrame()
        XCTAssertEqual(found.first, true, "presented before: \(isPresented)")
      }
    }
  }

  func testAFlipThatEndsBeforeItsFirstFrameShowsItsPage() {
    onMain {
      let stage = FlipStage(isPresented: false)
      stage.container.beginFlip(showing: .back)
      stage.container.endFlip()
      stage.present()
      XCTAssertEqual(stage.colors, backColors)
    }
  }

  func testTheEndOfAFlipFreesThePictures() {
    onMain {
      let stage = FlipStage()
      for end in [stage.container.endFlip, { stage.container.show(.front) }, stage.window.destroy] {
        stage.container.beginFlip(showing: .back)
        stage.waitForFrame()
        weak let snapshot = stage.container.snapshot(of: .back)
        XCTAssertNotNil(snapshot)
        end()
        XCTAssertNil(snapshot)
        XCTAssertFalse(stage.container.isFlipping)
      }
    }
  }

  func testAFlipSurvivesBeingHidden() {
    onMain {
      let stage = FlipStage()
      stage.container.onDrawFlip = { _ in }
      stage.container.beginFlip(showing: .back)
      stage.waitForFrame()
      stage.container.isVisible = false
      runPendingEvents()
      stage.container.beginFlip(showing: .front)
      stage.container.isVisible = true
      stage.waitForFrame()
      XCTAssertTrue(stage.front.isMapped)
      stage.container.endFlip()
      stage.waitForFrame()
      XCTAssertEqual(stage.colors, frontColors)
    }
  }

  func testAPageThatWaitsForItsLayoutIsStillCaptured() {
    onMain {
      let stage = FlipStage()
      stage.front.button.title = "A longer title than before"
      stage.front.button.setSizeRequest(width: 250, height: 30)
      stage.container.beginFlip(showing: .back)
      XCTAssertEqual(stage.container.snapshot(of: .front)?.size.width, 100)
    }
  }

  func testAChangeOfTheScaleFactorCapturesTheVisiblePageAgain() {
    onMain {
      let stage = FlipStage()
      stage.container.onDrawFlip = { _ in }
      stage.container.beginFlip(showing: .back)
      stage.waitForFrame()
      let before = stage.back.draws
      weak let snapshot = stage.container.snapshot(of: .back)
      g_object_notify(cgtk_object(stage.container.pointer), "scale-factor")
      XCTAssertNil(snapshot)
      stage.waitForFrame()
      XCTAssertEqual(stage.back.draws, before + 1)
      XCTAssertNotNil(stage.container.snapshot(of: .front))
    }
  }

  func testNothingIsDrawnOutsideOfTheContainer() {
    onMain {
      let stage = FlipStage()
      stage.container.onDrawFlip = { [weak container = stage.container] context in
        guard let snapshot = container?.snapshot(of: .front) else { return }
        context.draw(snapshot, from: bounds, to: Rectangle(x: -50, y: -50, width: 300, height: 300))
      }
      stage.container.beginFlip(showing: .back)
      stage.waitForFrame()
      // GTK's own clip is like this if a child of the container casts a shadow.
      var clip = GtkAllocation()
      gtk_widget_get_allocation(stage.container.pointer, &clip)
      clip.width += 40
      clip.height += 40
      gtk_widget_set_clip(stage.container.pointer, &clip)
      let surface = TestSurface(width: 150, height: 100, scale: 1)
      surface.draw { gtk_widget_draw(stage.container.pointer, $0.context) }
      XCTAssertNotEqual(surface.pixel(x: 99, y: 59), 0)
      XCTAssertEqual(surface.pixel(x: 100, y: 30), 0)
      XCTAssertEqual(surface.pixel(x: 50, y: 60), 0)
    }
  }

  func testAdjacentStripsLeaveNoSeamAndFadeAboveAndBelow() {
    onMain {
      let stage = FlipStage()
      stage.container.beginFlip(showing: .back)
      guard let snapshot = stage.container.snapshot(of: .front) else {
        return XCTFail("no picture")
      }
      for scale in [1, 2] {
        let surface = TestSurface(width: 100, height: 60, scale: scale)
        // The part above the button is entirely red.
        let slices = (0..<14).map { index in
          ImageSlice(
            source: Rectangle(x: Double(index) * 2, y: 0, width: 2, height: 60),
            destination: Rectangle(x: 5 + Double(index) * 1.37, y: 3.6, width: 1.37, height: 50.8))
        }
        surface.draw { $0.draw(snapshot, slices: slices) }
        // The outermost columns also fade.
        let width = 17 * scale
        XCTAssertEqual(
          Set(surface.pixels(x: 6 * scale, y: 5 * scale, width: width, height: 45 * scale)),
          [0xffff_0000], "scale \(scale)")
        let edge = surface.pixels(
          x: 6 * scale, y: Int(3.6 * Double(scale)), width: width, height: 1)
        XCTAssertTrue(edge.allSatisfy { (1..<255).contains($0 >> 24) }, "scale \(scale)")
        let beyond = surface.pixels(x: 0, y: 55 * scale, width: 100 * scale, height: 5 * scale)
        XCTAssertEqual(Set(beyond), [0], "scale \(scale)")
      }
    }
  }

  func testAPartWithoutExtentDrawsNothing() {
    onMain {
      let stage = FlipStage()
      stage.container.beginFlip(showing: .back)
      guard let snapshot = stage.container.snapshot(of: .front) else {
        return XCTFail("no picture")
      }
      let surface = TestSurface(width: 100, height: 60, scale: 1)
      let nothing = Rectangle(x: 10, y: 10, width: 0, height: 10)
      surface.draw {
        $0.draw(snapshot, from: nothing, to: bounds)
        $0.draw(snapshot, from: bounds, to: nothing)
        $0.draw(snapshot, from: bounds, to: Rectangle(x: 10, y: 10, width: 10, height: 0))
      }
      XCTAssertEqual(Set(surface.pixels(x: 0, y: 0, width: 100, height: 60)), [0])
    }
  }
}

@MainActor private let bounds = Rectangle(origin: .zero, size: PaintedPage.size)

/// The strips of a page that is not rotated.
@MainActor private let strips = (0..<50).map { index in
  let strip = Rectangle(x: Double(index) * 2, y: 0, width: 2, height: 60)
  return ImageSlice(source: strip, destination: strip)
}
