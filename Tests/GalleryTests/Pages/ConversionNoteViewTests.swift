import CGtk
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// The "From UIKit to GTK" note: what can be copied of it, and the direction of its code.
final class ConversionNoteViewTests: XCTestCase {
  func testTheTextsCanBeSelectedByThePointerAndAreNoStationsOfTheTabKey() throws {
    try onMain {
      let page = ButtonsPage()
      let stations = tabStations(of: page.window)
      for label in try noteLabels(of: page) {
        XCTAssertTrue(label.isSelectable, label.text)
        XCTAssertFalse(label.isFocusable, label.text)
        XCTAssertFalse(stations.contains(label.pointer), label.text)
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

  func testCodeRunsFromTheLeftInEveryLanguage() throws {
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

/// The labels of the note in their order: the original, ours and the remark of each entry.
@MainActor private func noteLabels(of page: ButtonsPage) throws -> [GtkKit.Label] {
  let texts = ButtonsDemo.conversion.flatMap {
    [
      ConversionNote.breakable($0.original), "→\u{a0}" + ConversionNote.breakable($0.ours),
      $0.remark,
    ]
  }
  return try texts.map { text in try page.find(GtkKit.Label.self) { $0.text == text } }
}
