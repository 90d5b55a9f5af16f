/// No theme's identifier: says what was asked for, what comes close, and how to see them all.
public struct UnknownTheme: Error, Equatable, CustomStringConvertible {
  /// The text that was given as an identifier.
  public let identifier: String

  /// Makes the error for a text that is no theme's identifier.
  public init(identifier: String) {
    self.identifier = identifier
  }

  /// The identifiers that are near enough to be what was meant, nearest first.
  public var nearMatches: [String] {
    ClosestMatches.of(identifier, among: ThemeChoice.allCases.map(\.identifier))
  }

  /// One sentence for the person at the command line.
  public var description: String {
    let suggestion =
      nearMatches.isEmpty
      ? "--list-themes shows every theme"
      : "did you mean \(nearMatches.map(\.quoted).joined(separator: " or "))?"
    return "there is no theme \(identifier.quoted); \(suggestion)"
  }
}
