/// A part of a typed text that added no contact, and the reason.
public struct RecipientRejection: Hashable, Sendable {
  /// The recipient's text, as typed.
  public let text: String

  /// The reason for the rejection.
  public let error: RecipientError

  /// Creates a rejection from a recipient's text and the reason.
  public init(text: String, error: RecipientError) {
    self.text = text
    self.error = error
  }
}
