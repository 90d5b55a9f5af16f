import CGtk
import Controls
import Demos
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// The bubbles that say what UIKit uses four of the six types for.
final class TypePopoverTests: XCTestCase {
  func testEachOfTheFourTypesOpensAPopoverThatSaysItsUse() throws {
    try MainActor.assumeIsolated {
      let page = ButtonsPage()
      for (sample, button) in zip(ButtonTypeSample.all, page.controller.typeButtons) {
        guard let texts = explanations[sample.type] else { continue }
        button.input.click()
        let popover = try XCTUnwrap(page.controller.popover, sample.caption)
        XCTAssertTrue(runMainLoop { popover.isMapped }, sample.caption)
        XCTAssertEqual(popover.labelTexts, texts)
        XCTAssertEqual(
          gtk_popover_get_relative_to(cgtk_popover(popover.pointer)), button.pointer,
          sample.caption)
        popover.popDown()
        XCTAssertTrue(runMainLoop { !popover.isMapped }, sample.caption)
      }
    }
  }

  func testTheOtherTwoTypesOpenNothing() {
    MainActor.assumeIsolated {
      let page = ButtonsPage()
      for (sample, button) in zip(ButtonTypeSample.all, page.controller.typeButtons)
      where explanations[sample.type] == nil {
        button.input.click()
        XCTAssertNil(page.controller.popover, sample.caption)
      }
      XCTAssertEqual(ButtonTypeSample.all.count - explanations.count, 2)
    }
  }

  func testTheNextPopoverTakesThePlaceOfTheOneBefore() throws {
    try MainActor.assumeIsolated {
      let page = ButtonsPage()
      let finalizations = Finalizations()
      let buttons = page.buttons.suffix(4).map(\.button)
      for button in buttons {
        button.input.click()
        let popover = try XCTUnwrap(page.controller.popover)
        XCTAssertTrue(runMainLoop { popover.isMapped })
        if button !== buttons.last { finalizations.watch(popover.pointer) }
      }
      runMainLoop { finalizations.remaining.isEmpty }
      XCTAssertEqual(finalizations.remaining, [:], "of \(finalizations.expected) widgets")
      XCTAssertEqual(page.controller.popover?.isMapped, true)
    }
  }

  func testAPopoverOpensByTheKeyboardAndEscapeClosesIt() throws {
    try MainActor.assumeIsolated {
      let page = ButtonsPage()
      let button = page.controller.typeButtons[2]
      button.grabFocus()
      button.input.type(GDK_KEY_space)
      let popover = try XCTUnwrap(page.controller.popover)
      XCTAssertTrue(runMainLoop { popover.isMapped })
      button.input.type(GDK_KEY_Escape)
      XCTAssertTrue(runMainLoop { !popover.isMapped })
      XCTAssertTrue(button.hasFocus, "the focus comes back to the button")
    }
  }
}

/// The title and the sentence of each popover.
private let explanations: [ButtonType: [String]] = [
  .detailDisclosure: [
    "UIButtonTypeDetailDisclosure", "Opens the details of an object or record.",
  ],
  .infoLight: [
    "UIButtonTypeInfoLight",
    "Flips a view to its settings or information, on a dark background.",
  ],
  .infoDark: [
    "UIButtonTypeInfoDark",
    "Flips a view to its settings or information, on a light background.",
  ],
  .contactAdd: [
    "UIButtonTypeContactAdd", "Opens a list of contacts, or a form to add one.",
  ],
]

extension Popover {
  /// The texts of its labels, from top to bottom.
  @MainActor fileprivate var labelTexts: [String] {
    widgets(in: pointer).filter { String(cString: cgtk_type_name($0)) == "GtkLabel" }
      .map { String(cString: gtk_label_get_text(cgtk_label($0))) }
  }
}
