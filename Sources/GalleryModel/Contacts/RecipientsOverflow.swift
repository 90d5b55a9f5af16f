import ControlModel

/// Why none of a text's recipients is added: the entry cannot take the text, or cannot keep what is
/// refused of it.
public struct RecipientsOverflow: Error, Hashable, Sendable {
  /// What keeps the recipients from being added.
  public enum Cause: Hashable, Sendable {
    /// The refused ones have more bytes than the entry can hold.
    case tooLong

    /// A character of one of them has more marks than ``Swift/String/maximumEnteredMarks``.
    ///
    /// The list could keep it. But the form takes no such name, and one rule is enough.
    case tooManyMarks
  }

  /// What keeps the recipients from being added.
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
    let isSingle = recipientCount == 1
    let summary =
      isSingle
      ? "The recipient is not added" : "None of the \(recipientCount) recipients is added"
    switch cause {
    case .tooLong:
      let refused =
        isSingle
        ? "it is refused" : "\(refusedCount) of them \(refusedCount == 1 ? "is" : "are") refused"
      let reason = firstError.map { " The first reason: \($0)" } ?? ""
      return "\(summary): \(refused), which is more text than the field can keep. Correct the text,"
        + " or paste it in parts.\(reason)"
    case .tooManyMarks: return "\(summary). \(EntryTextError.tooManyMarks)"
    }
  }
}

extension ContactList {
  /// Adds the contacts of a text, all that can be, or none if the refused rest is too long or the
  /// text has too many marks on a character.
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
        recipients.pieces.contains { $0.text.hasTooManyMarks } ? .tooManyMarks : nil
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
