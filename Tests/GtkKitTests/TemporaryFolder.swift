import CGtk
import Glibc

@testable import GtkKit

/// An empty folder of the caller's own, which goes when the tests end.
@MainActor func temporaryFolder() -> String {
  String(owned: g_mkdtemp(g_strdup("\(sharedFolder)/XXXXXX"))) ?? sharedFolder
}

@MainActor private let sharedFolder: String = {
  let folder = String(owned: g_dir_make_tmp("gtk-kit-tests-XXXXXX", nil))
  // Without one nothing is removed at the end, least of all what is not the tests'.
  guard let folder else { return "/nonexistent" }
  atexit {
    MainActor.assumeIsolated {
      _ = g_spawn_command_line_sync("rm -r \(sharedFolder)", nil, nil, nil, nil)
    }
  }
  return folder
}()
