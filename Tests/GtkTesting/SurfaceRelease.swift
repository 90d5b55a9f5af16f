import CGtk

/// Calls a handler when cairo frees a surface.
package func onFree(_ surface: OpaquePointer, _ handler: @escaping () -> Void) {
  cairo_surface_set_user_data(
    surface, SurfaceRelease.key, Unmanaged.passRetained(SurfaceRelease(handler)).toOpaque(),
    { release in
      guard let release else { return }
      Unmanaged<SurfaceRelease>.fromOpaque(release).takeRetainedValue().handler()
    })
}

/// The handler of a surface, stored in its user data.
private final class SurfaceRelease {
  /// Cairo identifies user data only by the address of the key.
  static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  let handler: () -> Void

  init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }
}
