import ControlModel

/// The result of adding the recipients in typed or pasted text to a list.
public struct RecipientsOutcome: Hashable, Sendable {
  /// The maximum number of different errors that the message describes.
  private static let maximumErrorCount = 3

  /// The contacts that were added, in the order of the text.
  public let added: [ContactChange]

  /// The rejected recipients, in the order of the text.
  ///
  /// The positions in their errors count characters of ``remainder``.
  public let rejections: [RecipientRejection]

  /// The parts of the text that were left out.
  ///
  /// Parts of rejected recipients aren't included, because their whole text stays in the entry.
  public let omissions: [RecipientOmission]

  /// The text that stays in the entry: the rejected recipients.
  ///
  /// Adding it to the list again gives the same errors.
  public let remainder: String

  /// The descriptions of the errors, or nil if no recipient was rejected.
  ///
  /// Each different error is described once, on a separate line. The last line counts the errors
  /// beyond the third.
  public var message: String? {
    guard !rejections.isEmpty else { return nil }
    var lines: [String] = []
    var others = 0
    for rejection in rejections {
      let text = rejection.error.text(in: .window)
      if lines.contains(text) { continue }
      if lines.count < Self.maximumErrorCount { lines.append(text) } else { others += 1 }
    }
    if others > 0 {
      lines.append(
        MessageStyle.window.text(of: ["\(others) more \(others == 1 ? "was" : "were") not added"]))
    }
    return lines.joined(separator: "\n")
  }
}

extension ContactList {
  /// Adds the contacts that the list accepts, and returns them with the rejected recipients.
  public mutating func add(_ recipients: RecipientsText) -> RecipientsOutcome {
    var added: [ContactChange] = []
    var omissions = recipients.omissions
    var rejections: [RecipientRejection] = []
    for piece in recipients.pieces {
      do {
        added.append(try add(piece))
        if let omission = piece.omission { omissions.append(omission) }
      } catch {
        rejections.append(RecipientRejection(text: piece.text, error: error))
      }
    }
    let (remainder, reading) = RecipientsText.joined(rejections.map(\.text))
    return RecipientsOutcome(
      added: added, rejections: rejections.located(in: reading), omissions: omissions,
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
  /// Returns the rejections with the positions of their errors in `text`, which joins the rejected
  /// recipients.
  fileprivate func located(in text: RecipientsText) -> [RecipientRejection] {
    zip(self, text.pieces).map { rejection, piece in
      guard case .failure(let error) = piece.contact else { return rejection }
      return RecipientRejection(text: rejection.text, error: error)
    }
  }
}

/// A contact that a list rejected, and the reason.
public struct ContactRejection: Hashable, Sendable {
  /// The contact, which is not in the list.
  public let contact: Contact

  /// The reason for the rejection.
  public let error: ContactListError

  /// Creates a rejection from a contact and the reason.
  public init(contact: Contact, error: ContactListError) {
    self.contact = contact
    self.error = error
  }
}

/// A recipient in typed or pasted text that was rejected, and the reason.
public struct RecipientRejection: Hashable, Sendable {
  /// The recipient's text, as in ``ParsedRecipient/text``.
  public let text: String

  /// The reason for the rejection.
  public let error: RecipientError

  /// Creates a rejection from a recipient's text and the reason.
  public init(text: String, error: RecipientError) {
    self.text = text
    self.error = error
  }
}

/// The reason that a contact of the list couldn't be restored or saved.
public enum ContactLoss: Problem, Hashable {
  /// The user tried to restore a removed contact.
  case notRestored(ContactRejection)

  /// The contact was added or restored, but couldn't be saved in time.
  case notSaved(ContactRejection)

  /// A clause that names the contact and says why the list doesn't accept it.
  public var summary: Clause {
    switch self {
    case .notRestored(let rejection):
      "\(quoted: rejection.contact.title) cannot be restored: \(rejection.error.summary)"
    case .notSaved(let rejection):
      "\(quoted: rejection.contact.title) could not be saved and was lost: \(rejection.error.summary)"
    }
  }

  /// A clause that says how to correct the error.
  public var remedy: Clause? {
    switch self {
    case .notRestored(let rejection), .notSaved(let rejection): rejection.error.remedy
    }
  }
}
