import CGtk
import ControlModel
import GtkTesting
import XCTest

@testable import GtkKit

final class ImageViewTests: XCTestCase {
  func testAPictureIsCenteredPixelForPixelInAWiderFrame() throws {
    try onMain {
      let picture = try TestPicture.load()
      let view = ImageView(picture, accessibleName: "A test")
      withWindow(view, width: 300, height: 200) {
        XCTAssertEqual(view.allocation.size, picture.size)
        XCTAssertEqual(view.allocation.midX, 150, accuracy: 1)
        let surface = TestSurface(width: 25, height: 25, scale: 1)
        surface.draw { gtk_widget_draw(view.pointer, $0.context) }
        XCTAssertEqual(
          surface.pixels(x: 0, y: 0, width: 25, height: 25),
          Rendering(surface: picture.surface(scaleFactor: 1))
            .cropped(x: 0, y: 0, width: 25, height: 25).pixels)
      }
    }
  }

  func testAPictureIsNamedToAssistiveTechnology() throws {
    try onMain {
      let view = ImageView(try TestPicture.load(), accessibleName: "Rain")
      XCTAssertEqual(view.accessibleName, "Rain")
      XCTAssertEqual(atk_object_get_role(gtk_widget_get_accessible(view.pointer)), ATK_ROLE_IMAGE)
    }
  }

  func testAPictureDoesNotInterceptPresses() throws {
    try onMain {
      let canvas = Fixed()
      let button = PressButton()
      button.setSizeRequest(width: 100, height: 100)
      canvas.place(button, at: .zero)
      canvas.place(ImageView(try TestPicture.load(), accessibleName: "A test"), at: .zero)
      var events: [ControlEventMachine.Input] = []
      button.onPress = { events.append($0) }
      withWindow(canvas) {
        do {
          try simulateClick(at: Point(x: 10, y: 10), of: button)
        } catch {
          XCTFail("\(error)")
        }
        XCTAssertEqual(events.count, 2)
      }
    }
  }
}
