import ControlModel

/// The reason that no recipient was added: the entry can't store the rejected recipients, or a
/// character has too many combining marks.
public struct RecipientsOverflow: Problem, Hashable {
  /// The cause of the error.
  public enum Cause: Hashable, Sendable {
    /// The rejected recipients have more bytes than the entry can store.
    case tooLong

    /// A character of a recipient has more combining marks than
    /// ``Swift/String/maximumEnteredMarks``.
    ///
    /// The list could store such a name, but the contact form rejects it, and so does the field.
    case tooManyMarks
  }

  /// The cause of the error.
  public let cause: Cause

  /// The number of recipients in the text.
  public let recipientCount: Int

  /// The number of recipients that the list rejects.
  public let rejectedCount: Int

  /// The error of the first rejected recipient, or nil if none is rejected.
  public let firstError: RecipientError?
}

extension RecipientsOverflow {
  /// A clause that says that no recipient was added, and why.
  public var summary: Clause {
    switch cause {
    case .tooLong:
      "\(outcome), because \(rejectedText) is too long for the field"
    case .tooManyMarks:
      "\(outcome), because a character has more than \(String.maximumEnteredMarks) marks"
    }
  }

  /// A clause that says how to add the recipients.
  public var remedy: Clause? {
    switch cause {
    case .tooLong:
      "correct the text or paste it in parts"
        + (firstError.map { "; the first error: \($0.clause)" } ?? "")
    case .tooManyMarks: EntryTextError.tooManyMarks.remedy
    }
  }

  private var outcome: Clause {
    recipientCount == 1
      ? "the recipient was not added" : "none of the \(recipientCount) recipients was added"
  }

  private var rejectedText: Clause {
    if recipientCount == 1 { return "its text" }
    return rejectedCount == 1
      ? "the text of the rejected recipient"
      : "the text of the \(rejectedCount) rejected recipients"
  }
}

extension ContactList {
  /// Adds the contacts that the list accepts, unless the text of the rejected recipients is too
  /// long or a character has too many combining marks.
  ///
  /// The text of the rejected recipients stays in the entry, and must fit there as a whole, so that
  /// no part of it is lost.
  ///
  /// - Parameters:
  ///   - recipients: The recipients, as read from the text.
  ///   - size: The maximum size of the text in the entry, in bytes of UTF-8.
  /// - Throws: `RecipientsOverflow` if no contact is added. In that case, the list is unchanged.
  public mutating func add(
    _ recipients: RecipientsText, keepingRestWithin size: Int
  ) throws(RecipientsOverflow) -> RecipientsOutcome {
    var newest = self
    let outcome = newest.add(recipients)
    let cause: RecipientsOverflow.Cause? =
      if outcome.remainder.utf8.count > size {
        .tooLong
      } else {
        recipients.pieces.contains { $0.text.hasTooManyMarks } ? .tooManyMarks : nil
      }
    if let cause {
      throw RecipientsOverflow(
        cause: cause, recipientCount: recipients.pieces.count,
        rejectedCount: outcome.rejections.count, firstError: outcome.rejections.first?.error)
    }
    self = newest
    return outcome
  }
}
