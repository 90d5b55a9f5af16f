import ControlModel

/// The reason that a part of typed or pasted text can't be added as a contact.
///
/// Positions count characters from 1.
public enum RecipientError: Problem, Hashable {
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

extension RecipientError {
  /// A clause that describes the problem and its position.
  public var summary: Clause {
    switch self {
    case .address("", _): "there is nothing between the brackets"
    case .address(let text, let error): error.summary(of: text)
    case .addressWithoutBrackets(let text): "\(quoted: text) is more than an address"
    case .colonInName(let position): "the name has a \(quoted: ":") at character \(position)"
    case .encodedName(let name): "\(quoted: name) is a name in the encoding of mail headers"
    case .openBracket(let position):
      "the \(quoted: "<") at character \(position) has no \(quoted: ">") after the address"
    case .strayBracket(let position):
      "the \(quoted: ">") at character \(position) has no \(quoted: "<") before the address"
    case .textAfterAddress(let text): "\(quoted: text) comes after the \(quoted: ">")"
    case .nameTooLong(let name):
      "the name \(quoted: name) has more than \(Contact.maximumLength) characters"
    case .list(let error): error.summary
    }
  }

  /// A clause that says what is correct, or nil if the summary says so.
  public var remedy: Clause? {
    switch self {
    case .address("", _): "write the address there, as in Ann <ann@example.org>"
    case .address(_, let error): error.remedy
    case .addressWithoutBrackets:
      "put an address after a name in brackets, as in Ann <ann@example.org>"
    case .colonInName:
      "put the name in quotation marks, or write a group as in \(quoted: "Team: ann@example.org;")"
    case .encodedName: "write the name itself"
    case .openBracket, .strayBracket: "write brackets in pairs, as in Ann <ann@example.org>"
    case .textAfterAddress: "put the name before the address, as in Ann <ann@example.org>"
    case .nameTooLong: nil
    case .list(let error): error.remedy
    }
  }
}
