import ControlModel

/// How a contact is shown in a row of tokens (WriteUps.md 6.2 to 6.4).
public struct ContactToken: Hashable, Sendable {
  /// The height of a token, in points: that of its picture for the normal state.
  public static let height = 25.0

  /// The most width of a token, in points.
  public static let maximumWidth = 200.0

  /// The room for the title's ends, both together, in points.
  public static let padding = 20.0

  /// The whole title, which is the accessible name too.
  public let title: String

  /// The size, in points.
  public let size: Size

  /// Makes the token of a contact.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - scale: How much larger than usual the token is.
  ///   - textWidth: Measures a text in the tokens' font, in points. A result that is no width,
  ///     such as NaN or a negative number, counts as 0.
  public init(
    _ contact: Contact, scale: TextScale = .usual, textWidth: (String) -> Double
  ) {
    title = contact.title
    let titleWidth = textWidth(title)
    let room = scale.size(Size(width: Self.padding, height: Self.height))
    // Of NaN and a number the maximum is the first argument.
    let wanted = max(0, titleWidth).rounded(.up) + room.width
    let maximumWidth = scale.length(Self.maximumWidth).rounded(.down)
    size = Size(width: min(wanted, maximumWidth), height: room.height)
  }
}
