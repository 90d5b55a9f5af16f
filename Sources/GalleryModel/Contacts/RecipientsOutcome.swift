/// What became of a text that was typed or pasted into a recipients field.
public struct RecipientsOutcome: Hashable, Sendable {
  /// How many refusals the message tells in full.
  private static let maximumSentenceCount = 3

  /// The contacts that were added, in the order of the text.
  public let added: [ContactChange]

  /// What was refused, in the order of the text; positions count in ``remainder``.
  public let refusals: [RecipientRejection]

  /// What was left out of the contacts that were added.
  public let omissions: [RecipientOmission]

  /// What stays in the entry: the refused pieces, which are refused again if it is read again.
  public let remainder: String

  /// The reasons of the refusals, one sentence a line, or nil if there are none.
  public var message: String? {
    guard !refusals.isEmpty else { return nil }
    var lines: [String] = []
    var others = 0
    for refusal in refusals {
      let sentence = refusal.error.description
      if lines.contains(sentence) { continue }
      if lines.count < Self.maximumSentenceCount { lines.append(sentence) } else { others += 1 }
    }
    if others > 0 { lines.append("\(others) more could not be added.") }
    return lines.joined(separator: "\n")
  }
}

extension ContactList {
  /// Adds the contacts of a text, all that can be.
  public mutating func add(_ recipients: RecipientsText) -> RecipientsOutcome {
    var added: [ContactChange] = []
    var omissions = recipients.omissions
    var refusals: [RecipientRejection] = []
    for piece in recipients.pieces {
      do {
        added.append(try add(piece))
        if let omission = piece.omission { omissions.append(omission) }
      } catch {
        refusals.append(RecipientRejection(text: piece.text, error: error))
      }
    }
    let (remainder, reading) = RecipientsText.joined(refusals.map(\.text))
    return RecipientsOutcome(
      added: added, refusals: refusals.located(in: reading), omissions: omissions,
      remainder: remainder)
  }

  private mutating func add(_ piece: ParsedRecipient) throws(RecipientError) -> ContactChange {
    let contact = try piece.contact.get()
    do {
      return try add(contact)
    } catch {
      throw .list(error)
    }
  }
}

extension [RecipientRejection] {
  /// The refusals with the positions that they have in the text that the refused pieces make.
  fileprivate func located(in text: RecipientsText) -> [RecipientRejection] {
    zip(self, text.pieces).map { refusal, piece in
      guard case .failure(let error) = piece.contact else { return refusal }
      return RecipientRejection(text: refusal.text, error: error)
    }
  }
}
