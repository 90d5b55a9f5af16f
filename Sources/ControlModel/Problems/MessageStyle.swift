/// The punctuation of a message, which depends on the place that shows it.
public enum MessageStyle: Sendable {
  /// Sentences with an initial capital letter and a final period, and curly quotation marks.
  case window

  /// Clauses that are separated by semicolons, and straight quotation marks.
  ///
  /// On the standard error stream, the name of the program precedes the message.
  case commandLine

  /// Returns the message that consists of the given clauses.
  public func text(of clauses: [Clause]) -> String {
    switch self {
    case .window: clauses.map(sentence).joined(separator: " ")
    case .commandLine: clauses.map { $0.text(in: self) }.joined(separator: "; ")
    }
  }

  private func sentence(_ clause: Clause) -> String {
    let text = clause.text(in: self)
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// Returns a text between quotation marks.
  func quote(_ text: String) -> String {
    switch self {
    case .window: "“\(text)”"
    case .commandLine: "'\(text)'"
    }
  }
}
