/// The stream for what the program was asked to print.
@MainActor public enum StandardOutput {
  /// What to tell the user where the stream cannot be written.
  public static let fault = "the output cannot be written; its disk is full, or its reader is gone"

  /// Writes a text as it is, at once; false where it cannot be written, as to a full disk.
  @discardableResult
  public static func write(_ text: String) -> Bool {
    OutputStream.standardOutput.write(text)
  }
}
