import CGtk

/// Lends out texts as the null-terminated array that GLib takes.
func withTerminatedArray<Result>(
  of texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = texts.map { g_strdup($0) }
  defer { for copy in copies { g_free(copy) } }
  return body(copies.map { UnsafePointer($0) } + [nil])
}
