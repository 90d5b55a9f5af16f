import CGtk
import Controls

/// A picture from the resources, with twice the detail for screens of scale factor 2 and more.
@MainActor public final class Picture {
  /// The size in points, which is the size of the 1x file in pixels.
  public let size: Size

  private let path2x: String
  private let surface1x: OpaquePointer
  private var surface2x: OpaquePointer?

  /// Reads a picture from the resource at one path and finds its 2x twin at another.
  ///
  /// The twin is read when it is first drawn: a screen of scale factor 1 never pays for it.
  public init(resource path: String, resource2x path2x: String) throws(PictureError) {
    guard g_resources_get_info(path2x, GResourceLookupFlags(0), nil, nil, nil) != 0 else {
      throw .missing(path: path2x)
    }
    let pixels = try Picture.pixels(at: path)
    defer { g_object_unref(gpointer(pixels)) }
    self.path2x = path2x
    size = Size(
      width: Double(gdk_pixbuf_get_width(pixels)), height: Double(gdk_pixbuf_get_height(pixels)))
    surface1x = gdk_cairo_surface_create_from_pixbuf(pixels, 1, nil)
  }

  isolated deinit {
    cairo_surface_destroy(surface1x)
    if let surface2x { cairo_surface_destroy(surface2x) }
  }

  /// The pixels for a scale factor; the surface knows its own, so that its unit is the point.
  func surface(scaleFactor: Int) -> OpaquePointer {
    guard scaleFactor > 1 else { return surface1x }
    if let surface2x { return surface2x }
    // A twin that is damaged is replaced by the picture itself, coarse but right.
    guard let pixels = try? Picture.pixels(at: path2x) else { return surface1x }
    defer { g_object_unref(gpointer(pixels)) }
    let surface: OpaquePointer = gdk_cairo_surface_create_from_pixbuf(pixels, 2, nil)
    surface2x = surface
    return surface
  }

  static func pixels(at path: String) throws(PictureError) -> OpaquePointer {
    guard g_resources_get_info(path, GResourceLookupFlags(0), nil, nil, nil) != 0 else {
      throw .missing(path: path)
    }
    var error: UnsafeMutablePointer<GError>?
    guard let pixels = gdk_pixbuf_new_from_resource(path, &error) else {
      throw .damaged(path: path, reason: GLibError(owned: error).message)
    }
    return pixels
  }
}
