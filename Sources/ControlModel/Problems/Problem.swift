/// An error whose message is for a person, as every error of this package is.
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
/// - A problem has words only. ``MessageStyle`` adds quotation marks, capital letters, and
///   punctuation.
/// - Both clauses begin in lowercase, unless they begin with a name or a quotation, and have no
///   final punctuation.
/// - Positions in a text count from 1.
public protocol Problem: Error {
  /// What is wrong, and where.
  var summary: Clause { get }

  /// What to do about it, what would be right, or what follows, or nil if there is nothing to add.
  var remedy: Clause? { get }
}

extension Problem {
  /// Nil, for a problem whose summary says everything.
  public var remedy: Clause? { nil }

  /// Returns the message, as the given place shows it.
  public func text(in style: MessageStyle) -> String {
    style.text(of: [summary] + (remedy.map { [$0] } ?? []))
  }

  /// The summary and the remedy as one clause, for the message of another problem that this one
  /// causes.
  public var clause: Clause { remedy.map { "\(summary); \($0)" } ?? summary }
}
