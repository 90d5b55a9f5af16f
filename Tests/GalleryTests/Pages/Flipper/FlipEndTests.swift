import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of flips that end early because the page or window disappears or animations are turned
/// off.
final class FlipEndTests: XCTestCase {
  func testWithoutAnimationsTheSidesChangeAtOnce() {
    onMain {
      let page = FlipperPage()
      withoutAnimations {
        for side in [FlipSide.back, .front] {
          page.flipper.toggle()
          XCTAssertFalse(page.flipper.isTurning)
          XCTAssertFalse(page.flipper.isFlipping)
          XCTAssertEqual(page.flipper.shownSide, side)
          XCTAssertTrue(page.hasFocus(on: side))
        }
      }
    }
  }

  func testAnInvisibleOrUnwantedFlipEndsWithTheNextFrame() {
    onMain {
      let page = FlipperPage()
      let ends: [(String, () -> Void, () -> Void)] = [
        ("animations off", { setAnimations(false) }, { setAnimations(true) }),
        (
          "another page", { page.controller.view.isVisible = false },
          { page.controller.view.isVisible = true }
        ),
      ]
      for (name, end, undo) in ends {
        var completions: [Bool] = []
        page.flipper.toggle { completions.append($0) }
        runMainLoop(forSeconds: 0.2)
        XCTAssertTrue(page.flipper.isTurning)
        end()
        runMainLoop(forSeconds: 0.1)
        XCTAssertEqual(completions, [false], name)
        XCTAssertFalse(page.flipper.isTurning, name)
        XCTAssertFalse(page.flipper.isFlipping, name)
        XCTAssertEqual(page.flipper.shownSide, page.flipper.isFlipped ? .back : .front, name)
        undo()
        runMainLoop(forSeconds: 0.1)
      }
    }
  }

  func testAWindowClosedDuringAFlipIsFreedWithoutAMessage() {
    onMain {
      openGallery()
      for wait in [0.0, 0.3, 0.7] {
        let finalizations = Finalizations()
        weak var controller: FlipperViewController?
        var ends: [Bool] = []
        let text = standardError {
          let window = PageWindow(application: registeredApplication, page: .flipper)
          window.present()
          XCTAssertTrue(runMainLoop { window.isMapped })
          runMainLoop(forSeconds: 0.05)
          finalizations.watch(window.pointer)
          controller = window.controller as? FlipperViewController
          controller?.flipperView.toggle { ends.append($0) }
          XCTAssertEqual(controller?.flipperView.isTurning, true)
          runMainLoop(forSeconds: wait)
          window.destroy()
          XCTAssertEqual(ends, [false], "closed after \(wait)")
          runMainLoop(forSeconds: 0.1)
        }
        XCTAssertEqual(text, "")
        runMainLoop(forSeconds: 0.1)
        XCTAssertEqual(ends, [false], "closed after \(wait)")
        XCTAssertEqual(finalizations.remaining, [:], "closed after \(wait)")
        XCTAssertNil(controller, "closed after \(wait)")
      }
    }
  }

  func testAFlipEndsWithTheLastOwnerOfItsView() {
    onMain {
      openGallery()
      let window = ApplicationWindow(application: registeredApplication)
      defer { window.destroy() }
      let box = Box(orientation: .vertical)
      window.child = box
      weak var flipper: FlipperView?
      var ends: [Bool] = []
      do {
        let view = FlipperView(settings: FlipperSettings())
        box.append(view)
        flipper = view
      }
      window.present()
      XCTAssertTrue(runMainLoop { flipper?.isMapped == true })
      flipper?.toggle { ends.append($0) }
      XCTAssertEqual(flipper?.isTurning, true)
      flipper.map(box.remove)
      runPendingEvents()
      XCTAssertNil(flipper)
      XCTAssertEqual(ends, [false])
    }
  }
}
