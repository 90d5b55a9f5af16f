import CGtk

/// The stream for what went wrong, and for the log.
///
/// Nothing waits for its reader: a line that cannot be written at once is lost without a word.
@MainActor public enum StandardError {
  /// Writes a line at once, as ``DiagnosticLine`` shows it.
  public static func write(_ line: String) {
    let stream = OutputStream.standardError
    stream.writeAtOnce(DiagnosticLine(line, keepsIsolates: stream.isTerminal).text + "\n")
  }

  /// Tells the person at the terminal what is wrong, after the program's name.
  public static func printError(_ fault: some CustomStringConvertible) {
    write(sentence(fault))
  }

  /// A fault after the program's name.
  static func sentence(_ fault: some CustomStringConvertible) -> String {
    "\(programName): \(fault)"
  }

  /// What the program was called as.
  static var programName: String {
    g_get_prgname().map { String(cString: $0) } ?? "the program"
  }

  /// Takes the program's name from the command line.
  ///
  /// GLib writes the name into its own messages as it is, so that it must not command a terminal.
  static func takeProgramName(from arguments: [String]) {
    guard g_get_prgname() == nil, let path = arguments.first,
      let name = String(owned: g_path_get_basename(path))
    else { return }
    g_set_prgname(DiagnosticLine(name, keepsIsolates: false).text)
  }
}
