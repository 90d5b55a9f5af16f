/// A piece of what was typed that added no contact, and why.
public struct RecipientRejection: Hashable, Sendable {
  /// The piece, as it was typed.
  public let text: String

  /// What is wrong with it.
  public let error: RecipientError

  /// Tells of a piece what is wrong with it.
  public init(text: String, error: RecipientError) {
    self.text = text
    self.error = error
  }
}
