import CGtk

extension String {
  /// Creates a string from a text that GLib allocated for the caller, and frees the text.
  init?(owned text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    self.init(cString: text)
    g_free(text)
  }
}

/// Calls a closure with the texts as a null-terminated array, as GLib requires.
///
/// The array is valid only during the call.
func withTerminatedArray<Result>(
  of texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = texts.map { g_strdup($0) }
  defer { for copy in copies { g_free(copy) } }
  return body(copies.map { UnsafePointer($0) } + [nil])
}
