import ControlModel

/// The reason that a part of typed or pasted text can't be added as a contact.
///
/// Positions count characters from 1.
public enum RecipientError: Error, Hashable, Sendable {
  /// The text where an address belongs isn't a valid address.
  case address(String, EMailAddressError)

  /// The text contains other words beside an address that isn't in brackets.
  case addressWithoutBrackets(String)

  /// A name before an address in brackets contains a colon at the end of a word.
  case colonInName(position: Int)

  /// A name contains a word in the encoding that mail headers use for non-ASCII characters (RFC
  /// 2047).
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
  /// Sentences that say what is wrong, where, and how to correct it.
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
