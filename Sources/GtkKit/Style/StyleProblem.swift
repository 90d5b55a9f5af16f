/// An error that GTK found in a style sheet.
///
/// The other rules of the sheet still apply.
public struct StyleProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line where GTK detected the error, counted from 1.
  public let line: Int

  /// The byte in that line where GTK detected the error, counted from 1.
  public let column: Int

  /// GTK's message, in the language of the locale.
  public let message: String

  /// The position and the message in one line.
  public var description: String { "line \(line), column \(column): \(message)" }
}
