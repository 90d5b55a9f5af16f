import CGtk
import Glibc

/// The way that the system goes from the root to a file.
///
/// It leads over folders and symbolic links. Where one of these is replaced, the same path leads to
/// another file.
struct FileWay: Equatable {
  /// A name that is looked up in a folder.
  struct Step: Equatable {
    /// The folder's path, in which there are no symbolic links.
    let folder: String
    let name: String
  }

  /// Where a file is, or would be: the folder itself, whatever it is called, and the name in it.
  struct Place: Equatable {
    let device: dev_t
    let folder: ino_t
    let name: String
  }

  /// The look-ups, as far as they succeed, and the one that fails; the last is that of the file.
  private(set) var steps: [Step] = []

  /// Where the file is, or would be; nil where a folder on the way is missing.
  private(set) var place: Place?

  /// As many symbolic links as Linux follows for one path.
  private static let longestChain = 40

  /// Goes the way of a path.
  init(to path: String) {
    var folder = "/"
    var rest = FileWay.names(in: FileWay.absolute(path))
    var links = 0
    while let name = rest.popLast() {
      guard name != ".." else {
        folder = String(owned: g_path_get_dirname(folder)) ?? "/"
        continue
      }
      steps.append(Step(folder: folder, name: name))
      let here = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      if links < FileWay.longestChain, let target = String(owned: g_file_read_link(here, nil)) {
        links += 1
        rest += FileWay.names(in: target)
        if g_path_is_absolute(target) != 0 { folder = "/" }
      } else if rest.isEmpty {
        place = FileWay.place(of: name, in: folder)
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

  /// The names of a path, the first one last.
  private static func names(in path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
  }

  private static func place(of name: String, in folder: String) -> Place? {
    var status = stat()
    guard stat(folder, &status) == 0 else { return nil }
    return Place(device: status.st_dev, folder: status.st_ino, name: name)
  }
}
