import CGtk
import Glibc

/// A file of one process, beside a file that several processes share.
///
/// Its name ends with the number of the process, so that others know when nobody writes it any more.
@MainActor public struct ProcessFile {
  /// Where the file is, or would be.
  public let path: String

  /// The file of a process beside another file; for a symbolic link, beside what it leads to.
  ///
  /// - Parameters:
  ///   - mark: What follows the name of the other file.
  ///   - process: The number of the process; this one's, unless another is given.
  public init(beside other: String, mark: String, process: Int = Int(getpid())) {
    let target = (try? AtomicFile.target(of: other)) ?? other
    path = "\(target).\(mark)-\(process)"
  }

  /// Whether the file has the number of this process.
  public var isOwn: Bool { path.hasSuffix("-\(getpid())") }

  private init(path: String) {
    self.path = path
  }

  /// Removes the file, if it is there.
  public func remove() {
    unlink(path)
  }

  /// The files of processes that run no more, and one that has this process' own number.
  ///
  /// A number is given again. Ask before this process writes a file of its own.
  public static func leftovers(beside other: String, mark: String) -> [ProcessFile] {
    let target = (try? AtomicFile.target(of: other)) ?? other
    guard let folder = String(owned: g_path_get_dirname(target)),
      let name = String(owned: g_path_get_basename(target)),
      let directory = g_dir_open(folder, 0, nil)
    else { return [] }
    defer { g_dir_close(directory) }
    let prefix = "\(name).\(mark)-"
    var files: [ProcessFile] = []
    while let next = g_dir_read_name(directory) {
      let other = String(cString: next)
      guard other.hasPrefix(prefix), let process = pid_t(other.dropFirst(prefix.count)),
        process > 0, process == getpid() || !isRunning(process)
      else { continue }
      files.append(ProcessFile(path: "\(folder)/\(other)"))
    }
    return files
  }

  /// Whether a process runs this program, whose number another one may have got since.
  private static func isRunning(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 || errno != ESRCH else { return false }
    return name(of: "\(process)") == name(of: "self")
  }

  private static func name(of process: String) -> String? {
    var contents: UnsafeMutablePointer<CChar>?
    g_file_get_contents("/proc/\(process)/comm", &contents, nil, nil)
    return String(owned: contents)
  }
}
