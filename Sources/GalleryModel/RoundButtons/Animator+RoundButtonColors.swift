import ControlModel

extension Animator where Value == RoundButtonColors {
  /// Does what a tap does: changes the colours, and moves those that are shown there.
  ///
  /// The rule asks for the colours that the button is to have, not for those shown on the way, so a
  /// tap in the middle of a change turns it round from what is shown.
  ///
  /// - Parameters:
  ///   - resting: The write-up's white title on gray, as the theme has them.
  ///   - time: Now, in seconds.
  ///   - animated: Whether the change is seen; without it the new colours show at once, for a
  ///     desktop whose animations are off.
  public func toggle(resting: RoundButtonColors, at time: Double, animated: Bool = true) {
    change(to: modelValue.toggled(resting: resting), at: time, animated: animated)
  }

  /// Changes to colors as fast as a tap does, from those that are shown.
  ///
  /// - Parameters:
  ///   - colors: The colors to change to, such as a button's first ones.
  ///   - time: Now, in seconds.
  ///   - animated: Whether the change is seen; without it the new colors show at once.
  public func change(to colors: RoundButtonColors, at time: Double, animated: Bool) {
    animate(to: colors, at: time, duration: animated ? RoundButtonColors.duration : 0)
  }
}
