/// An identifier that matches no value of its kind, such as a page or a theme, with suggestions.
public struct UnknownIdentifier: Problem, Hashable {
  /// The kind of value that the identifier was expected to match, as a noun such as “page”.
  public let kind: String

  /// The string that was passed as an identifier.
  public let identifier: String

  /// The identifiers to suggest, closest first.
  public let suggestions: [String]

  /// Creates the error for a string that isn't the identifier of any value.
  ///
  /// - Parameters:
  ///   - identifier: The string.
  ///   - kind: The kind of value, as a noun such as “page”.
  ///   - identifiers: The identifiers of all values. The error suggests the ones that are similar
  ///     to the string.
  ///   - suggestsAll: Whether to suggest all identifiers if none is similar. Pass true if the user
  ///     can't list the identifiers in another way.
  public init(
    _ identifier: String, kind: String, among identifiers: [String], suggestsAll: Bool = false
  ) {
    self.kind = kind
    self.identifier = identifier
    let matches = ClosestMatches.of(identifier, among: identifiers)
    suggestions = matches.isEmpty && suggestsAll ? identifiers : matches
  }

  /// A clause with the kind of value and the string.
  public var summary: Clause { "there is no \(kind) \(quoted: identifier)" }

  /// A clause with the suggestions, or nil if there are none.
  public var remedy: Clause? {
    suggestions.isEmpty ? nil : "try \(Clause(quoting: suggestions, joinedBy: .or))"
  }
}
