/// The punctuation of a message, which depends on the place that shows the message.
public enum MessageStyle: Sendable {
  /// Sentences with an initial capital letter, a final period, and curly quotation marks.
  case window

  /// Clauses separated by semicolons, with straight quotation marks.
  ///
  /// The message doesn't include the program's name, which precedes it on the standard error
  /// stream.
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

  /// Returns the given string in quotation marks.
  func quote(_ text: String) -> String {
    switch self {
    case .window: "“\(text)”"
    case .commandLine: "'\(text)'"
    }
  }
}
