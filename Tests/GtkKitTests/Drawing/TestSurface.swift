import CGtk
import GtkTesting

@testable import GtkKit

/// A picture in memory that a test draws into and then reads.
@MainActor final class TestSurface {
  let scale: Int
  private let surface: OpaquePointer
  private let context: OpaquePointer

  init(width: Int, height: Int, scale: Int) {
    self.scale = scale
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(width * scale), Int32(height * scale))
    cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
    context = cairo_create(surface)
  }

  isolated deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func draw(_ body: (borrowing DrawingContext) -> Void) {
    body(DrawingContext(context, scaleFactor: scale))
    cairo_surface_flush(surface)
  }

  /// Returns the premultiplied ARGB pixels of a rectangle, row by row.
  ///
  /// Its units are pixels.
  func pixels(x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
    Rendering(surface: surface).cropped(x: x, y: y, width: width, height: height).pixels
  }

  func pixel(x: Int, y: Int) -> UInt32? {
    pixels(x: x, y: y, width: 1, height: 1).first
  }
}
