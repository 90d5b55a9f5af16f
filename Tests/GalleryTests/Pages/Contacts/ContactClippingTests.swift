import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests that names with many marks above and below their letters paint nothing outside their
/// widgets.
final class ContactClippingTests: XCTestCase {
  func testATokenPaintsNothingOutsideItsFrame() throws {
    try assertNamesDiffer { page in
      let token = try XCTUnwrap(page.recipientsView.contactViews.last)
      return (token.pointer, page.controller.view.pointer)
    }
  }

  func testTheCardPaintsItsTitleInsideItsFrame() throws {
    try assertNamesDiffer { page in
      page.click(try XCTUnwrap(page.recipientsView.contactViews.last))
      let card = try XCTUnwrap(page.controller.popover)
      XCTAssertTrue(runMainLoop { card.isMapped })
      let labels = widgets(in: card.pointer).filter {
        String(cString: cgtk_type_name($0)) == "GtkLabel"
      }
      return (try XCTUnwrap(labels.first), card.pointer)
    }
  }

  func testAMessageAboutAContactIsPaintedInsideItsFrame() throws {
    try assertNamesDiffer { page in
      let contact = try XCTUnwrap(page.recipientsView.contactViews.last).contact
      page.controller.stage.showMessage(ContactsDemo.copyAnnouncement(of: contact))
      let row = try XCTUnwrap(page.controller.stage.children.last as? Container)
      return (try XCTUnwrap(row.children.first).pointer, page.controller.stage.pointer)
    } besides: { page in
      try XCTUnwrap(page.recipientsView.contactViews.last).pointer
    }
  }
}

private typealias Page = ShownPage<ContactsViewController>
private typealias GtkPointer = UnsafeMutablePointer<GtkWidget>

/// Checks that the drawings of a plain name and of one with marks differ only in the given widget.
private func assertNamesDiffer(
  file: StaticString = #filePath, line: UInt = #line,
  in show: @MainActor (Page) throws -> (widget: GtkPointer, surroundings: GtkPointer),
  besides other: @MainActor (Page) throws -> GtkPointer? = { _ in nil }
) throws {
  try onMain {
    openGallery()
    let settings = gtk_settings_get_default()
    cgtk_set_boolean(settings, "gtk-enable-animations", 0)
    defer { cgtk_set_boolean(settings, "gtk-enable-animations", 1) }
    let piled =
      "Z\(String(repeating: "\u{302}", count: 30))o\(String(repeating: "\u{323}", count: 30))e"
    let drawings = try ["Zoe", piled].map { name in
      let contacts = ContactStore()
      _ = try contacts.add(Contact(name: name, eMail: "zoe@example.org"))
      let page = Page(contacts: contacts)
      page.recipientsView.contactViews[0].button.grabFocus()
      let (widget, surroundings) = try show(page)
      waitForFrame(of: page.controller.view)
      let frames = try [widget, other(page)].compactMap { $0 }.map {
        frame(of: $0, in: surroundings)
      }
      return (frames, Rendering(of: surroundings))
    }
    XCTAssertEqual(drawings[0].0, drawings[1].0, file: file, line: line)
    let (frames, plain) = drawings[0]
    let marked = drawings[1].1
    XCTAssertEqual(plain.pixels.count, marked.pixels.count, file: file, line: line)
    let different = plain.pixels.indices.filter { plain.pixels[$0] != marked.pixels[$0] }
    let middles = different.map { index in
      Point(x: Double(index % plain.width) + 0.5, y: Double(index / plain.width) + 0.5)
    }
    XCTAssertTrue(middles.contains { frames[0].contains($0) }, file: file, line: line)
    let outside = middles.filter { point in !frames.contains { $0.contains(point) } }
    XCTAssertEqual(
      outside.count, 0,
      "pixels painted outside of \(frames), from \(outside.first ?? .zero)"
        + " to \(outside.last ?? .zero)", file: file, line: line)
  }
}

@MainActor private func frame(of widget: GtkPointer, in other: GtkPointer) -> Rectangle {
  var x: gint = 0
  var y: gint = 0
  gtk_widget_translate_coordinates(widget, other, 0, 0, &x, &y)
  return Rectangle(
    x: Double(x), y: Double(y), width: Double(gtk_widget_get_allocated_width(widget)),
    height: Double(gtk_widget_get_allocated_height(widget)))
}
