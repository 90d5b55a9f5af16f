import Theming

/// An identifier that matches no page, with suggestions.
public struct UnknownPage: Error, Equatable, CustomStringConvertible {
  /// The text that was given as an identifier.
  public let identifier: String

  /// Creates the error for a text that is not the identifier of a page.
  public init(identifier: String) {
    self.identifier = identifier
  }

  /// The identifiers that are similar to the given text, the closest first.
  public var nearMatches: [String] {
    ClosestMatches.of(identifier, among: Page.allCases.map(\.identifier))
  }

  /// An error message for the command line.
  public var description: String {
    let suggestion =
      nearMatches.isEmpty
      ? "--list shows every page"
      : "did you mean \(nearMatches.map(\.quoted).joined(separator: " or "))?"
    return "there is no page \(identifier.quoted); \(suggestion)"
  }
}
