import CGtk
import ControlModel
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// Tests of the frames that GTK allocates to the buttons, in the coordinates of the canvas.
final class ButtonFrameTests: XCTestCase {
  func testEveryButtonHasTheFrameOfTheWriteUpInBothTextDirectionsAndAtBothScales() throws {
    try onMain {
      openGallery()
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        for scale in [1, 2] {
          let isScaled = try withScreenScale(scale) {
            try withTextDirection(direction) {
              let page = ButtonsPage()
              let place = "\(direction), scale \(scale)"
              XCTAssertEqual(page.window.scaleFactor, scale)
              XCTAssertEqual(page.controller.view.direction, direction)
              XCTAssertEqual(
                try page.canvas.allocation.size, Size(width: 320, height: 386), place)
              for (name, button) in page.buttons {
                XCTAssertEqual(try button.frame(in: page.canvas), frames[name], "\(name), \(place)")
                XCTAssertEqual(
                  eventWindowSize(of: button), frames[name]?.size, "input of \(name), \(place)")
              }
              XCTAssertEqual(page.buttons.count, frames.count)
            }
          }
          XCTAssertTrue(isScaled, "this display cannot be scaled")
        }
      }
    }
  }

  func testEachTypeButtonHasACaptionWithTheNameOfTheType() throws {
    try onMain {
      let page = ButtonsPage()
      let canvas = try page.canvas
      for (sample, button) in zip(ButtonTypeSample.all, page.controller.typeButtons) {
        let caption = try page.find(StageLabel.self) { $0.text == sample.caption }
        let captionFrame = try XCTUnwrap(caption.frame(in: canvas))
        let buttonFrame = try XCTUnwrap(button.frame(in: canvas))
        XCTAssertEqual(captionFrame, sample.captionFrame, sample.caption)
        XCTAssertGreaterThanOrEqual(captionFrame.minY, buttonFrame.maxY, sample.caption)
        XCTAssertEqual(captionFrame.midX, buttonFrame.midX, sample.caption)
        // It is obvious which button the caption belongs to.
        let below = try page.controller.typeButtons.map { try XCTUnwrap($0.frame(in: canvas)) }
          .filter { $0.minY >= captionFrame.maxY && $0.midX == captionFrame.midX }
          .map(\.minY).min()
        if let below {
          XCTAssertGreaterThanOrEqual(
            below - captionFrame.maxY, 3 * (captionFrame.minY - buttonFrame.maxY), sample.caption)
        }
        // A caption that is wider than its cell would enlarge its frame.
        XCTAssertLessThanOrEqual(textSize(of: caption).width, captionFrame.size.width)
      }
      XCTAssertEqual(
        ButtonTypeSample.all.map(\.caption),
        ["custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd"])
    }
  }

  func testNothingOnTheCanvasOverlapsOrIsTruncated() throws {
    try onMain {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        try withTextDirection(direction) {
          let page = ButtonsPage()
          let canvas = try page.canvas
          let bounds = Rectangle(origin: .zero, size: canvas.allocation.size)
          let frames = try canvas.children.map { try XCTUnwrap($0.frame(in: canvas)) }
          XCTAssertEqual(frames.count, 15, "three samples, six types, and their captions")
          for (index, frame) in frames.enumerated() {
            XCTAssertTrue(bounds.encloses(frame), "\(frame)")
            for other in frames[(index + 1)...] {
              XCTAssertFalse(frame.overlaps(other), "\(frame) and \(other), \(direction)")
            }
          }
        }
      }
    }
  }
}

/// The frames on the canvas, in points, by accessible name.
private let frames: [String: Rectangle] = [
  "Standard": Rectangle(x: 30, y: 30, width: 120, height: 40),
  "Custom": Rectangle(x: 170, y: 30, width: 120, height: 40),
  "Six States": Rectangle(x: 30, y: 82, width: 260, height: 40),
  "Client": Rectangle(x: 30, y: 144, width: 120, height: 40),
  "Rounded": Rectangle(x: 170, y: 144, width: 120, height: 40),
  "Detail Disclosure": Rectangle(x: 68, y: 224, width: 44, height: 44),
  "Contact Add": Rectangle(x: 170, y: 226, width: 120, height: 40),
  "Info Light": Rectangle(x: 68, y: 306, width: 44, height: 44),
  "Info Dark": Rectangle(x: 208, y: 306, width: 44, height: 44),
]

/// The size of the window through which GTK receives pointer events, in points.
@MainActor private func eventWindowSize(of button: Button) -> Size? {
  guard let window = gtk_button_get_event_window(cgtk_button(button.pointer)) else { return nil }
  return Size(
    width: Double(gdk_window_get_width(window)), height: Double(gdk_window_get_height(window)))
}

/// The size of a label's text in its font, in points.
@MainActor private func textSize(of label: GtkKit.Label) -> Size {
  var width: gint = 0
  var height: gint = 0
  let layout = gtk_widget_create_pango_layout(label.pointer, label.text)
  defer { layout.map { g_object_unref(gpointer($0)) } }
  pango_layout_get_pixel_size(layout, &width, &height)
  return Size(width: Double(width), height: Double(height))
}

extension Rectangle {
  fileprivate func encloses(_ other: Rectangle) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  fileprivate func overlaps(_ other: Rectangle) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
