/// Why none of a text's recipients is added: the refused ones are too long to stay in the entry.
public struct RecipientsOverflow: Error, Hashable, Sendable {
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
    return "None of the \(recipientCount) recipients is added: \(refusedCount) of them are refused,"
      + " which is more text than the field can keep. Correct the text, or paste it in parts."
      + reason
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
    guard outcome.remainder.utf8.count <= size else {
      throw RecipientsOverflow(
        recipientCount: recipients.pieces.count, refusedCount: outcome.refusals.count,
        firstError: outcome.refusals.first?.error)
    }
    self = newest
    return outcome
  }
}
