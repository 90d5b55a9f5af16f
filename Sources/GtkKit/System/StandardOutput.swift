/// The stream for output that the user requested.
@MainActor public enum StandardOutput {
  /// The message for a stream that cannot be written.
  public static let fault = "the output cannot be written; its disk is full, or its reader is gone"

  /// Writes a text unchanged and at once.
  ///
  /// Returns false if it cannot be written, for example to a full disk.
  @discardableResult
  public static func write(_ text: String) -> Bool {
    OutputStream.standardOutput.write(text)
  }
}
