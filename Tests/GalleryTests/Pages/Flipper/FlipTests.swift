import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the flip on the screen, in real time.
final class FlipTests: XCTestCase {
  func testAFlipLastsOneSecondAndItsFlagChangesAtOnce() {
    onMain {
      let page = FlipperPage()
      XCTAssertFalse(page.flipper.isFlipped)
      for (isFlipped, side) in [(true, FlipSide.back), (false, .front)] {
        let start = g_get_monotonic_time()
        var ends: [Bool] = []
        page.flipper.toggle { ends.append($0) }
        XCTAssertEqual(page.flipper.isFlipped, isFlipped)
        XCTAssertTrue(page.flipper.isTurning)
        page.waitForRest()
        let seconds = Double(g_get_monotonic_time() - start) / 1_000_000
        XCTAssertTrue((0.95...1.3).contains(seconds), "\(seconds)")
        XCTAssertEqual(ends, [true])
        XCTAssertEqual(page.flipper.isFlipped, isFlipped)
        XCTAssertEqual(page.flipper.shownSide, side)
        XCTAssertEqual(
          [page.front.isMapped, page.back.isMapped], [side == .front, side == .back])
      }
    }
  }

  func testAReversedFlipReturnsInTheTimeThatHadElapsed() {
    onMain {
      let page = FlipperPage()
      let start = g_get_monotonic_time()
      page.flipper.toggle()
      runMainLoop(forSeconds: 0.3)
      let turn = g_get_monotonic_time()
      page.flipper.toggle()
      XCTAssertFalse(page.flipper.isFlipped)
      page.waitForRest()
      let end = g_get_monotonic_time()
      // If a busy machine reverses the flip late, the way back is longer as well.
      let (there, back) = (Double(turn - start) / 1_000_000, Double(end - turn) / 1_000_000)
      XCTAssertGreaterThan(back, 0.2)
      XCTAssertLessThan(back, there + 0.15)
      XCTAssertEqual(page.flipper.shownSide, .front)
    }
  }

  func testTheSideIsTheParityOfTheTogglesWheneverTheyHappen() {
    onMain {
      let page = FlipperPage()
      let pauses = [[0.0, 0], [0.05], [0.6, 0.1, 0], [0.02, 0.02, 0.02, 0.02], [1.2, 0.4]]
      var count = 0
      for series in pauses {
        for pause in series {
          page.flipper.toggle()
          count += 1
          XCTAssertEqual(page.flipper.isFlipped, count % 2 == 1)
          runMainLoop(forSeconds: pause)
        }
        page.waitForRest()
        XCTAssertEqual(page.flipper.shownSide, count % 2 == 1 ? .back : .front, "\(series)")
      }
    }
  }

  func testPressesOfTheInfoButtonAndDoneFlipTheCardAndAreLogged() throws {
    try onMain {
      let page = FlipperPage()
      page.front.infoButton.input.click()
      XCTAssertTrue(page.flipper.isFlipped)
      page.waitForRest()
      page.back.doneButton.input.click()
      XCTAssertFalse(page.flipper.isFlipped)
      page.waitForRest()
      XCTAssertEqual(
        try page.rows.map { Array($0.prefix(2)) },
        [
          ["touchUpInside", "Done"], ["touchDown", "Done"], ["touchUpInside", "Settings"],
          ["touchDown", "Settings"],
        ])
    }
  }

  func testTheFocusIsOnTheVisibleSideDuringAndAfterAFlip() {
    onMain {
      let page = FlipperPage()
      for side in [FlipSide.back, .front] {
        page.flipper.toggle()
        XCTAssertTrue(page.hasFocus(on: side))
        runMainLoop(forSeconds: 0.2)
        XCTAssertTrue(page.hasFocus(on: side))
        page.waitForRest()
        XCTAssertTrue(page.hasFocus(on: side))
      }
      page.flipper.toggle()
      runMainLoop(forSeconds: 0.2)
      page.flipper.toggle()
      page.waitForRest()
      XCTAssertTrue(page.front.infoButton.hasFocus)
    }
  }

  func testTabMovesFromTheSelectedUnitThroughTheSettingsToDone() {
    onMain {
      for unit in TemperatureUnit.allCases {
        let page = FlipperPage()
        choose(unit.title, in: page.back.unitControl)
        withoutAnimations { page.flipper.toggle() }
        XCTAssertEqual(page.focusedName, unit.title)
        var names: [String?] = []
        while !page.back.doneButton.hasFocus, names.count < 20 {
          gtk_widget_child_focus(page.window.pointer, GTK_DIR_TAB_FORWARD)
          names.append(page.focusedName)
        }
        let units = TemperatureUnit.allCases.drop { $0 != unit }.dropFirst().map(\.title)
        XCTAssertEqual(
          names, units + WeatherCity.allCases.map(\.title) + [FlipperDemo.doneTitle])
      }
    }
  }

  func testAPressOrAKeyDuringAFlipTogglesOnceAndReachesNeitherSide() throws {
    try onMain {
      let places = [Point(x: 299, y: 459), Point(x: 264, y: 450), Point(x: 100, y: 180)]
      let page = FlipperPage()
      let city = page.back.cityControl.selectedIndex
      for place in places {
        for wait in [0.05, 0.8] {
          let isFlipped = page.flipper.isFlipped
          page.flipper.toggle()
          runMainLoop(forSeconds: wait)
          try page.click(place.x, place.y)
          XCTAssertEqual(page.flipper.isFlipped, isFlipped, "\(place) after \(wait)")
          page.waitForRest()
        }
      }
      activate(page.window.window)
      for key in [GDK_KEY_space, GDK_KEY_Return, GDK_KEY_KP_Enter] {
        page.flipper.toggle()
        runMainLoop(forSeconds: 0.05)
        page.front.infoButton.input.type(key)
        XCTAssertFalse(page.flipper.isFlipped, "key \(key)")
        page.waitForRest()
      }
      XCTAssertEqual(try page.rows, [])
      XCTAssertEqual(page.back.cityControl.selectedIndex, city)
    }
  }

