/// An identifier that matches no theme, with suggestions.
public struct UnknownTheme: Error, Equatable, CustomStringConvertible {
  /// The text that was passed as an identifier.
  public let identifier: String

  /// Creates the error for a text that isn't the identifier of a theme.
  public init(identifier: String) {
    self.identifier = identifier
  }

  /// The identifiers that are similar to the text, closest first.
  public var nearMatches: [String] {
    ClosestMatches.of(identifier, among: ThemeChoice.allCases.map(\.identifier))
  }

  /// The error message, as one sentence for the command line.
  public var description: String {
    let suggestion =
      nearMatches.isEmpty
      ? "--list-themes shows every theme"
      : "did you mean \(nearMatches.map(\.quoted).joined(separator: " or "))?"
    return "there is no theme \(identifier.quoted); \(suggestion)"
  }
}
