import ControlModel

/// Why a text is no e-mail address; positions count whole characters from 1.
public enum EMailAddressError: Error, Hashable, Sendable {
  /// There is no @.
  case noAt

  /// There is more than one @; the position is the second one's.
  case secondAt(position: Int)

  /// There is nothing before the @.
  case nothingBeforeAt

  /// There is nothing after the @.
  case nothingAfterAt

  /// There is a space, a line break, or a space that has no width.
  case whiteSpace(position: Int)

  /// There is a control character, or one that turns the direction of text.
  case controlCharacter(position: Int)

  /// There is another character of which nothing can be seen, such as a zero-width joiner.
  case invisibleCharacter(position: Int)

  /// There is a character that belongs around an address and not into it, such as a bracket.
  case misplacedCharacter(String, position: Int)

  /// The last sign is a `-`, as before a line break that divides a word.
  case hyphenAtEnd

  /// A `%` in a `mailto:` link is not the start of a character in UTF-8.
  case percentEncoding(position: Int)

  /// There are more characters than ``EMailAddress/maximumLength``.
  case tooLong
}

extension EMailAddressError: CustomStringConvertible {
  /// A clause that says what is wrong, where, and what would be right; it fits after a colon.
  public var description: String {
    switch self {
    case .noAt: "an address needs an @, as in ann@example.org"
    case .secondAt(let position): "there is a second @ at character \(position); one is right"
    case .nothingBeforeAt: "a name is missing before the @, as in ann@example.org"
    case .nothingAfterAt: "a server is missing after the @, as in ann@example.org"
    case .whiteSpace(let position):
      "there is white space at character \(position); an address has none"
    case .controlCharacter(let position):
      "there is an invisible control character at character \(position); an address has none"
    case .invisibleCharacter(let position):
      "there is an invisible character at character \(position); an address has none"
    case .misplacedCharacter(":", let position):
      "there is a “:” at character \(position), which only a group has, as in"
        + " “Team: ann@example.org;”"
    case .misplacedCharacter(let character, let position):
      "there is a \(character.inSentence) at character \(position); it does not belong in an address"
    case .hyphenAtEnd: "its last sign is a “-”, as if a line break divided it there"
    case .percentEncoding(let position):
      "the “%” at character \(position) does not begin an encoded character, as %40 does"
    case .tooLong: "it has more than \(EMailAddress.maximumLength) characters"
    }
  }
}
