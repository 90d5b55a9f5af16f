import ControlModel

/// An error in the text of an email address.
///
/// Positions count whole characters from 1.
public enum EMailAddressError: Error, Hashable, Sendable {
  /// There is no @.
  case noAt

  /// There is more than one @.
  ///
  /// `position` is the position of the second @.
  case secondAt(position: Int)

  /// There is nothing before the @.
  case nothingBeforeAt

  /// There is nothing after the @.
  case nothingAfterAt

  /// There is a space, a line break, or a zero-width space.
  case whiteSpace(position: Int)

  /// There is a control character, or one that changes the direction of text.
  case controlCharacter(position: Int)

  /// There is another invisible character, such as a zero-width joiner.
  case invisibleCharacter(position: Int)

  /// There is a character that can't occur at this position in an address, such as a bracket.
  case misplacedCharacter(String, position: Int)

  /// The address ends with a `-`, as if it had been hyphenated at a line break.
  case hyphenAtEnd

  /// A `%` in a `mailto:` link doesn't begin an encoded UTF-8 character.
  case percentEncoding(position: Int)

  /// There are more characters than ``EMailAddress/maximumLength``.
  case tooLong
}

extension EMailAddressError: CustomStringConvertible {
  /// A clause that says what is wrong, where, and what is correct.
  ///
  /// It can follow a colon.
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
