import CGtk
import ControlModel

/// The stream for error messages and for the log.
///
/// A write never blocks. A line that the stream doesn't accept immediately is discarded silently.
@MainActor public enum StandardError {
  /// Writes `line` immediately, formatted as a ``DiagnosticLine``.
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

  /// The name that the program was started with, or "the program" if the name is unknown.
  static var programName: String {
    g_get_prgname().map { String(cString: $0) } ?? "the program"
  }

  /// Sets the program's name from the command-line arguments, unless it is already set.
  ///
  /// The name is escaped, because GLib prints it unchanged in its own messages. Otherwise, control
  /// characters in the name could control a terminal.
  static func takeProgramName(from arguments: [String]) {
    guard g_get_prgname() == nil, let path = arguments.first,
      let name = String(owned: g_path_get_basename(path))
    else { return }
    g_set_prgname(DiagnosticLine(name, keepsIsolates: false).text)
  }
}
