import ControlModel

extension Animator where Value == RoundButtonColors {
  /// Starts the color change of a tap, from the colors that are shown now.
  ///
  /// The rule for the new colors uses the animation's target colors, not the colors shown on the
  /// way. A tap during a change therefore reverses it, from the colors that are shown.
  ///
  /// - Parameters:
  ///   - resting: The write-up's white title on gray, in the theme's shades.
  ///   - time: The current time, in seconds.
  ///   - animated: Whether to animate the change. If false, for a desktop without animations, the
  ///     new colors appear at once.
  public func toggle(resting: RoundButtonColors, at time: Double, animated: Bool = true) {
    change(to: modelValue.toggled(resting: resting), at: time, animated: animated)
  }

  /// Changes to the given colors at the speed of a tap, from the colors that are shown now.
  ///
  /// - Parameters:
  ///   - colors: The new colors, such as a button's first ones.
  ///   - time: The current time, in seconds.
  ///   - animated: Whether to animate the change. If false, the new colors appear at once.
  public func change(to colors: RoundButtonColors, at time: Double, animated: Bool) {
    animate(to: colors, at: time, duration: animated ? RoundButtonColors.duration : 0)
  }
}
