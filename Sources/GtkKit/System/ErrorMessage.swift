import CGtk

/// Takes over the error that a GLib function has set, and returns its message.
func takeMessage(of error: UnsafeMutablePointer<GError>?) -> String {
  guard let error else { return "the reason is unknown" }
  defer { g_error_free(error) }
  return String(cString: error.pointee.message)
}
