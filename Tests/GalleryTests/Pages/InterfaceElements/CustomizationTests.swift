import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import Theming
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of a change of font or color on two pages, and of its reset.
final class CustomizationTests: XCTestCase {
  func testAChangeOfFontAndColorAppliesToEveryLabelAndSwatchOnAllPages() throws {
    try onMain {
      try withTheme(.classic) {
        let buttons = ShownPage { ButtonsViewController(context: PageContext()) }
        let elements = ShownPage { InterfaceElementsViewController() }
        let labels = [
          try buttons.find(StageLabel.self) { $0.text == "custom" },
          try elements.find(StageLabel.self) { $0.text == "HeadlineLabel" },
        ]
        let handMade = try elements.find(StageLabel.self) {
          $0.text == InterfaceElementsDemo.handMadeText
        }
        let handMadeLook = handMade.look
        let usual = labels.map(\.look)
        try elements.choose(AppFontChoice.liberationMono.title, in: "App Font")
        try elements.choose(TextColorChoice.amber.title, in: "Text Color")
        waitForFrame(of: buttons.window)
        waitForFrame(of: elements.window)
        for label in labels {
          XCTAssertTrue(label.look.families.hasPrefix("Liberation Mono,"), label.look.families)
          XCTAssertEqual(label.look.color, "#ffd98a")
        }
        XCTAssertEqual(try elements.swatchColor(.text), "#ffd98a")
        XCTAssertEqual(try elements.swatchColor(.background), "#2d3c3f")
        _ = try elements.find(StageLabel.self) { $0.text.hasPrefix("#ffd98a · ") }
        XCTAssertEqual(handMade.look, handMadeLook, "it does not change")
        SyntheticInput(to: elements.controller.customizationControls.resetButton.pointer).click()
        waitForFrame(of: buttons.window)
        waitForFrame(of: elements.window)
        XCTAssertEqual(labels.map(\.look), usual)
        XCTAssertEqual(try elements.swatchColor(.text), "#dddddd")
        XCTAssertEqual(elements.findAll(DropDown.self).map(\.selectedIndex), [0, 0])
      }
    }
  }

  func testResetIsBesideItsListAndEnabledOnlyAfterAChange() throws {
    try onMain {
      try withTheme(.classic) {
        let page = ShownPage { InterfaceElementsViewController() }
        let reset = page.controller.customizationControls.resetButton
        let lists = page.findAll(DropDown.self)
        let view = page.controller.view
        let stage = try XCTUnwrap(page.find(StageView.self).frame(in: view))
        let frame = try XCTUnwrap(reset.frame(in: view))
        XCTAssertGreaterThan(frame.minY, stage.maxY, "it is not on the stage")
        let lowest = lists.compactMap { $0.frame(in: view)?.maxY }.max()
        XCTAssertEqual(frame.minY - 6, lowest)
        XCTAssertFalse(reset.isSensitive)
        for (list, title) in [
          ("App Font", AppFontChoice.liberationMono.title),
          ("Text Color", TextColorChoice.amber.title),
        ] {
          try page.choose(title, in: list)
          XCTAssertTrue(reset.isSensitive, list)
          activate(page.window.window)
          reset.grabFocus()
          SyntheticInput(to: reset.pointer).click()
          XCTAssertFalse(reset.isSensitive, list)
          XCTAssertTrue(lists[1].containsFocus, "the focus moves to the widget before it")
        }
      }
    }
  }

  func testAChoiceIsLoggedByItsUIKitNameAndSpokenWithItsContrast() throws {
    try onMain {
      try withTheme(.classic) {
        let page = ShownPage { InterfaceElementsViewController() }
        let spoken = try announcements {
          try page.choose("Liberation Mono", in: "App Font")
          try page.choose("Amber", in: "Text Color")
          SyntheticInput(to: page.controller.customizationControls.resetButton.pointer).click()
        }
        XCTAssertEqual(
          try page.rows,
          [
            ["touchUpInside", "Back to Original", "normal", "Original"],
            ["valueChanged", "Text Color", "normal", "Amber"],
            ["valueChanged", "App Font", "normal", "Liberation Mono"],
          ])
        XCTAssertEqual(
          spoken,
          [
            "Liberation Mono, TextColor contrast 8.45 to 1",
            "Amber, TextColor contrast 8.49 to 1",
            "Original font and color, TextColor contrast 8.45 to 1",
          ])
      }
    }
  }

  func testTheSamplesAreATabStopWithARingWhenReachedByAKey() throws {
    try onMain {
      try withTheme(.classic) {
        let page = ShownPage { InterfaceElementsViewController() }
        activate(page.window.window)
        let canvas = try page.find(Fixed.self)
        XCTAssertEqual(canvas.accessibleName, "Samples")
        page.controller.customizationControls.focusFirst()
        let before = try page.rendering(of: canvas)
        canvas.grabFocus()
        gtk_window_set_focus_visible(page.window.window, 1)
        let ring = AppTheme.shared.theme.colors[.focusRing].hexText
        let focused = try page.rendering(of: canvas)
        XCTAssertEqual(focused.hexText(x: focused.width / 2, y: 8 - 5), ring)
        XCTAssertNotEqual(before.hexText(x: before.width / 2, y: 8 - 5), ring)
        AppTheme.shared.customization.textColor = .amber
        XCTAssertTrue(canvas.accessibleDescription?.contains("#ffd98a") == true)
      }
    }
  }

