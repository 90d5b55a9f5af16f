/// A part of typed or pasted text that was left out because it isn't a recipient.
public enum RecipientOmission: Hashable, Sendable {
  /// The header fields of a `mailto:` link, including the question mark.
  case linkFields(String)

  /// The name of a group whose members were added.
  case groupName(String)

  /// The name of a group without members.
  case emptyGroup(String)

  /// The name of a header field, such as `To:`, whose recipients were added.
  case fieldName(String)

  /// The name of a header field without recipients.
  case emptyField(String)

  /// The bullets or numbers of a list.
  ///
  /// `count` is the number of recipients that had one.
  case listMarks(count: Int)
}

extension RecipientOmission: CustomStringConvertible {
  /// A sentence that names the part that was left out.
  public var description: String {
    switch self {
    case .linkFields(let fields):
      "\(fields.inSentence) was left out; only the address of the link was used."
    case .groupName(let name):
      "The group name \(name.inSentence) was left out; only its members were used."
    case .emptyGroup(let name): "The group \(name.inSentence) has no members."
    case .fieldName(let name):
      "The field name \(name.inSentence) was left out; only its recipients were used."
    case .emptyField(let name): "The field \(name.inSentence) has no recipients."
    case .listMarks(count: 1): "The mark of a list before a recipient was left out."
    case .listMarks(let count): "The marks of a list before \(count) recipients were left out."
    }
  }
}
