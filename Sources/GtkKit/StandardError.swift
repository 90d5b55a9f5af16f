/// The stream for what went wrong, and for the log.
@MainActor public enum StandardError {
  /// Writes a line at once; one that nobody can read any more is lost without a word.
  public static func write(_ line: String) {
    _ = OutputStream.standardError.write(line + "\n")
  }
}
