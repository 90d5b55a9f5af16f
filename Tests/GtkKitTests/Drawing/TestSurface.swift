import CGtk
import Controls

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

  /// The pixels of a rectangle, whose units are pixels: premultiplied ARGB, row by row.
  func pixels(x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
    GtkKitTests.pixels(of: surface, x: x, y: y, width: width, height: height)
  }

  func pixel(x: Int, y: Int) -> UInt32? {
    pixels(x: x, y: y, width: 1, height: 1).first
  }
}

/// The pixels of a rectangle of an image surface: premultiplied ARGB, row by row.
@MainActor func pixels(
  of surface: OpaquePointer, x: Int, y: Int, width: Int, height: Int
) -> [UInt32] {
  guard let data = cairo_image_surface_get_data(surface) else { return [] }
  let stride = Int(cairo_image_surface_get_stride(surface))
  return (y..<y + height).flatMap { row in
    (x..<x + width).map { column in
      UnsafeRawPointer(data).load(fromByteOffset: row * stride + column * 4, as: UInt32.self)
    }
  }
}
