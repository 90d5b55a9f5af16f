import CGtk

/// What a GLib function reported, copied out of its `GError`.
struct GLibError {
  let domain: GQuark
  let code: Int
  let message: String

  /// Takes over an error that GLib allocated for the caller, and frees it.
  init(owned error: UnsafeMutablePointer<GError>?) {
    domain = error?.pointee.domain ?? 0
    code = error.map { Int($0.pointee.code) } ?? 0
    message = error.map { String(cString: $0.pointee.message) } ?? "the reason is unknown"
    if let error { g_error_free(error) }
  }
}
