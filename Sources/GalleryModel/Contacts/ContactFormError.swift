import ControlModel

/// An error in the texts of the form that adds a contact.
public enum ContactFormError: Error, Hashable, Sendable {
  /// The form has neither a name nor an address.
  case empty

  /// The name has more characters than ``Contact/maximumLength``.
  case nameTooLong

  /// The text is not an email address.
  case address(String, EMailAddressError)
}

extension ContactFormError: CustomStringConvertible {
  /// A sentence that describes the error, where it is, and what would be right.
  public var description: String {
    switch self {
    case .empty: "Enter a name or an e-mail address."
    case .nameTooLong: "The name has more than \(Contact.maximumLength) characters."
    case .address(let text, let error): "\(text.inSentence) is no e-mail address: \(error)."
    }
  }
}
