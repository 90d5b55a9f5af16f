/// An error with a message for users.
///
/// Every error type of the app conforms to this protocol.
///
/// ```swift
/// struct UnknownFruit: Problem {
///   let name: String
///   var summary: Clause { "there is no fruit \(quoted: name)" }
///   var remedy: Clause? { "try \(quoted: "apple") or \(quoted: "pear")" }
/// }
///
/// let problem = UnknownFruit(name: "aple")
/// print(problem.text(in: .window))  // There is no fruit “aple”. Try “apple” or “pear”.
/// print(problem.text(in: .commandLine))  // there is no fruit 'aple'; try 'apple' or 'pear'
/// ```
///
/// - The clauses have no quotation marks, initial capital, or final period; ``MessageStyle`` adds
///   them. Mark a quotation as in the example above.
/// - A clause that begins with a name keeps the capital letter of the name.
/// - Character positions are counted from 1.
public protocol Problem: Error {
  /// A clause that says what is wrong, and where.
  var summary: Clause { get }

  /// A clause that says what to do, what is correct, or what the consequence is, or nil if there is
  /// nothing to add.
  var remedy: Clause? { get }
}

extension Problem {
  /// Nil, the default for a problem whose summary says everything.
  public var remedy: Clause? { nil }

  /// Returns the message in the given style.
  public func text(in style: MessageStyle) -> String {
    style.text(of: [summary] + (remedy.map { [$0] } ?? []))
  }

  /// The summary and the remedy as one clause, for use in the message of another problem that
  /// results from this one.
  public var clause: Clause { remedy.map { "\(summary); \($0)" } ?? summary }
}
