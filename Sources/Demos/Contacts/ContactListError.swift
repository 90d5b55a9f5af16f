/// Why a list of contacts does not take one.
public enum ContactListError: Error, Hashable, Sendable {
  /// Another contact has the same e-mail address; the holder is that contact's title.
  case addressTaken(String, holder: String)

  /// Two contacts have the same number.
  case repeatedIdentifier(ContactIdentifier)

  /// Every number there is has been given to a contact.
  case identifiersUsedUp
}

extension ContactListError: CustomStringConvertible {
  /// A sentence that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .addressTaken(let eMail, let holder):
      "\(eMail) already belongs to “\(holder)”; give another address or remove that contact."
    case .repeatedIdentifier(let identifier):
      "Two contacts have the number \(identifier.rawValue), which must be the number of one."
    case .identifiersUsedUp:
      "No number is left for another contact; the numbers end at \(Int.max - 1)."
    }
  }
}
