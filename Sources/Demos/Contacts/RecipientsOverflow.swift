import Controls

/// Why none of a text's recipients is added: the refused ones cannot stay in the entry.
public struct RecipientsOverflow: Error, Hashable, Sendable {
  /// What keeps the refused recipients from staying in the entry.
  public enum Cause: Hashable, Sendable {
    /// They have more bytes than the entry can hold.
    case tooLong

    /// A character has so many marks that its layout takes minutes.
    case tooManyMarks
  }

  /// What keeps the refused recipients from staying in the entry.
  public let cause: Cause

  /// The number of recipients in the text.
  public let recipientCount: Int

  /// The number of those that the list does not accept.
  public let refusedCount: Int

  /// What is wrong with the first refused recipient.
  public let firstError: RecipientError?
}

extension RecipientsOverflow: CustomStringConvertible {
  /// Sentences that say what happened, and what to do.
  public var description: String {
    let reason = firstError.map { " The first reason: \($0)" } ?? ""
    let refused = "\(refusedCount) of them \(refusedCount == 1 ? "is" : "are") refused"
    let summary =
      recipientCount == 1
      ? "The recipient is not added: it is refused"
      : "None of the \(recipientCount) recipients is added: \(refused)"
    return "\(summary), \(cause).\(reason)"
  }
}

extension RecipientsOverflow.Cause: CustomStringConvertible {
  /// The end of a sentence about the refused recipients, and what to do.
  public var description: String {
    switch self {
    case .tooLong:
      "which is more text than the field can keep. Correct the text, or paste it in parts"
    case .tooManyMarks:
      "and one has more than \(String.maximumShownMarks) marks on a character, which the field cannot"
        + " show. Correct the text"
    }
  }
}

extension ContactList {
  /// Adds the contacts of a text, all that can be, or none if the refused rest is too long.
  ///
  /// The rest has to stay whole in the entry, so that nothing of the text is lost.
  ///
  /// - Parameters:
  ///   - recipients: The text.
  ///   - size: The size of the longest text that the entry can hold, in bytes of UTF-8.
  public mutating func add(
    _ recipients: RecipientsText, keepingRestWithin size: Int
  ) throws(RecipientsOverflow) -> RecipientsOutcome {
    var newest = self
    let outcome = newest.add(recipients)
    let cause: RecipientsOverflow.Cause? =
      if outcome.remainder.utf8.count > size {
        .tooLong
      } else {
        outcome.remainder.hasTooManyMarks ? .tooManyMarks : nil
      }
    if let cause {
      throw RecipientsOverflow(
        cause: cause, recipientCount: recipients.pieces.count,
        refusedCount: outcome.refusals.count, firstError: outcome.refusals.first?.error)
    }
    self = newest
    return outcome
  }
}
