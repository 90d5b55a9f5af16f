import ControlModel

/// The title and the size of a contact's token (WriteUps.md 6.2 to 6.4).
public struct ContactToken: Hashable, Sendable {
  /// The height of a token, in points, equal to the height of its normal-state picture.
  public static let height = 25.0

  /// The maximum width of a token, in points.
  public static let maximumWidth = 200.0

  /// The total space before and after the title, in points.
  public static let padding = 20.0

  /// The full title, which is also the accessible name.
  public let title: String

  /// The token's size, in points.
  public let size: Size

  /// Creates the token of a contact.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - scale: The text scale, which multiplies the height, the padding, and the maximum width.
  ///   - textWidth: A closure that returns the width of a string in the tokens' font, in points. An
  ///     unusable result, such as NaN or a negative number, counts as 0.
  public init(
    _ contact: Contact, scale: TextScale = .usual, textWidth: (String) -> Double
  ) {
    title = contact.title
    let titleWidth = textWidth(title)
    let room = scale.size(Size(width: Self.padding, height: Self.height))
    // If its second argument is NaN, `max` returns the first.
    let wanted = max(0, titleWidth).rounded(.up) + room.width
    let maximumWidth = scale.length(Self.maximumWidth).rounded(.down)
    size = Size(width: min(wanted, maximumWidth), height: room.height)
  }
}
