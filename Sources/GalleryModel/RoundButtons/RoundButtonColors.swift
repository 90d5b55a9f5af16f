import ControlModel

/// The background and title colors of a round button, which a tap changes.
///
/// A tap doesn't change the color of the border (WriteUps.md 4.3).
public struct RoundButtonColors: Hashable, Sendable {
  /// The duration of the color change after a tap, in seconds (WriteUps.md 4.3).
  public static let duration = 0.75

  /// The color of the circle.
  public var background: Color

  /// The color of the title.
  public var title: Color

  /// Creates a pair of colors.
  public init(background: Color, title: Color) {
    self.background = background
    self.title = title
  }

  /// The pair with its two colors exchanged.
  public var inverted: RoundButtonColors {
    RoundButtonColors(background: title, title: background)
  }

  /// Returns the colors after a tap.
  ///
  /// As in the write-up, a gray background turns white and the title gray. Any other background
  /// turns gray and the title white.
  ///
  /// - Parameter resting: The theme's shades of the write-up's first colors: a white title on gray.
  public func toggled(resting: RoundButtonColors) -> RoundButtonColors {
    background == resting.background ? resting.inverted : resting
  }

  /// Returns the color name that a screen reader adds to a button's name.
  ///
  /// - Parameter resting: The theme's shades of the write-up's first colors: a white title on gray.
  public func accessibleDescription(resting: RoundButtonColors) -> String {
    switch background {
    case resting.background: "Gray"
    case resting.inverted.background: "White"
    default: ColorName(nearest: background).title
    }
  }

  /// Returns the colors adapted to another theme, which may have different shades of gray and
  /// white.
  ///
  /// Colors other than the resting pair and its inverse don't change.
  ///
  /// - Parameters:
  ///   - old: The colors of a white title on gray in the old theme.
  ///   - new: The colors of a white title on gray in the new theme.
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
  /// Returns the colors at a fraction of the way to `end`, each interpolated separately.
  public func interpolated(to end: RoundButtonColors, at fraction: Double) -> RoundButtonColors {
    RoundButtonColors(
      background: background.interpolated(to: end.background, at: fraction),
      title: title.interpolated(to: end.title, at: fraction))
  }
}

extension Animator where Value == RoundButtonColors {
  /// Changes to the colors after a tap, starting from the colors on the screen.
  ///
  /// The new colors depend on the target colors of the animation in progress, and not on the colors
  /// on the screen. Therefore, a tap during a change between gray and white reverses the change.
  ///
  /// - Parameters:
  ///   - resting: The theme's shades of the write-up's first colors: a white title on gray.
  ///   - time: The current time, in seconds.
  ///   - animated: Whether to animate the change. Pass false if the desktop's animations are off.
  ///     The new colors then appear at once.
  public func toggle(resting: RoundButtonColors, at time: Double, animated: Bool = true) {
    change(to: modelValue.toggled(resting: resting), at: time, animated: animated)
  }

  /// Changes to the given colors in the time of a tap's change, starting from the colors on the
  /// screen.
  ///
  /// - Parameters:
  ///   - colors: The new colors, such as the first colors of a button.
  ///   - time: The current time, in seconds.
  ///   - animated: Whether to animate the change. If false, the new colors appear at once.
  public func change(to colors: RoundButtonColors, at time: Double, animated: Bool) {
    animate(to: colors, at: time, duration: animated ? RoundButtonColors.duration : 0)
  }
}
