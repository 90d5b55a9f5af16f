import ControlModel

/// The size and the colors of a round button.
///
/// Each button has its own values and uses no roles.
public struct RoundButtonStyle: Hashable, Sendable {
  /// The size of the title, in points.
  public static let fontSize = 15.0

  /// The space between each end of the title and the border, in points.
  ///
  /// The view uses this space to show that the button is pressed.
  private static let titleGap = 6.0

  /// Half the width of the button, in points.
  public var radius: Double

  /// The width of the border, in points.
  ///
  /// The border is inside the circle.
  public var borderWidth: Double

  /// The color of the border.
  public var border: Color

  /// The color of the circle inside the border.
  public var background: Color

  /// The color of the title.
  public var title: Color

  /// Creates a style from its dimensions, in points, and its colors.
  public init(
    radius: Double, borderWidth: Double, border: Color, background: Color, title: Color
  ) {
    self.radius = radius
    self.borderWidth = borderWidth
    self.border = border
    self.background = background
    self.title = title
  }

  /// The space on each side of the title that fits the title inside the border, in points.
  ///
  /// A centered line of text can be as long as the chord along its upper edge. The value is nil if
  /// the circle is too small for an ellipsis.
  public var titleInset: Double? {
    let inner = radius - borderWidth
    // The height from ascent to descent is at most 1.2 times the size in the fonts used here.
    let halfHeight = Self.fontSize * 0.6
    guard inner > halfHeight else { return nil }
    let halfLength =
      (inner * inner - halfHeight * halfHeight).squareRoot() - Self.titleGap
    guard 2 * halfLength >= 1.5 * Self.fontSize else { return nil }
    return inner - halfLength
  }
}
