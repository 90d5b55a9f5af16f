import CGtk
import Glibc

/// The directories and symbolic links that the system follows from the root directory, or from the
/// current directory, to a file.
///
/// If one of them is replaced, the same path may lead to another file.
struct ResolvedPath {
  /// A name, and the directory that contains it.
  struct Step: Equatable {
    /// The directory's path, which may contain symbolic links.
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

  /// The steps of the path and of the symbolic links on it.
  ///
  /// The last step leads to the file.
  private(set) var steps: [Step] = []

  /// The place of the file, which need not exist, or nil if a directory on the path is missing.
  private(set) var place: Place?

  /// The path itself or, for a symbolic link, the link's destination, even if the destination
  /// doesn't exist.
  ///
  /// If symbolic links form a cycle, the system rejects this path too.
  private(set) var target: String

  /// Resolves `path`.
  init(to path: String) {
    target = path
    var links = 0
    addSteps(of: path, in: ".", links: &links)
    guard let file = steps.last else { return }
    if g_file_test(path, G_FILE_TEST_IS_SYMLINK) != 0 { target = "\(file.folder)/\(file.name)" }
    var status = stat()
    guard stat(file.folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
    place = Place(device: status.st_dev, folder: status.st_ino, name: file.name)
  }

  /// The maximum number of symbolic links that Linux follows for one path.
  private static let longestChain = 40

  /// Adds the steps of `path`, which is absolute or relative to `folder`.
  private mutating func addSteps(of path: String, in folder: String, links: inout Int) {
    var folder = g_path_is_absolute(path) != 0 ? "/" : folder
    for name in path.split(separator: "/").map(String.init) {
      steps.append(Step(folder: folder, name: name))
      let here = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      let link = links <= ResolvedPath.longestChain ? g_file_read_link(here, nil) : nil
      if let target = String(owned: link) {
        links += 1
        addSteps(of: target, in: folder, links: &links)
      }
      folder = here
    }
  }
}
