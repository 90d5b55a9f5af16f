import ControlModel

/// Why a form describes no contact.
public enum ContactFormError: Error, Hashable, Sendable {
  /// Neither a name nor an address is given.
  case empty

  /// The name has more characters than ``Contact/maximumLength``.
  case nameTooLong

  /// The address is none.
  case address(String, EMailAddressError)
}

extension ContactFormError: CustomStringConvertible {
  /// A sentence that says what is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .empty: "Enter a name or an e-mail address."
    case .nameTooLong: "The name has more than \(Contact.maximumLength) characters."
    case .address(let text, let error): "\(text.inSentence) is no e-mail address: \(error)."
    }
  }
}
