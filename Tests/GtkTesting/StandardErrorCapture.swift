import CGtk
import Glibc

/// Returns the text that Swift or C code writes to standard error while the body runs.
package func standardError(of body: () throws -> Void) rethrows -> String {
  var name: UnsafeMutablePointer<CChar>?
  let file = g_file_open_tmp("standard-error-XXXXXX", &name, nil)
  guard file >= 0, let name else { return "" }
  defer {
    unlink(name)
    g_free(name)
    close(file)
  }
  let stream = dup(STDERR_FILENO)
  dup2(file, STDERR_FILENO)
  defer {
    dup2(stream, STDERR_FILENO)
    close(stream)
  }
  try body()
  var contents: UnsafeMutablePointer<CChar>?
  g_file_get_contents(name, &contents, nil, nil)
  defer { g_free(contents) }
  return contents.map { String(cString: $0) } ?? ""
}
