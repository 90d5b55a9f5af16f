import CGtk

/// What a GLib function reported, copied out of its `GError`.
struct GLibError {
  let domain: GQuark
  let code: Int
  /// The sentence without a full stop, which GLib sets at the end of some and not of others.
  let message: String

  /// Takes over an error that GLib allocated for the caller, and frees it.
  init(owned error: UnsafeMutablePointer<GError>?) {
    domain = error?.pointee.domain ?? 0
    code = error.map { Int($0.pointee.code) } ?? 0
    let text = error.map { String(cString: $0.pointee.message) } ?? "the reason is unknown"
    message = text.hasSuffix(".") ? String(text.dropLast()) : text
    if let error { g_error_free(error) }
  }
}
