import ControlModel

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

extension RecipientOmission {
  /// A clause that describes the part that was left out.
  public var summary: Clause {
    switch self {
    case .linkFields(let fields):
      "\(quoted: fields) was left out; only the address of the link was used"
    case .groupName(let name):
      "the group name \(quoted: name) was left out; only its members were used"
    case .emptyGroup(let name): "the group \(quoted: name) has no members"
    case .fieldName(let name):
      "the field name \(quoted: name) was left out; only its recipients were used"
    case .emptyField(let name): "the field \(quoted: name) has no recipients"
    case .listMarks(count: 1): "the list mark before a recipient was left out"
    case .listMarks(let count): "the list marks before \(count) recipients were left out"
    }
  }
}
