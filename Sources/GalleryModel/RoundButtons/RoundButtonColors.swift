import ControlModel

/// The two colours of a round button that a tap changes; its border stays as it is (WriteUps.md 4.3).
public struct RoundButtonColors: Hashable, Sendable {
  /// How long a tap takes to change the colours, in seconds (WriteUps.md 4.3).
  public static let duration = 0.75

  /// The colour of the disc.
  public var background: Color

  /// The colour of the title.
  public var title: Color

  /// Makes a pair of colours.
  public init(background: Color, title: Color) {
    self.background = background
    self.title = title
  }

  /// The pair with its two colours exchanged.
  public var inverted: RoundButtonColors {
    RoundButtonColors(background: title, title: background)
  }

  /// The colours after a tap.
  ///
  /// The write-up's rule is about gray and white: a gray background turns white and the title gray;
  /// any other background, of whatever colour, turns gray and the title white.
  ///
  /// - Parameter resting: The write-up's white title on gray, as the theme has them.
  public func toggled(resting: RoundButtonColors) -> RoundButtonColors {
    background == resting.background ? resting.inverted : resting
  }

  /// What a screen reader adds to the name of a button in these colors.
  ///
  /// - Parameter resting: The write-up's white title on gray, as the theme has them.
  public func accessibleDescription(resting: RoundButtonColors) -> String {
    switch background {
    case resting.background: "Gray"
    case resting.inverted.background: "White"
    default: ColorName(nearest: background).title
    }
  }

  /// The colours where another theme has other shades for the write-up's gray and white.
  ///
  /// - Parameters:
  ///   - old: The white title on gray that the colours may be, or be the inverse of.
  ///   - new: The white title on gray of the other theme.
  public func replacing(
    resting old: RoundButtonColors, with new: RoundButtonColors
  ) -> RoundButtonColors {
    switch self {
    case old: new
    case old.inverted: new.inverted
    default: self
    }
  }
}

extension RoundButtonColors: Interpolatable {
  /// The colours at a part of the way to others, each moved by itself.
  public func interpolated(to end: RoundButtonColors, at fraction: Double) -> RoundButtonColors {
    RoundButtonColors(
      background: background.interpolated(to: end.background, at: fraction),
      title: title.interpolated(to: end.title, at: fraction))
  }
}
