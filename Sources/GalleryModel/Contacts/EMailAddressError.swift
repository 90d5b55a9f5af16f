import ControlModel

/// An error in the text of an email address.
///
/// Positions count whole characters from 1.
public enum EMailAddressError: Problem, Hashable {
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

extension EMailAddressError {
  /// A clause that describes the problem and its position.
  ///
  /// The message must name the address before this clause.
  public var summary: Clause {
    switch self {
    case .noAt: "it has no @"
    case .secondAt(let position): "there is a second @ at character \(position)"
    case .nothingBeforeAt: "there is nothing before the @"
    case .nothingAfterAt: "there is nothing after the @"
    case .whiteSpace(let position): "there is white space at character \(position)"
    case .controlCharacter(let position):
      "there is an invisible control character at character \(position)"
    case .invisibleCharacter(let position):
      "there is an invisible character at character \(position)"
    case .misplacedCharacter(let character, let position):
      "there is a \(quoted: character) at character \(position)"
    case .hyphenAtEnd: "it ends with \(quoted: "-"), as if a line break divided it there"
    case .percentEncoding(let position):
      "the \(quoted: "%") at character \(position) does not begin an encoded character such as %40"
    case .tooLong: "it has more than \(EMailAddress.maximumLength) characters"
    }
  }

  /// A clause that says what is correct, or nil if the summary says so.
  public var remedy: Clause? {
    switch self {
    case .noAt: "an address looks like ann@example.org"
    case .secondAt: "an address has only one @"
    case .nothingBeforeAt: "write a name there, as in ann@example.org"
    case .nothingAfterAt: "write a server there, as in ann@example.org"
    case .whiteSpace: "an address has no spaces"
    case .controlCharacter, .invisibleCharacter: "an address has no invisible characters"
    case .misplacedCharacter(":", _):
      "only a group has one, as in \(quoted: "Team: ann@example.org;")"
    case .misplacedCharacter: "an address cannot contain it"
    case .hyphenAtEnd, .percentEncoding, .tooLong: nil
    }
  }

  /// Returns a clause that describes the problem in the given text and its position.
  func summary(of text: String) -> Clause {
    "\(quoted: text) is not an email address: \(summary)"
  }
}
