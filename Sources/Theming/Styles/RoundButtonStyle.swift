import ControlModel

/// The size and the colors of a round button.
///
/// The colors are values and not roles, because each round button has its own.
public struct RoundButtonStyle: Hashable, Sendable {
  /// The size of the title, in points.
  public static let fontSize = 15.0

  /// The space between each end of the title and the border, in points.
  ///
  /// While the button is pressed, the view draws the effect of the press in this space.
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

  /// The space on each side of the title that is needed to fit the title inside the border, in
  /// points.
  ///
  /// A centered line of text can be as long as the circle's chord at the height of the text's upper
  /// edge. The value is nil if the circle is too small even for an ellipsis.
  public var titleInset: Double? {
    let inner = radius - borderWidth
    // In the fonts of the themes, the height from ascent to descent is at most 1.2 times the font
    // size.
    let halfHeight = Self.fontSize * 0.6
    guard inner > halfHeight else { return nil }
    let halfLength =
      (inner * inner - halfHeight * halfHeight).squareRoot() - Self.titleGap
    guard 2 * halfLength >= 1.5 * Self.fontSize else { return nil }
    return inner - halfLength
  }
}
