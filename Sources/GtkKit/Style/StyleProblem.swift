/// A fault that GTK found in a style sheet; the rules around it are in force all the same.
public struct StyleProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line in which GTK noticed the fault, counted from 1.
  public let line: Int

  /// The byte of that line at which GTK noticed the fault, counted from 1.
  public let column: Int

  /// What GTK says about it, in the language of the locale.
  public let message: String

  /// The place and the fault in one line.
  public var description: String { "line \(line), column \(column): \(message)" }
}
