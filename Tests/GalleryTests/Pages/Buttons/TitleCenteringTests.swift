import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests that the capital letters of titles are vertically centered, whatever the font's line
/// height.
final class TitleCenteringTests: XCTestCase {
  func testCapitalLettersAreVerticallyCenteredInEveryTitleAtBothScales() throws {
    try onMain {
      openGallery()
      for scale in [1, 2] {
        let isScaled = try withScreenScale(scale) {
          let buttons = ButtonsPage()
          for (name, button) in buttons.buttons where !button.title.isEmpty {
            try expectCentered(button, on: buttons, "\(name), scale \(scale)")
          }
          let round = ShownPage { RoundButtonsViewController() }
          for button in round.controller.buttons where !button.title.isEmpty {
            try expectCentered(button, on: round, "\(button.title), scale \(scale)")
          }
          let contacts = ShownPage(contacts: ContactStore())
          let token = try XCTUnwrap(contacts.recipientsView.contactViews.first).button
          try expectCentered(token, on: contacts, "a token, scale \(scale)")
          let flipper = FlipperPage()
          flipper.flipper.show(.back)
          try expectCentered(flipper.back.doneButton, on: flipper, "Done, scale \(scale)")
        }
        XCTAssertTrue(isScaled, "this display cannot be scaled")
      }
    }
  }

  func testTheSegmentTitlesOfTheCardAreVerticallyCenteredToo() {
    onMain {
      let page = FlipperPage()
      page.flipper.show(.back)
      waitForFrame(of: page.flipper)
      let segments = widgets(in: page.back.pointer).filter {
        String(cString: cgtk_type_name($0)) == "GtkRadioButton"
      }
      XCTAssertEqual(segments.count, TemperatureUnit.allCases.count + WeatherCity.allCases.count)
      for segment in segments {
        let middle = Double(gtk_widget_get_allocated_height(segment)) / 2
        let baseline = baseline(in: segment)
        // This is Pango's measurement of the letter.
        let capital = inkHeight(of: "H", in: segment)
        XCTAssertEqual(baseline - capital / 2, middle, accuracy: 0.5)
      }
    }
  }

  func testTitlesOfAllScriptsAndTheEntryShareABaseline() throws {
    try onMain {
      let page = ShownPage(contacts: ContactStore())
      for name in ["Ann", "שלום", "محمد", "Ωμέγα", "Юлия", "😀", "Ång"] { page.enter(name) }
      waitForFrame(of: page.window)
      let baselines = page.recipientsView.contactViews.map { baseline(in: $0.button.pointer) }
      XCTAssertGreaterThan(baselines.count, 10)
      XCTAssertEqual(Set(baselines), [baselines[0]], "\(baselines)")
      let entry = page.entry.pointer
      var (x, y): (gint, gint) = (0, 0)
      gtk_entry_get_layout_offsets(cgtk_entry(entry), &x, &y)
      let layout = gtk_entry_get_layout(cgtk_entry(entry))
      let field = page.recipientsView
      let row = try XCTUnwrap(page.entry.frame(in: field)).minY - page.entry.margins.top
      let entryLine =
        Double(y + pango_layout_get_baseline(layout) / PANGO_SCALE) + page.entry.margins.top
      XCTAssertEqual(entryLine, baselines[0], "the entry, whose row begins at \(row)")
    }
  }
}

/// Checks with the title "H" that the number of free pixel rows above and below it is the same.
@MainActor private func expectCentered<Controller>(
  _ button: Button, on page: ShownPage<Controller>, _ name: String, file: StaticString = #filePath,
  line: UInt = #line
) throws {
  button.setTitle("H", for: .normal)
  let with = try page.rendering(of: button)
  button.setTitle(nil, for: .normal)
  let without = try page.rendering(of: button)
  let rows = with.pixels.indices.filter { with.pixels[$0] != without.pixels[$0] }
    .map { $0 / with.width }
  let first = try XCTUnwrap(rows.min(), name, file: file, line: line)
  let last = try XCTUnwrap(rows.max(), name, file: file, line: line)
  // A letter of odd height has no exact center in an even height. GTK positions it in points.
  XCTAssertEqual(
    Double(first + last + 1) / 2, Double(with.height) / 2,
    accuracy: 0.5 * Double(button.scaleFactor), name, file: file, line: line)
}

/// The distance from the top edge of a button to the baseline of its title, in points.
@MainActor private func baseline(in button: UnsafeMutablePointer<GtkWidget>) -> Double {
  guard let label = gtk_bin_get_child(cgtk_bin(button)) else { return .nan }
  var (x, y): (gint, gint) = (0, 0)
  gtk_label_get_layout_offsets(cgtk_label(label), &x, &y)
  var allocation = GtkAllocation()
  gtk_widget_get_allocation(button, &allocation)
  let layout = gtk_label_get_layout(cgtk_label(label))
  return Double(y - allocation.y + pango_layout_get_baseline(layout) / PANGO_SCALE)
}

@MainActor private func inkHeight(
  of text: String, in button: UnsafeMutablePointer<GtkWidget>
) -> Double {
  let layout = gtk_widget_create_pango_layout(gtk_bin_get_child(cgtk_bin(button)), text)
  defer { layout.map { g_object_unref(gpointer($0)) } }
  var ink = PangoRectangle()
  pango_layout_get_pixel_extents(layout, &ink, nil)
  return Double(ink.height)
}
