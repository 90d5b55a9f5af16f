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

/// What the surface's user data holds.
private final class SurfaceRelease {
  /// Cairo tells user data apart by the address of their key alone.
  static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  let handler: () -> Void

  init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }
}
