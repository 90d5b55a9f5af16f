import ControlModel

/// The figures of a round button, which brings them along and takes none from a role.
public struct RoundButtonStyle: Hashable, Sendable {
  /// The size of the title, in points.
  public static let fontSize = 15.0

  /// The free space between the title's ends and the border, in points: the view shows there that
  /// the button is pressed.
  private static let titleGap = 6.0

  /// Half the side of the button, in points.
  public var radius: Double

  /// The width of the border, inside the circle, in points.
  public var borderWidth: Double

  /// The colour of the border.
  public var border: Color

  /// The colour of the disc.
  public var background: Color

  /// The colour of the title.
  public var title: Color

  /// Makes a style from its figures, in points.
  public init(
    radius: Double, borderWidth: Double, border: Color, background: Color, title: Color
  ) {
    self.radius = radius
    self.borderWidth = borderWidth
    self.border = border
    self.background = background
    self.title = title
  }

  /// The space on either side of the title that keeps it inside the border, in points.
  ///
  /// A line of text in the middle is as long as the chord along its upper edge. Nil where the
  /// circle has no room for three dots.
  public var titleInset: Double? {
    let inner = radius - borderWidth
    // From ascent to descent the fonts in use take 1.2 times their size at most.
    let halfHeight = Self.fontSize * 0.6
    guard inner > halfHeight else { return nil }
    let halfLength =
      (inner * inner - halfHeight * halfHeight).squareRoot() - Self.titleGap
    guard 2 * halfLength >= 1.5 * Self.fontSize else { return nil }
    return inner - halfLength
  }
}
