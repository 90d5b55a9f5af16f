/// Why a list of contacts does not take one.
public enum ContactListError: Error, Hashable, Sendable {
  /// Another contact has the same e-mail address; the holder is that contact's title.
  case addressTaken(String, holder: String)

  /// Two contacts have the same number.
  case repeatedIdentifier(ContactIdentifier)

  /// Every number there is has been given to a contact.
  case identifiersUsedUp
}

extension ContactListError {
  /// A sentence without its period that says what is wrong.
  public var summary: String {
    switch self {
    case .addressTaken(let eMail, let holder):
      "\(eMail.partOfSentence) already belongs to \(holder.inSentence)"
    case .repeatedIdentifier(let identifier): "Two contacts have the number \(identifier.rawValue)"
    case .identifiersUsedUp: "No number is left for another contact"
    }
  }

  private var remedy: String {
    switch self {
    case .addressTaken: "; give another address or remove that contact"
    case .repeatedIdentifier: ", which must be the number of one"
    case .identifiersUsedUp: "; the numbers end at \(ContactIdentifier.maximum)"
    }
  }
}

extension ContactListError: CustomStringConvertible {
  /// A sentence that says what is wrong and what would be right.
  public var description: String { "\(summary)\(remedy)." }
}
