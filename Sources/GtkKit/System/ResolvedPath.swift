import CGtk
import Glibc

/// The directories and symbolic links that the system follows from the root directory to a file.
///
/// If one of them is replaced, the same path leads to another file.
struct ResolvedPath {
  /// A name, and the directory that contains it.
  struct Step: Equatable {
    /// The directory's path, without symbolic links.
    let folder: String
    let name: String
  }

  /// The identity of a directory, which doesn't depend on the directory's name, and a file's name
  /// in it.
  struct Place: Equatable {
    let device: dev_t
    let folder: ino_t
    let name: String
  }

  /// The steps that succeed, followed by the first one that fails, if any.
  ///
  /// If the path can be resolved, the last step leads to the file.
  private(set) var steps: [Step] = []

  /// The place of the file, which need not exist, or nil if a directory on the path is missing.
  private(set) var place: Place?

  /// Resolves `path`.
  init(to path: String) {
    var folder = "/"
    var rest = ResolvedPath.names(in: ResolvedPath.absolute(path))
    var links = 0
    while let name = rest.popLast() {
      guard name != ".." else {
        folder = String(owned: g_path_get_dirname(folder)) ?? "/"
        continue
      }
      steps.append(Step(folder: folder, name: name))
      let here = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      if links < AtomicFile.longestChain, let target = String(owned: g_file_read_link(here, nil)) {
        links += 1
        rest += ResolvedPath.names(in: target)
        if g_path_is_absolute(target) != 0 { folder = "/" }
      } else if rest.isEmpty {
        place = ResolvedPath.place(of: name, in: folder)
      } else if g_file_test(here, G_FILE_TEST_IS_DIR) != 0 {
        folder = here
      } else {
        return
      }
    }
  }

  private static func absolute(_ path: String) -> String {
    guard g_path_is_absolute(path) == 0 else { return path }
    return "\(String(owned: g_get_current_dir()) ?? "")/\(path)"
  }

  /// Returns the names in `path`, in reverse order.
  private static func names(in path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
  }

  private static func place(of name: String, in folder: String) -> Place? {
    var status = stat()
    guard stat(folder, &status) == 0 else { return nil }
    return Place(device: status.st_dev, folder: status.st_ino, name: name)
  }
}
