import ControlModel

/// Why a piece of what was typed or pasted adds no contact; positions count characters from 1.
public enum RecipientError: Error, Hashable, Sendable {
  /// What should be the address is none.
  case address(String, EMailAddressError)

  /// There is an address in a text with more words, and no bracket.
  case addressWithoutBrackets(String)

  /// A name before an address has a colon and white space behind it.
  case colonInName(position: Int)

  /// A name is in the code that mail headers have for other than ASCII characters (RFC 2047).
  case encodedName(String)

  /// A `<` has no `>` after it.
  case openBracket(position: Int)

  /// A `>` has no `<` before it.
  case strayBracket(position: Int)

  /// There is text after the `>`.
  case textAfterAddress(String)

  /// The name has more characters than ``Contact/maximumLength``.
  case nameTooLong(String)

  /// The list does not accept the contact.
  case list(ContactListError)
}

extension RecipientError: CustomStringConvertible {
  /// A sentence that says what is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .address("", _):
      "There is nothing between the brackets; an address belongs there, as in"
        + " Ann <ann@example.org>."
    case .address(let text, let error): "\(text.inSentence) is no e-mail address: \(error)."
    case .addressWithoutBrackets(let text):
      "\(text.inSentence) is more than an address; after a name the address is in brackets, as in"
        + " Ann <ann@example.org>."
    case .colonInName(let position):
      "The “:” at character \(position) belongs to a group, as in “Team: ann@example.org;”; a name"
        + " with a colon is in quotation marks."
    case .encodedName(let name):
      "\(name.inSentence) is a name in the code of mail headers; write the name itself."
    case .openBracket(let position):
      "The “<” at character \(position) has no “>” after the address, as in Ann <ann@example.org>."
    case .strayBracket(let position):
      "The “>” at character \(position) has no “<” before the address, as in"
        + " Ann <ann@example.org>."
    case .textAfterAddress(let text):
      "\(text.inSentence) comes after the “>”; the name comes before the address, as in"
        + " Ann <ann@example.org>."
    case .nameTooLong(let name):
      "The name \(name.inSentence) has more than \(Contact.maximumLength) characters."
    case .list(let error): error.description
    }
  }
}
