/// What became of a text that was typed or pasted into a recipients field.
public struct RecipientsOutcome: Hashable, Sendable {
  /// How many refusals the message tells in full.
  private static let mostSentences = 3

  /// The contacts that were added, in the order of the text.
  public let added: [ContactChange]

  /// What was refused, in the order of the text.
  public let refusals: [RecipientRefusal]

  /// What stays in the entry: the refused pieces.
  public var remainder: String { refusals.map(\.text).joined(separator: ", ") }

  /// What is said of the refusals, one sentence a line, or nil if there are none.
  public var message: String? {
    guard !refusals.isEmpty else { return nil }
    var lines = refusals.prefix(Self.mostSentences).map(\.error.description)
    let others = refusals.count - lines.count
    if others > 0 { lines.append("\(others) more could not be added.") }
    return lines.joined(separator: "\n")
  }
}

extension ContactList {
  /// Adds the contacts of a text, all that can be.
  public mutating func add(_ recipients: RecipientsText) -> RecipientsOutcome {
    var added: [ContactChange] = []
    var refusals: [RecipientRefusal] = []
    for piece in recipients.pieces {
      do {
        added.append(try add(piece))
      } catch {
        refusals.append(RecipientRefusal(text: piece.text, error: error))
      }
    }
    return RecipientsOutcome(added: added, refusals: refusals)
  }

  private mutating func add(_ piece: RecipientPiece) throws(RecipientError) -> ContactChange {
    let contact = try piece.contact.get()
    do {
      return try add(contact)
    } catch {
      throw .list(error)
    }
  }
}
