/// A part of what was typed or pasted that is no recipient, and was left out.
public enum RecipientOmission: Hashable, Sendable {
  /// The header fields of a `mailto:` link, from the question mark on.
  case linkFields(String)

  /// The name of a group whose members were added.
  case groupName(String)

  /// The name of a group without members.
  case emptyGroup(String)
}

extension RecipientOmission: CustomStringConvertible {
  /// A sentence that says what was left out.
  public var description: String {
    switch self {
    case .linkFields(let fields):
      "\(fields.inSentence) was left out; only the address of the link was used."
    case .groupName(let name):
      "The group name \(name.inSentence) was left out; only its members were used."
    case .emptyGroup(let name): "The group \(name.inSentence) has no members."
    }
  }
}
