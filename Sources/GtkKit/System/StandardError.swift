import CGtk

/// The stream for what went wrong, and for the log.
@MainActor public enum StandardError {
  /// Writes a line at once; one that nobody can read any more is lost without a word.
  public static func write(_ line: String) {
    _ = OutputStream.standardError.write(line + "\n")
  }

  /// Tells the person at the terminal what is wrong, after the program's name.
  ///
  /// What quotes a damaged file or an absurd argument may be long without end, and may hold what
  /// commands the terminal; it is cut, and its control characters are written out.
  public static func complain(_ fault: some CustomStringConvertible) {
    let text = fault.description.unicodeScalars.map(Self.visible).joined()
    let limit = 1_000
    write("\(programName): \(text.count > limit ? text.prefix(limit) + "…" : text[...])")
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
    return isControl ? scalar.escaped(asASCII: true) : String(scalar)
  }

  /// What the program was called as.
  static var programName: String {
    g_get_prgname().map { String(cString: $0) } ?? "the program"
  }
}
