import CGtk
import ControlModel

/// The stream for error messages and for the log.
///
/// Writing never blocks: a line that cannot be written at once is discarded without notice.
@MainActor public enum StandardError {
  /// Writes a line at once, formatted by ``DiagnosticLine``.
  public static func write(_ line: String) {
    let stream = OutputStream.standardError
    stream.writeAtOnce(DiagnosticLine(line, keepsIsolates: stream.isTerminal).text + "\n")
  }

  /// Prints an error, preceded by the program's name.
  public static func printError(_ problem: some Problem) {
    write(line(for: problem))
  }

  /// Returns the error's message, preceded by the program's name.
  static func line(for problem: some Problem) -> String {
    "\(programName): \(problem.text(in: .commandLine))"
  }

  /// The name that the program was started with.
  static var programName: String {
    g_get_prgname().map { String(cString: $0) } ?? "the program"
  }

  /// Sets the program's name from the command-line arguments.
  ///
  /// The name is escaped, because GLib writes it unchanged into its own messages and it could
  /// control a terminal.
  static func takeProgramName(from arguments: [String]) {
    guard g_get_prgname() == nil, let path = arguments.first,
      let name = String(owned: g_path_get_basename(path))
    else { return }
    g_set_prgname(DiagnosticLine(name, keepsIsolates: false).text)
  }
}
