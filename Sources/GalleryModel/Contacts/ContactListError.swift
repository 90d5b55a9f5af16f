/// An error that prevents a list from accepting a contact.
public enum ContactListError: Error, Hashable, Sendable {
  /// Another contact, whose title is `holder`, has the same email address.
  case addressTaken(String, holder: String)

  /// Two contacts have the same number.
  case repeatedIdentifier(ContactIdentifier)

  /// All numbers have been used.
  case identifiersUsedUp
}

extension ContactListError {
  /// The error as a sentence without a period.
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
  /// A sentence that describes the error and what would be right.
  public var description: String { "\(summary)\(remedy)." }
}
