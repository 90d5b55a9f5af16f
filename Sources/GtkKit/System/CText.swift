import CGtk

extension String {
  /// Takes over a text that GLib allocated for the caller, and frees it.
  init?(owned text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    self.init(cString: text)
    g_free(text)
  }
}

/// Lends out texts as the null-terminated array that GLib takes.
func withTerminatedArray<Result>(
  of texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = texts.map { g_strdup($0) }
  defer { for copy in copies { g_free(copy) } }
  return body(copies.map { UnsafePointer($0) } + [nil])
}
