/// Why a form describes no contact.
public enum ContactFormError: Error, Hashable, Sendable {
  /// Neither a name nor an address is given.
  case empty

  /// The address is none.
  case address(String, EMailAddressError)
}

extension ContactFormError: CustomStringConvertible {
  /// A sentence that says what is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .empty: "Name and e-mail are both empty; give at least one of them."
    case .address(let text, let error): "“\(text)” is no e-mail address: \(error)."
    }
  }
}
