import CGtk
import ControlModel
import Foundation
import GalleryModel
import GtkTesting
import XCTest

@testable import Gallery
@testable import GtkKit

/// The Flipper page in a window on the screen.
typealias FlipperPage = ShownPage<FlipperViewController>

extension FlipperViewController {
  /// The page with its card held at a part of its turn.
  convenience init(progress: Double) {
    let options = PageOptionSet(FlipperOptions(flipProgress: progress))
    self.init(context: PageContext(options: options))
  }
}

extension ShownPage where Controller == FlipperViewController {
  convenience init(memory: WeatherStore? = nil, file: StaticString = #filePath, line: UInt = #line)
  {
    self.init(file: file, line: line) {
      FlipperViewController(context: PageContext(stores: PageStores(weather: memory)))
    }
  }

  var flipper: FlipperView { controller.flipperView }
  var front: FrontView { flipper.frontView }
  var back: BackView { flipper.backView }

  /// The texts on the front, in the order of adding.
  var frontTexts: [String] { front.children.compactMap { ($0 as? GtkKit.Label)?.text } }

  /// The accessible name of the focused widget.
  var focusedName: String? { gtk_window_get_focus(window.window).flatMap(accessibleName(of:)) }

  /// Returns whether the focus is where a flip to the given side moves it.
  ///
  /// This is the info button on the front, or the selected unit on the back.
  func hasFocus(on side: FlipSide) -> Bool {
    switch side {
    case .front: front.infoButton.hasFocus
    case .back:
      back.unitControl.containsFocus
        && focusedName == TemperatureUnit.allCases[back.unitControl.selectedIndex].title
    }
  }

  /// Waits until a flip has ended.
  func waitForRest(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(
      runMainLoop { !flipper.isTurning && !flipper.isFlipping }, "it turns for ever", file: file,
      line: line)
    runPendingEvents()
  }

  /// The average difference between blue and red in the visible card, which is different on each
  /// side.
  var hue: Double {
    let pixels = Rendering(of: flipper.pointer).pixels.filter { $0 >> 24 > 0 }
    let sum = pixels.reduce(0) { $0 + Int($1 & 0xff) - Int($1 >> 16 & 0xff) }
    return Double(sum) / Double(max(1, pixels.count))
  }

  /// Returns the snapshot of a side that is drawn while the card turns.
  func turningPicture(of side: FlipSide) throws -> Rendering {
    Rendering(surface: try XCTUnwrap(flipper.snapshot(of: side)).surface)
  }

  /// Presses and releases the primary button at a point of the card.
  ///
  /// As with the X server, GTK receives the events for the window under the pointer.
  func click(_ x: Double, _ y: Double) throws {
    for type in [GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE] {
      let event = try XCTUnwrap(gdk_event_new(type))
      defer { gdk_event_free(event) }
      var place = (x: gint(0), y: gint(0))
      let top = try XCTUnwrap(gtk_widget_get_toplevel(flipper.pointer))
      gtk_widget_translate_coordinates(
        flipper.pointer, top, gint(x), gint(y), &place.x, &place.y)
      let (target, inner) = Self.windowUnder(
        try XCTUnwrap(gtk_widget_get_window(top)), Double(place.x), Double(place.y))
      event.pointee.any.window = OpaquePointer(g_object_ref(gpointer(target)))
      event.pointee.button.x = inner.x
      event.pointee.button.y = inner.y
      event.pointee.button.button = guint(GDK_BUTTON_PRIMARY)
      let seat = gdk_display_get_default_seat(gdk_display_get_default())
      gdk_event_set_device(event, gdk_seat_get_pointer(seat))
      gtk_main_do_event(event)
    }
  }

  /// Returns the innermost window that receives input at a point of another one, and the point in
  /// it.
  private static func windowUnder(
    _ window: OpaquePointer, _ x: Double, _ y: Double
  ) -> (OpaquePointer, Point) {
    // The topmost window is the first in the list.
    var node = gdk_window_peek_children(window)
    while let current = node?.pointee {
      node = current.next
      guard let data = current.data else { continue }
      let child = OpaquePointer(data)
      var inner = (x: 0.0, y: 0.0)
      gdk_window_coords_from_parent(child, x, y, &inner.x, &inner.y)
      let isHit =
        gdk_window_is_visible(child) != 0 && inner.x >= 0 && inner.y >= 0
        && inner.x < Double(gdk_window_get_width(child))
        && inner.y < Double(gdk_window_get_height(child))
      if isHit { return windowUnder(child, inner.x, inner.y) }
    }
    return (window, Point(x: x, y: y))
  }
}

/// Clicks the segment with the given title, as a user or assistive technology would.
@MainActor func choose(
  _ title: String, in control: SegmentedControl, file: StaticString = #filePath,
  line: UInt = #line
) {
  let segment = widgets(in: control.pointer).first {
    accessibleName(of: $0) == title && cgtk_is_container($0) != 0
  }
  guard let segment else { return XCTFail("no segment \(title)", file: file, line: line) }
  gtk_button_clicked(cgtk_button(segment))
}

/// Runs the body with the desktop's animations turned off, and turns them on again.
@MainActor func withoutAnimations(_ body: () throws -> Void) rethrows {
  setAnimations(false)
  defer { setAnimations(true) }
  try body()
}

/// Sets whether GTK's animations are on, as the desktop's setting does.
@MainActor func setAnimations(_ isOn: Bool) {
  cgtk_set_boolean(gtk_settings_get_default(), "gtk-enable-animations", isOn ? 1 : 0)
}
