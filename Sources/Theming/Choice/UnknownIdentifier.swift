import ControlModel

/// An identifier that matches no value of its kind, such as a page or a theme, with suggestions.
public struct UnknownIdentifier: Problem, Hashable {
  /// The kind of value, as a noun, such as “page”.
  public let kind: String

  /// The text that was given as an identifier.
  public let identifier: String

  /// The identifiers to suggest, the closest first.
  public let suggestions: [String]

  /// Creates the error for a text that is not the identifier of any value.
  ///
  /// - Parameters:
  ///   - identifier: The text.
  ///   - kind: The kind of value, as a noun.
  ///   - identifiers: The identifiers of all values. The error suggests those that are similar to
  ///     the text.
  ///   - suggestsAll: Whether to suggest all identifiers if none is similar. Pass true if the user
  ///     has no other list of them.
  public init(
    _ identifier: String, kind: String, among identifiers: [String], suggestsAll: Bool = false
  ) {
    self.kind = kind
    self.identifier = identifier
    let matches = ClosestMatches.of(identifier, among: identifiers)
    suggestions = matches.isEmpty && suggestsAll ? identifiers : matches
  }

  /// The kind of value and the text.
  public var summary: Clause { "there is no \(kind) \(quoted: identifier)" }

  /// The suggestions, or nil if there are none.
  public var remedy: Clause? {
    suggestions.isEmpty ? nil : "try \(Clause(quoting: suggestions, joinedBy: .or))"
  }
}
