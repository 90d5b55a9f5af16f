import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests that the states of a mystery button look different.
final class MysteryButtonLookTests: XCTestCase {
  func testThereIsAGapBetweenTheFocusRingOfTheLastRowAndThePanelUnderIt() throws {
    try onMain {
      openGallery()
      let path = "\(Pictures.resourceRoot)/pictures/\(MysteryGridDemo.backgroundImageName)@2x.png"
      let picture = try XCTUnwrap(Rendering(resource: path, scale: 2), path)
      let grid = MysteryGridLayout.standard
      let button = grid.frame(of: grid.numberOfButtons - 1)
      let column = picture.cropped(
        x: 2 * Int(button.midX), y: 2 * Int(button.maxY), width: 1, height: picture.height)
      // The panel's border is of this color only.
      let rows = try XCTUnwrap(column.pixels.firstIndex(of: 0xff_c8_9a_5c), "there is no panel")
      let panelTop = button.maxY + Double(rows) / 2
      XCTAssertLessThan(panelTop, grid.scoreFrame.minY)
      for name in ThemeName.allCases {
        let theme = name.theme
        let ring = theme.buttons[.mysteryCovered].focusRingOffset + theme.focusRingWidth
        XCTAssertGreaterThanOrEqual(panelTop - button.maxY - ring, 4, "\(name)")
      }
    }
  }

  func testPressingAndTheFocusAreVisibleAndThePointerOnlyOnACoveredButton() throws {
    try onMain {
      openGallery()
      for name in ThemeName.allCases {
        try withTheme(name) {
          let page = mysteryGridPage()
          activate(page.window.window)
          page.buttons[3].showImage(of: .star)
          for index in [4, 3] {
            let button = page.buttons[index]
            page.controller.newGameButton.grabFocus()
            gtk_window_set_focus_visible(page.window.window, 1)
            let normal = try page.rendering(of: button)
            let hovered = try page.rendering(of: button, in: GTK_STATE_FLAG_PRELIGHT)
            let pressed = try page.rendering(of: button, in: GTK_STATE_FLAG_ACTIVE)
            button.grabFocus()
            let focused = try page.rendering(of: button)
            // A tap on a revealed button does nothing, and its look must not suggest otherwise.
            XCTAssertEqual(hovered == normal, button.surprise != nil, "\(name), button \(index)")
            let looks = [normal, pressed, focused]
            for (first, one) in looks.enumerated() {
              for (second, other) in looks.enumerated() where first < second {
                XCTAssertFalse(one == other, "\(name), button \(index): \(first) and \(second)")
              }
            }
          }
        }
      }
    }
  }

  func testACoveredButtonHasABorderOfOnePointAndARevealedOneHasNone() {
    onMain {
      let page = mysteryGridPage()
      let brown = Color.brown.hexText
      let button = page.buttons[7]
      for place in [(0, 20), (79, 20), (20, 0), (20, 79)] {
        XCTAssertEqual(
          Rendering(of: button.pointer).hexText(x: place.0, y: place.1), brown, "\(place)")
      }
      XCTAssertNotEqual(Rendering(of: button.pointer).hexText(x: 1, y: 20), brown)
      page.tap([7])
      page.controller.newGameButton.grabFocus()
      waitForFrame(of: page.window)
      XCTAssertNotEqual(Rendering(of: button.pointer).hexText(x: 0, y: 20), brown)
      XCTAssertEqual(button.allocation.size, Size(width: 80, height: 80))
      page.controller.newGame()
      waitForFrame(of: page.window)
      XCTAssertEqual(Rendering(of: button.pointer).hexText(x: 0, y: 20), brown)
    }
  }

  func testEachSurpriseShowsItsOwnPicture() {
    onMain {
      let page = mysteryGridPage()
      var looks: [Rendering] = []
      for surprise in Surprise.allCases {
        page.buttons[0].showImage(of: surprise)
        waitForFrame(of: page.window)
        let drawn = Rendering(of: page.buttons[0].pointer)
        XCTAssertFalse(looks.contains(drawn), surprise.description)
        looks.append(drawn)
      }
    }
  }
}

extension ShownPage where Controller == MysteryGridViewController {
  /// Returns the pixels of a button and its surroundings while it has the given state flags.
  fileprivate func rendering(of button: MysteryButton, in flags: GtkStateFlags) throws -> Rendering
  {
    gtk_widget_set_state_flags(button.pointer, flags, 0)
    defer { gtk_widget_unset_state_flags(button.pointer, flags) }
    return try rendering(of: button)
  }
}
