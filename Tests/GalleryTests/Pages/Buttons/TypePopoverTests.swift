import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// The bubble that says what UIKit uses one of the six types for, and where the others lead.
final class TypePopoverTests: XCTestCase {
  func testATypeThatOpensNoPageOpensAPopoverThatSaysItsUse() throws {
    try onMain {
      let page = ButtonsPage()
      for (sample, button) in zip(ButtonTypeSample.all, page.controller.typeButtons) {
        guard let texts = explanations[sample.type] else { continue }
        let popover = try page.openPopover(of: button)
        XCTAssertEqual(popover.labelTexts, texts)
        XCTAssertEqual(popover.children[0].accessibleName, texts.joined(separator: ". "))
        XCTAssertTrue(popover.children[0].hasFocus, "which has the focus, so that it is spoken")
        XCTAssertEqual(
          gtk_popover_get_relative_to(cgtk_popover(popover.pointer)), button.pointer,
          sample.caption)
        gtk_popover_popdown(cgtk_popover(popover.pointer))
        XCTAssertTrue(runMainLoop { !popover.isMapped }, sample.caption)
      }
    }
  }

  func testTheOtherTypesOpenNoPopover() {
    onMain {
      let page = ButtonsPage()
      for (sample, button) in zip(ButtonTypeSample.all, page.controller.typeButtons)
      where explanations[sample.type] == nil {
        button.input.click()
        XCTAssertNil(page.controller.popover, sample.caption)
      }
      XCTAssertEqual(ButtonTypeSample.all.count - explanations.count, 3)
    }
  }

  func testAHundredPopoversAreFreedAsTheNextOneOrTheEndOfTheWindowTakesTheirPlace() throws {
    try onMain {
      openGallery()
      // A popover that fades out takes 150 ms.
      let settings = gtk_settings_get_default()
      cgtk_set_boolean(settings, "gtk-enable-animations", 0)
      defer { cgtk_set_boolean(settings, "gtk-enable-animations", 1) }
      let finalizations = Finalizations()
      do {
        let page = ButtonsPage()
        for _ in 1...50 {
          for button in page.explained {
            let popover = try page.openPopover(of: button)
            finalizations.watch(popover.pointer)
            // An open popover keeps the pointer from everything else in its window.
            gtk_popover_popdown(cgtk_popover(popover.pointer))
            XCTAssertTrue(runMainLoop { !popover.isMapped })
          }
        }
        runPendingEvents()
        XCTAssertEqual(finalizations.remaining["GtkPopover"], 1, "the last one")
      }
      XCTAssertEqual(finalizations.expected, 600, "a popover, its box and its two labels")
      XCTAssertEqual(finalizations.remaining, [:])
    }
  }

  func testAPressBesideAnOpenPopoverClosesItAndDoesNothingElse() throws {
    try onMain {
      let page = ButtonsPage()
      let buttons = page.explained
      let popover = try page.openPopover(of: buttons[0])
      let rows = try page.rows
      page.controller.standardButton.input.click()
      XCTAssertTrue(runMainLoop { !popover.isMapped })
      XCTAssertTrue(page.controller.popover === popover)
      XCTAssertEqual(try page.rows, rows)
    }
  }

  func testAPopoverOpensByTheKeyboardAndEscapeClosesIt() throws {
    try onMain {
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
    "Detail Disclosure (\u{2068}UIButtonTypeDetailDisclosure\u{2069})",
    "Opens the details of an object or record.",
  ],
  .custom: [
    "Client (\u{2068}UIButtonTypeCustom\u{2069})",
    "Has no style of its own: the client draws it.",
  ],
  .roundedRect: [
    "Rounded (\u{2068}UIButtonTypeRoundedRect\u{2069})",
    "Serves general use, with rounded corners and a centered title.",
  ],
]

extension ButtonsPage {
  /// The buttons whose type explains itself.
  fileprivate var explained: [Button] {
    zip(ButtonTypeSample.all, controller.typeButtons).filter { explanations[$0.0.type] != nil }
      .map(\.1)
  }

  /// Clicks a button and waits for the popover that it opens.
  fileprivate func openPopover(of button: Button) throws -> Popover {
    button.input.click()
    let popover = try XCTUnwrap(controller.popover, "\(button.type) opens no popover")
    return try XCTUnwrap(
      runMainLoop { popover.isMapped } ? popover : nil, "\(button.type) shows no popover")
  }
}
