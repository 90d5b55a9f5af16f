import CGtk

extension String {
  /// Creates a string from a C string that the caller owns, and frees the C string.
  init?(owned text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    self.init(cString: text)
    g_free(text)
  }
}

/// Calls `body` with `texts` as the null-terminated array of C strings that GLib requires.
///
/// The array is valid only during the call.
func withTerminatedArray<Result>(
  of texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = texts.map { g_strdup($0) }
  defer { for copy in copies { g_free(copy) } }
  return body(copies.map { UnsafePointer($0) } + [nil])
}
