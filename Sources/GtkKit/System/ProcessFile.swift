import CGtk
import Glibc

/// A file of one process, beside a file that several processes share.
///
/// Its name ends with the process identifier, so that other processes can detect that it is no
/// longer being written.
@MainActor public struct ProcessFile {
  /// The path where the file is or would be.
  public let path: String

  /// Creates the path of a process's file beside another file or, for a symbolic link, beside the
  /// link's destination.
  ///
  /// - Parameters:
  ///   - other: The path of the shared file.
  ///   - mark: The word that follows the name of the shared file.
  ///   - process: The process identifier. The default is that of this process.
  public init(beside other: String, mark: String, process: Int = Int(getpid())) {
    let target = (try? AtomicFile.target(of: other)) ?? other
    path = "\(target).\(mark)-\(process)"
  }

  /// Whether the file's name has the identifier of this process.
  public var isOwn: Bool { path.hasSuffix("-\(getpid())") }

  private init(path: String) {
    self.path = path
  }

  /// Removes the file if it exists.
  public func remove() {
    unlink(path)
  }

  /// Returns the files of processes that no longer run, and a file with this process's identifier.
  ///
  /// The system reuses identifiers, so a file with this process's identifier may be from an earlier
  /// process. Call this method before this process writes its file.
  public static func leftovers(beside other: String, mark: String) -> [ProcessFile] {
    AtomicFile.files(beside: other, mark: ".\(mark)-").compactMap { path, ending in
      guard let process = pid_t(ending), process > 0, process == getpid() || !isRunning(process)
      else { return nil }
      return ProcessFile(path: path)
    }
  }

  /// Whether the process with the given identifier runs this program.
  ///
  /// The system may have reused the identifier.
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
