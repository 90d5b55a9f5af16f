import CGtk
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the "From UIKit to GTK" note: selecting its text, and the direction of its code.
final class ConversionNoteViewTests: XCTestCase {
  func testTheTextsCanBeSelectedByThePointerButTheTabKeySkipsThem() throws {
    try onMain {
      let page = ButtonsPage()
      let stops = tabStops(of: page.window)
      for label in try noteLabels(of: page) {
        XCTAssertTrue(label.isSelectable, label.text)
        XCTAssertFalse(label.isFocusable, label.text)
        XCTAssertFalse(stops.contains(label.pointer), label.text)
      }
      let label = try noteLabels(of: page)[0]
      page.controller.standardButton.grabFocus()
      let frame = try XCTUnwrap(label.frame(in: page.window))
      let pointer = SyntheticPointer(over: page.window.pointer)
      pointer.down(frame.minX + 1, frame.midY)
      pointer.move(frame.maxX - 1, frame.midY)
      pointer.up(frame.maxX - 1, frame.midY)
      XCTAssertEqual(gtk_label_get_selection_bounds(cgtk_label(label.pointer), nil, nil), 1)
      XCTAssertTrue(page.controller.standardButton.isFocused)
    }
  }

  func testCodeIsLeftToRightInEveryLanguage() throws {
    try onMain {
      openGallery()
      try withTextDirection(.rightToLeft) {
        let page = ButtonsPage()
        let notes = ButtonsDemo.conversion
        for (index, label) in try noteLabels(of: page).enumerated() {
          let isRemark = index % 3 == 2
          XCTAssertEqual(label.direction, isRemark ? .rightToLeft : .leftToRight, label.text)
          if isRemark { XCTAssertEqual(label.text, notes[index / 3].remark) }
        }
      }
    }
  }
}

/// The labels of the note, in order: the UIKit code, the GTK code, and the remark of each entry.
@MainActor private func noteLabels(of page: ButtonsPage) throws -> [GtkKit.Label] {
  let texts = ButtonsDemo.conversion.flatMap {
    [
      ConversionNote.breakable($0.original), "→\u{a0}" + ConversionNote.breakable($0.ours),
      $0.remark,
    ]
  }
  return try texts.map { text in try page.find(GtkKit.Label.self) { $0.text == text } }
}
