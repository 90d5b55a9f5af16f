/// Why a text is no e-mail address; positions count whole characters from 1.
public enum EMailAddressError: Error, Hashable, Sendable {
  /// There is no @.
  case noAt

  /// There is more than one @; the position is the second one's.
  case secondAt(position: Int)

  /// Nothing stands before the @.
  case nothingBeforeAt

  /// Nothing stands after the @.
  case nothingAfterAt

  /// There is a space, a line break, or a space that has no width.
  case whiteSpace(position: Int)

  /// There is a control character, or one that turns the direction of text.
  case controlCharacter(position: Int)
}

extension EMailAddressError: CustomStringConvertible {
  /// A clause that says what is wrong, where, and what would be right; it fits after a colon.
  public var description: String {
    switch self {
    case .noAt: "an address needs an @, as in ann@example.org"
    case .secondAt(let position): "there is a second @ at character \(position); one is right"
    case .nothingBeforeAt: "a name must stand before the @, as in ann@example.org"
    case .nothingAfterAt: "a server must stand after the @, as in ann@example.org"
    case .whiteSpace(let position):
      "there is white space at character \(position); an address has none"
    case .controlCharacter(let position):
      "there is an invisible control character at position \(position); an address has none"
    }
  }
}
