import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the popovers that explain button types, and of the types that open pages instead.
final class TypePopoverTests: XCTestCase {
  func testATypeThatOpensNoPageOpensAPopoverThatExplainsIt() throws {
    try onMain {
      let page = ButtonsPage()
      for (sample, button) in zip(ButtonTypeSample.all, page.controller.typeButtons) {
        guard let texts = explanations[sample.type] else { continue }
        let popover = try page.openPopover(of: button)
        XCTAssertEqual(popover.labelTexts, texts)
        XCTAssertEqual(popover.children[0].accessibleName, texts.joined(separator: ". "))
        XCTAssertTrue(popover.children[0].hasFocus, "the label has the focus, so that it is spoken")
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

  func testAHundredPopoversAreFreedWhenTheNextOpensOrTheWindowCloses() throws {
    try onMain {
      openGallery()
      // A popover fades out for 150 ms.
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
            // An open popover grabs the pointer of its window.
            gtk_popover_popdown(cgtk_popover(popover.pointer))
            XCTAssertTrue(runMainLoop { !popover.isMapped })
          }
        }
        runPendingEvents()
        XCTAssertEqual(finalizations.remaining["GtkPopover"], 1, "the last one")
      }
      XCTAssertEqual(finalizations.expected, 600, "a popover, its box, and its two labels")
      XCTAssertEqual(finalizations.remaining, [:])
    }
  }

  func testAPressOutsideAnOpenPopoverOnlyClosesIt() throws {
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
      XCTAssertTrue(button.hasFocus, "the focus returns to the button")
    }
  }
}

/// The title and the explanation of each popover.
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
  /// The buttons whose type opens a popover.
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
