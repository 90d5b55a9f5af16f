import CGtk
import Glibc

/// The path of an empty folder of the caller's own, which goes when the tests end.
package func temporaryFolder() -> String {
  text(owned: g_mkdtemp(g_strdup("\(sharedFolder)/XXXXXX"))) ?? sharedFolder
}

private let sharedFolder: String = {
  let folder = text(owned: g_dir_make_tmp("button-gallery-tests-XXXXXX", nil))
  // Without one nothing is removed at the end, least of all what is not the tests'.
  guard let folder else { return "/nonexistent" }
  atexit {
    onMain {
      _ = g_spawn_command_line_sync("rm -r \(sharedFolder)", nil, nil, nil, nil)
    }
  }
  return folder
}()

private func text(owned text: UnsafeMutablePointer<CChar>?) -> String? {
  defer { g_free(text) }
  return text.map { String(cString: $0) }
}
