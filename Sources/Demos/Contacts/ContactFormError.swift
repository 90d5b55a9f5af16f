import Controls

/// Why a form describes no contact.
public enum ContactFormError: Error, Hashable, Sendable {
  /// Neither a name nor an address is given.
  case empty

  /// The name has more characters than ``Contact/maximumLength``.
  case nameTooLong

  /// A text has more bytes of UTF-8 than an entry can hold.
  case textTooLong(limit: Int)

  /// A character has more marks than ``Swift/String/maximumShownMarks``.
  case tooManyMarks

  /// The address is none.
  case address(String, EMailAddressError)
}

extension ContactFormError: CustomStringConvertible {
  /// A sentence that says what is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .empty: "Enter a name or an e-mail address."
    case .nameTooLong: "The name has more than \(Contact.maximumLength) characters."
    case .textTooLong(let limit): "The text has more than \(limit) bytes. Paste a part of it."
    case .tooManyMarks:
      "A character of the text has more than \(String.maximumShownMarks) marks. Paste the text without"
        + " them."
    case .address(let text, let error): "\(text.inSentence) is no e-mail address: \(error)."
    }
  }
}