  func testEachOpenPageAppliesAndShowsEveryChoice() throws {
    try onMain {
      try withTheme(.classic) {
        let pages = [
          ShownPage { InterfaceElementsViewController() },
          ShownPage { InterfaceElementsViewController() },
        ]
        for (index, choice) in AppFontChoice.allCases.enumerated() {
          try pages[0].choose(choice.title, in: "App Font")
          XCTAssertEqual(AppTheme.shared.customization.font, choice)
          XCTAssertEqual(
            try pages[1].find(DropDown.self) { $0.accessibleName == "App Font" }.selectedIndex,
            index + 1)
        }
        for choice in TextColorChoice.allCases {
          try pages[1].choose(choice.title, in: "Text Color")
          XCTAssertEqual(AppTheme.shared.customization.textColor, choice)
        }
        try pages[1].choose("Helvetica Neue", in: "App Font")
        XCTAssertNil(AppTheme.shared.customization.font)
      }
    }
  }

  func testNoTextIsWiderThanItsFrameInAnyFontOrTheme() throws {
    try onMain {
      openGallery()
      for name in ThemeName.allCases {
        for font in [nil] + AppFontChoice.allCases.map(Optional.init) {
          try withTheme(name, ThemeCustomization(font: font)) {
            let page = ShownPage { InterfaceElementsViewController() }
            let canvas = try page.find(Fixed.self)
            XCTAssertEqual(canvas.allocation.size.width, 320, "\(name), \(font?.title ?? "")")
            for label in page.findAll(StageLabel.self) {
              // The width of a label on a canvas is always that of its text, so the requested width
              // is used.
              XCTAssertLessThanOrEqual(
                label.textWidth, label.requestedWidth,
                "\(label.text), \(name), \(font?.title ?? "")")
            }
          }
        }
      }
    }
  }

  func testAChangeOfThemeUpdatesTheValues() throws {
    try onMain {
      try withTheme(.classic) {
        let page = ShownPage { InterfaceElementsViewController() }
        let marked = { page.findAll(StageLabel.self).map(\.text).filter { $0.contains("below") } }
        XCTAssertEqual(
          marked(),
          ["2.35:1, below 4.5:1", "#627376 · 2.31:1, below 4.5:1", "1.53:1, below 4.5:1"])
        for name in [ThemeName.light, .dark, .highContrast] {
          AppTheme.shared.choice = .always(name)
          XCTAssertEqual(marked(), [], "\(name)")
          waitForFrame(of: page.window)
          for type in ColorType.allCases {
            let hexText = name.theme.color(type).hexText
            XCTAssertEqual(try page.swatchColor(type), hexText, "\(name)")
            _ = try page.find(StageLabel.self) { $0.text.hasPrefix(hexText) }
          }
        }
      }
    }
  }

  func testLowContrastIsListedAtTheEndOfThePageOnlyInClassic() throws {
    try onMain {
      try withTheme(.classic) {
        let page = ShownPage { InterfaceElementsViewController() }
        let list = try page.find(GtkKit.Label.self) { $0.text.hasPrefix("Text in the colors") }
        XCTAssertEqual(list.text, InterfaceElementsDemo.shortfallsNote(in: .classic))
        XCTAssertTrue(list.isMapped)
        for name in [ThemeName.light, .classic, .dark, .highContrast] {
          AppTheme.shared.choice = .always(name)
          waitForFrame(of: page.window)
          XCTAssertEqual(list.isMapped, name == .classic, "\(name)")
        }
      }
    }
  }

  func testThePageIsFreedWithItsWindow() {
    onMain {
      openGallery()
      let finalizations = Finalizations()
      weak var controller: InterfaceElementsViewController?
      do {
        let page = ShownPage { InterfaceElementsViewController() }
        controller = page.controller
        finalizations.watch(page.window.pointer)
      }
      XCTAssertNil(controller)
      XCTAssertEqual(finalizations.remaining, [:])
    }
  }
}

extension ShownPage {
  /// Chooses an item of a list, as a user would.
  fileprivate func choose(_ title: String, in name: String) throws {
    let list = try find(DropDown.self) { $0.accessibleName == name }
    let index = try XCTUnwrap(list.items.firstIndex(of: title), title)
    gtk_combo_box_set_active(cgtk_combo_box(list.pointer), gint(index))
  }

  /// Returns the color at the center of a swatch, in the form `#rrggbb`.
  fileprivate func swatchColor(_ type: ColorType) throws -> String {
    let swatch = try find(Box.self) {
      $0.styleClasses.contains(Theme.swatchClass(of: type.role).name)
    }
    let drawn = Rendering(of: swatch.pointer)
    return drawn.hexText(x: drawn.width / 2, y: drawn.height / 2)
  }
}
