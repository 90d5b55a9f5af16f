import CGtk
import Glibc

/// A file that belongs to one process, beside a file that several processes share.
///
/// The file's name ends with the process's identifier, so that other processes can detect whether
/// the process still runs.
@MainActor public struct ProcessFile {
  /// The path of the file, which need not exist.
  public let path: String

  /// Creates the path of a process's file beside the shared file at `other`.
  ///
  /// If `other` is a symbolic link, the file is beside the link's destination.
  ///
  /// - Parameters:
  ///   - other: The path of the shared file.
  ///   - mark: The word that follows the name of the shared file.
  ///   - process: The process's identifier. The default is the identifier of this process.
  public init(beside other: String, mark: String, process: Int = Int(getpid())) {
    path = "\(ResolvedPath(to: other).target).\(mark)-\(process)"
  }

  /// Whether the file's name ends with the identifier of this process.
  public var isOwn: Bool { path.hasSuffix("-\(getpid())") }

  private init(path: String) {
    self.path = path
  }

  /// Removes the file if it exists.
  public func remove() {
    unlink(path)
  }

  /// Returns the existing files beside `other` whose processes no longer run.
  ///
  /// The result includes a file with this process's identifier. The system reuses identifiers, so
  /// that file may be from an earlier process. Call this method before this process writes its own
  /// file.
  public static func leftovers(beside other: String, mark: String) -> [ProcessFile] {
    AtomicFile.files(beside: other, mark: ".\(mark)-").compactMap { path, ending in
      guard let process = pid_t(ending), process > 0, process == getpid() || !isRunning(process)
      else { return nil }
      return ProcessFile(path: path)
    }
  }

  /// Returns whether the process with the given identifier runs, and runs the same program as this
  /// process.
  ///
  /// The system may have reused the identifier for another program.
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
