import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the closing moment, in which the last surprise and the final score stay visible.
final class ClosingMomentTests: XCTestCase {
  func testTheLastSurpriseAndTheFinalScoreStayVisibleUntilTheNextRoundBegins() {
    onMain {
      let hidden = surprises(ofSeed: 7)
      let total = hidden.reduce(0) { $0 + $1.value }
      let page = mysteryGridPage(seed: 7)
      page.playRound()
      runMainLoop(forSeconds: shortMoment - 0.5)
      XCTAssertEqual(page.buttons.map(\.surprise), hidden)
      XCTAssertEqual(
        page.labelTexts, ["Score: \(total)", "\(hidden[14]) · Best: \(total)"])
      XCTAssertTrue(page.waitForNextRound())
      XCTAssertEqual(page.buttons.compactMap(\.surprise), [])
      XCTAssertEqual(page.buttons[14].accessibleName, "Covered, row 5, column 3")
    }
  }

  func testTheNextTapOnlyBeginsTheNextRound() {
    onMain {
      for index in [3, 14] {
        let page = mysteryGridPage(closingMoment: 1_000)
        page.playRound()
        let shown = page.labelTexts
        runMainLoop(forSeconds: 0.1)
        XCTAssertEqual(page.labelTexts, shown)
        page.tap([index])
        XCTAssertEqual(page.labelTexts, ["Score: 0", ""])
        XCTAssertEqual(page.buttons.compactMap(\.surprise), [])
        page.tap([index])
        XCTAssertNotNil(page.buttons[index].surprise)
      }
    }
  }

  func testAnAccessibleClickOnlyBeginsTheNextRound() {
    onMain {
      let page = mysteryGridPage(closingMoment: 1_000)
      page.playRound()
      gtk_button_clicked(cgtk_button(page.buttons[3].pointer))
      XCTAssertEqual(page.labelTexts, ["Score: 0", ""])
      XCTAssertEqual(page.buttons.compactMap(\.surprise), [])
    }
  }

  func testADoubleClickOnTheLastButtonDoesNotBeginTheNextRound() {
    onMain {
      let page = mysteryGridPage(closingMoment: 1_000)
      page.tap(0..<14)
      page.buttons[14].input.doubleClick(40, 40)
      XCTAssertEqual(page.buttons.compactMap(\.surprise).count, 15)
      page.tap([3])
      XCTAssertEqual(page.labelTexts, ["Score: 0", ""])
    }
  }

  func testAKeyBeginsTheNextRoundAndAModifierOrAShortcutDoesNot() {
    onMain {
      for key in [GDK_KEY_Right, GDK_KEY_Tab, GDK_KEY_a, GDK_KEY_Escape] {
        let page = mysteryGridPage(closingMoment: 1_000)
        activate(page.window.window)
        page.playRound()
        page.buttons[7].grabFocus()
        let shown = page.labelTexts
        page.buttons[7].input.type(GDK_KEY_Shift_L)
        page.buttons[7].input.type(GDK_KEY_Control_L)
        XCTAssertEqual(page.labelTexts, shown, "a modifier")
        page.buttons[7].input.type(key)
        XCTAssertEqual(page.labelTexts, ["Score: 0", ""], "key \(key)")
        XCTAssertEqual(page.buttons.compactMap(\.surprise), [])
      }
    }
  }

  func testAKeyBeginsTheNextRoundEvenIfAnotherWidgetOfThePageHasTheFocus() throws {
    try onMain {
      let page = mysteryGridPage(closingMoment: 1_000)
      activate(page.window.window)
      page.playRound()
      let newGame = try page.find(LabelButton.self) { $0.title == MysteryGridDemo.newGameTitle }
      newGame.grabFocus()
      page.buttons[7].input.type(GDK_KEY_a)
      XCTAssertEqual(page.labelTexts, ["Score: 0", ""])
    }
  }