  func testAnAccessibleClickDuringAFlipReachesNeitherSide() throws {
    try onMain {
      let page = FlipperPage()
      let buttons = [page.front.infoButton, page.back.doneButton]
      page.flipper.toggle()
      runMainLoop(forSeconds: 0.05)
      for button in buttons { gtk_button_clicked(cgtk_button(button.pointer)) }
      choose("Fahrenheit", in: page.back.unitControl)
      choose("London", in: page.back.cityControl)
      XCTAssertTrue(page.flipper.isFlipped)
      page.waitForRest()
      XCTAssertEqual(try page.rows, [])
      XCTAssertEqual(page.frontTexts.first, "Cupertino")
      XCTAssertEqual(page.back.unitControl.selectedTitles, ["Celsius"])
      XCTAssertEqual(page.back.cityControl.selectedTitles, ["Cupertino"])
      choose("London", in: page.back.cityControl)
      XCTAssertEqual(page.frontTexts.first, "London")
      XCTAssertEqual(page.back.cityControl.selectedTitles, ["London"])
      gtk_button_clicked(cgtk_button(page.back.doneButton.pointer))
      XCTAssertFalse(page.flipper.isFlipped)
    }
  }

  func testAFlipBeginsAndEndsPixelForPixelWithTheSides() {
    onMain {
      openGallery()
      for scale in [1, 2] {
        let isScaled = withScreenScale(scale) {
          let resting = FlipperPage()
          var sides: [Rendering] = []
          for (progress, side) in [(0.0, FlipSide.front), (1.0, .back)] {
            resting.flipper.show(side)
            let held = ShownPage {
              FlipperViewController(progress: progress)
            }
            XCTAssertTrue(held.flipper.isFlipping)
            let isSame = runMainLoop {
              Rendering(of: held.flipper.pointer) == Rendering(of: resting.flipper.pointer)
            }
            XCTAssertTrue(isSame, "\(progress) at scale \(scale)")
            sides.append(Rendering(of: resting.flipper.pointer))
          }
          XCTAssertNotEqual(sides.first, sides.last)
        }
        XCTAssertTrue(isScaled, "this display cannot be scaled")
      }
    }
  }

  func testACardHeldForAScreenshotDoesNotMove() {
    onMain {
      openGallery()
      let held = ShownPage { FlipperViewController(progress: 0.75) }
      let picture = Rendering(of: held.flipper.pointer)
      var completions: [Bool] = []
      held.flipper.toggle { completions.append($0) }
      runMainLoop(forSeconds: 0.1)
      XCTAssertEqual(completions, [false])
      XCTAssertTrue(held.flipper.isFlipping)
      XCTAssertTrue(Rendering(of: held.flipper.pointer) == picture)
    }
  }

  func testTheOldSideIsVisibleInTheFirstHalfAndTheNewOneInTheSecond() {
    onMain {
      let page = FlipperPage()
      let front = page.hue
      page.flipper.show(.back)
      runMainLoop(forSeconds: 0.05)
      let back = page.hue
      page.flipper.show(.front)
      runMainLoop(forSeconds: 0.05)
      for (going, coming) in [(front, back), (back, front)] {
        for part in [0.02, 0.3, 0.7, 0.95] {
          page.flipper.toggle()
          runMainLoop(forSeconds: part)
          let seen = page.hue
          let isComing = abs(seen - coming) < abs(seen - going)
          XCTAssertEqual(isComing, part > 0.5, "after \(part)")
          page.waitForRest()
          if part < 0.95 {
            page.flipper.toggle()
            page.waitForRest()
          }
        }
      }
    }
  }

  func testTheFlipShowsASnapshotOfEachSideAtRest() throws {
    try onMain {
      let page = FlipperPage()
      // The focus is where the flip will move it, so that no focus ring appears or disappears.
      page.front.infoButton.grabFocus()
      runMainLoop(forSeconds: 0.05)
      let front = Rendering(of: page.flipper.pointer)
      page.flipper.toggle()
      XCTAssertTrue(try page.turningPicture(of: .front) == front)
      runMainLoop(forSeconds: 0.1)
      let back = try page.turningPicture(of: .back)
      page.waitForRest()
      XCTAssertTrue(Rendering(of: page.flipper.pointer) == back)
      page.flipper.toggle()
      runMainLoop(forSeconds: 0.1)
      XCTAssertTrue(try page.turningPicture(of: .front) == front)
      page.waitForRest()
      XCTAssertTrue(Rendering(of: page.flipper.pointer) == front)
    }
  }

  func testTheSnapshotShowsAPressedInfoButtonAsNotPressed() throws {
    try onMain {
      let page = FlipperPage()
      let button = page.front.infoButton
      button.grabFocus()
      // The pointer that presses the button is over it.
      gtk_widget_set_state_flags(button.pointer, GTK_STATE_FLAG_PRELIGHT, 0)
      runMainLoop(forSeconds: 0.05)
      let front = Rendering(of: page.flipper.pointer)
      button.input.click(20, 20)
      XCTAssertTrue(try page.turningPicture(of: .front) == front)
    }
  }
}

extension SegmentedControl {
  /// The titles of the segments that GTK shows as selected.
  @MainActor fileprivate var selectedTitles: [String] {
    Widget.allChildren(of: pointer).filter {
      gtk_toggle_button_get_active(cgtk_toggle_button($0)) != 0
    }.compactMap(accessibleName(of:))
  }
}
