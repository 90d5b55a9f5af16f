import CGtk
import ControlModel

/// A picture from the resources, with double resolution for screens with a scale factor of 2 or
/// more.
@MainActor public final class Picture {
  /// The size in points, equal to the pixel size of the 1x file unless the picture is scaled.
  public let size: Size

  /// The scale of the picture relative to its files.
  private let scale: TextScale
  private let path2x: String
  private let surface1x: OpaquePointer
  private var surface2x: OpaquePointer?
  /// The most recent result of ``scaled(by:)``.
  private var scaled: Picture?

  /// Reads a 1x picture from one resource, and checks that its 2x version exists at another path.
  ///
  /// The 2x version is not read until it is needed, so it costs nothing on a screen with scale
  /// factor 1 and the usual text size.
  ///
  /// - Throws: ``PictureError`` if a resource is missing or the 1x picture is damaged.
  public init(resource path: String, resource2x path2x: String) throws(PictureError) {
    guard g_resources_get_info(path2x, GResourceLookupFlags(0), nil, nil, nil) != 0 else {
      throw .missing(path: path2x)
    }
    let pixels = try Picture.pixels(at: path)
    defer { g_object_unref(gpointer(pixels)) }
    self.path2x = path2x
    scale = .usual
    size = Size(
      width: Double(gdk_pixbuf_get_width(pixels)), height: Double(gdk_pixbuf_get_height(pixels)))
    surface1x = gdk_cairo_surface_create_from_pixbuf(pixels, 1, nil)
  }

  private init(_ original: Picture, scale: TextScale) {
    path2x = original.path2x
    self.scale = scale
    size = scale.exact(Rectangle(origin: .zero, size: original.size)).size
    surface1x = Self.surface(
      original.surface(scaleFactor: 2), scaledBy: scale, to: size, scaleFactor: 1)
  }

  isolated deinit {
    cairo_surface_destroy(surface1x)
    if let surface2x { cairo_surface_destroy(surface2x) }
  }

  /// Returns the picture at another scale, rendered from its 2x version.
  ///
  /// The last result is cached.
  public func scaled(by scale: TextScale) -> Picture {
    guard scale != self.scale else { return self }
    if let scaled, scaled.scale == scale { return scaled }
    let picture = Picture(self, scale: scale)
    scaled = picture
    return picture
  }

  /// Returns the surface for a scale factor: the 1x version for 1, and otherwise the 2x version.
  ///
  /// The unit of the surface is the point, because its device scale is set.
  func surface(scaleFactor: Int) -> OpaquePointer {
    guard scaleFactor > 1 else { return surface1x }
    if let surface2x { return surface2x }
    // If the 2x version is damaged, the 1x picture is used instead.
    guard let pixels = try? Picture.pixels(at: path2x) else { return surface1x }
    defer { g_object_unref(gpointer(pixels)) }
    let file: OpaquePointer = gdk_cairo_surface_create_from_pixbuf(pixels, 2, nil)
    guard !scale.isUsual else {
      surface2x = file
      return file
    }
    defer { cairo_surface_destroy(file) }
    let surface = Self.surface(file, scaledBy: scale, to: size, scaleFactor: 2)
    surface2x = surface
    return surface
  }

  /// Returns a scaled copy of a surface, with interpolated pixels.
  private static func surface(
    _ original: OpaquePointer, scaledBy scale: TextScale, to size: Size, scaleFactor: Double
  ) -> OpaquePointer {
    let surface: OpaquePointer = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gint((size.width * scaleFactor).rounded(.up)),
      gint((size.height * scaleFactor).rounded(.up)))
    cairo_surface_set_device_scale(surface, scaleFactor, scaleFactor)
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, scale.factor, scale.factor)
    cairo_set_source_surface(context, original, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    // The pixels at the edges must not be interpolated with the transparent area around the
    // picture.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_paint(context)
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

/// An error that prevents a picture from being read from the resources.
public enum PictureError: Problem, Equatable {
  /// No resource exists at this path.
  case missing(path: String)

  /// The resource at this path is not a readable picture, for the given reason.
  case damaged(path: String, reason: String)

  /// The path and the problem.
  public var summary: Clause {
    switch self {
    case .missing(let path): "there is no resource \(path)"
    case .damaged(let path, let reason): "the resource \(path) is not a readable PNG: \(reason)"
    }
  }

  /// How to add a missing resource, or nil if the resource is damaged.
  public var remedy: Clause? {
    switch self {
    case .missing: "add its file to the manifest of the resources"
    case .damaged: nil
    }
  }
}