  func testSpaceOnAButtonOnlyBeginsTheNextRound() {
    onMain {
      let page = mysteryGridPage(closingMoment: 1_000)
      activate(page.window.window)
      page.playRound()
      page.buttons[7].grabFocus()
      page.buttons[7].input.type(GDK_KEY_space)
      XCTAssertTrue(runMainLoop { page.labelTexts == ["Score: 0", ""] })
      XCTAssertEqual(page.buttons.compactMap(\.surprise), [])
    }
  }

  func testAPressThatBeginsInTheClosingMomentAndEndsAfterItIsIgnored() throws {
    try onMain {
      let page = mysteryGridPage()
      page.playRound()
      page.buttons[5].input.down(40, 40)
      XCTAssertTrue(page.waitForNextRound())
      page.buttons[5].input.up(40, 40)
      XCTAssertEqual(page.labelTexts, ["Score: 0", ""])
      XCTAssertEqual(try page.rows.first?[0], "touchCancel")
      page.tap([5])
      XCTAssertNotEqual(page.labelTexts, ["Score: 0", ""])
    }
  }

  func testAPressDraggedOffItsButtonInTheClosingMomentIsIgnored() {
    onMain {
      let page = mysteryGridPage()
      page.playRound()
      page.buttons[5].input.down(40, 40)
      page.buttons[5].input.drag(to: -30, 40)
      XCTAssertTrue(page.waitForNextRound())
      page.buttons[5].input.drag(to: 40, 40)
      page.buttons[5].input.up(40, 40)
      XCTAssertEqual(page.labelTexts, ["Score: 0", ""])
    }
  }

  /// GTK acts on a key a quarter of a second after it is pressed.
  func testAKeyPressedAtTheEndOfTheClosingMomentIsIgnored() {
    onMain {
      let page = mysteryGridPage()
      activate(page.window.window)
      page.buttons[8].grabFocus()
      page.playRound()
      page.buttons[8].grabFocus()
      runMainLoop(forSeconds: shortMoment - 0.15)
      page.buttons[8].input.key(GDK_KEY_space, isPress: true)
      XCTAssertTrue(page.waitForNextRound())
      runMainLoop(forSeconds: 0.4)
      page.buttons[8].input.key(GDK_KEY_space, isPress: false)
      XCTAssertEqual(page.labelTexts, ["Score: 0", ""])
    }
  }

  func testTheFocusStaysOnAButtonOfTheNextRound() {
    onMain {
      let page = mysteryGridPage()
      activate(page.window.window)
      page.playRound()
      XCTAssertTrue(page.buttons[14].isFocused)
      XCTAssertTrue(page.waitForNextRound())
      XCTAssertTrue(page.buttons[14].isFocused)
      gtk_button_clicked(cgtk_button(page.buttons[14].pointer))
      XCTAssertNotNil(page.buttons[14].surprise)
    }
  }

  func testANewGameInTheClosingMomentBeginsAFullRoundAtOnce() {
    onMain {
      let page = mysteryGridPage(seed: 7)
      var game = MysteryGame(generator: SplitMix64(seed: 7))
      for index in 0..<15 { _ = game.tap(index) }
      page.playRound()
      page.controller.newGame()
      XCTAssertEqual(page.labelTexts, ["Score: 0", ""])
      page.tap([6])
      XCTAssertEqual(page.buttons[6].surprise, game.buttons[6].surprise)
      let shown = page.labelTexts
      runMainLoop(forSeconds: shortMoment + 0.2)
      XCTAssertEqual(page.labelTexts, shown)
    }
  }

  func testThePageCanBeFreedDuringTheClosingMoment() {
    onMain {
      openGallery()
      let finalizations = Finalizations()
      weak var controller: MysteryGridViewController?
      do {
        let page = mysteryGridPage()
        controller = page.controller
        finalizations.watch(page.window.pointer)
        page.playRound()
      }
      XCTAssertNil(controller)
      XCTAssertEqual(finalizations.remaining, [:])
      runMainLoop(forSeconds: shortMoment + 0.1)
    }
  }
}
