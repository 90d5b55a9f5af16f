import CGtk
import Glibc

/// Creates an empty folder that is deleted when the tests end, and returns its path.
package func temporaryFolder() -> String {
  text(owned: g_mkdtemp(g_strdup("\(sharedFolder)/XXXXXX"))) ?? sharedFolder
}

private let sharedFolder: String = {
  let folder = text(owned: g_dir_make_tmp("button-gallery-tests-XXXXXX", nil))
  // Without a folder, nothing must be deleted at the end.
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
