import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the page: the frames of its buttons, its log, and changes of the theme.
final class RoundButtonsPageTests: XCTestCase {
  func testEveryButtonIsAtItsPositionInBothTextDirectionsAndAtBothScales() throws {
    try onMain {
      openGallery()
      let specifications = try RoundButtonsDemo.all(in: .classic)
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        for scale in [1, 2] {
          let isScaled = try withScreenScale(scale) {
            try withTextDirection(direction) {
              let page = ShownPage { RoundButtonsViewController() }
              let canvas = try page.find(Fixed.self)
              XCTAssertEqual(canvas.allocation.size, RoundButtonsDemo.canvas)
              XCTAssertEqual(
                page.controller.buttons.map { $0.frame(in: canvas) }, specifications.map(\.frame),
                "\(direction), scale \(scale)")
              XCTAssertEqual(
                page.controller.buttons.map(\.accessibleName), specifications.map(\.title))
            }
          }
          XCTAssertTrue(isScaled, "this display cannot be scaled")
        }
      }
    }
  }

  func testOnlyTheTitleThatIsTooLongIsTruncated() {
    onMain {
      let page = ShownPage { RoundButtonsViewController() }
      XCTAssertEqual(
        page.controller.buttons.filter(\.isTitleTruncated).map(\.accessibleName), ["Meadow Saffron"]
      )
      XCTAssertEqual(page.controller.buttons.compactMap(\.tooltip), ["Meadow Saffron"])
    }
  }

  func testResetRestoresTheFirstColorsAndIsInsensitiveWithoutChanges() {
    onMain {
      withTheme(.classic) {
        let page = ShownPage { RoundButtonsViewController() }
        let (buttons, reset) = (page.controller.buttons, page.controller.resetButton)
        let first = buttons.map(\.colors)
        XCTAssertFalse(reset.isSensitive)
        for button in [buttons[0], buttons[1], buttons[1], buttons[8]] {
          button.input.click(button.specification.radius, button.specification.radius)
          XCTAssertTrue(reset.isSensitive)
        }
        AppTheme.shared.choice = .always(.dark)
        XCTAssertTrue(reset.isSensitive)
        AppTheme.shared.choice = .always(.classic)
        activate(page.window.window)
        reset.grabFocus()
        let spoken = announcements { gtk_button_clicked(cgtk_button(reset.pointer)) }
        XCTAssertEqual(spoken, ["All buttons have their first colors"])
        XCTAssertEqual(buttons.map(\.colors), first)
        XCTAssertFalse(reset.isSensitive)
        XCTAssertTrue(buttons[8].isFocused, "the focus moves to the widget before it")
        XCTAssertTrue(runMainLoop { buttons.map(\.shownColors) == first }, "the colors are back")
        XCTAssertEqual(buttons.compactMap(\.accessibleDescription).last, "Dark red")
      }
    }
  }

  func testAPressIsLoggedAndTogglesOnlyThatButton() throws {
    try onMain {
      let page = ShownPage { RoundButtonsViewController() }
      let before = page.controller.buttons.map(\.colors)
      page.controller.buttons[0].input.click(50, 50)
      XCTAssertEqual(
        try page.rows,
        [
          ["touchUpInside", "My Button", "normal", ""],
          ["touchDown", "My Button", "highlighted", ""],
        ])
      XCTAssertEqual(page.controller.buttons[0].colors, before[0].inverted)
      XCTAssertEqual(page.controller.buttons[1...].map(\.colors), Array(before[1...]))
    }
  }

  func testEqualValuesShareARuleInTheStyleSheet() throws {
    try onMain {
      let first = try RoundButtonStage(radius: 31)
      let rules = AppTheme.shared.text
      let second = try RoundButtonStage(radius: 31, title: "Another")
      XCTAssertEqual(first.button.styleClasses, second.button.styleClasses)
      XCTAssertEqual(AppTheme.shared.text, rules)
      XCTAssertTrue(rules.contains(first.button.specification.styleClass.text))
    }
  }

  func testAChangeOfThemePreservesTheExampleAndTheToggledButtons() throws {
    try onMain {
      try withTheme(.classic) {
        let page = ShownPage { RoundButtonsViewController() }
        let buttons = page.controller.buttons
        let classic = RoundButtonsDemo.restingColors(in: .classic)
        buttons[1].beginToggle(resting: classic)
        _ = buttons[1].advance(by: 1)
        for name in [ThemeName.highContrast, .light, .dark, .classic] {
          AppTheme.shared.choice = .always(name)
          waitForFrame(of: page.window)
          let resting = RoundButtonsDemo.restingColors(in: name.theme)
          XCTAssertEqual(buttons[0].colors, resting, "\(name)")
          XCTAssertEqual(buttons[1].colors, resting, "\(name)")
          for button in buttons[0...1] {
            let drawn = try page.rendering(of: button)
            XCTAssertEqual(
              drawn.hexText(x: drawn.width / 2, y: 8 + 12), resting.background.hexText, "\(name)")
          }
          buttons[0].beginToggle(resting: resting)
          XCTAssertEqual(buttons[0].colors, resting.inverted, "\(name)")
          buttons[0].beginToggle(resting: resting)
          _ = buttons[0].advance(by: 1)
        }
      }
    }
  }

  func testThePageIsFreedWithItsWindow() {
    onMain {
      openGallery()
      let finalizations = Finalizations()
      weak var controller: RoundButtonsViewController?
      do {
        let page = ShownPage { RoundButtonsViewController() }
        controller = page.controller
        finalizations.watch(page.window.pointer)
        page.controller.buttons[0].toggle(
          resting: RoundButtonsDemo.restingColors(in: AppTheme.shared.theme))
      }
      XCTAssertNil(controller)
      XCTAssertEqual(finalizations.remaining, [:])
    }
  }
}
