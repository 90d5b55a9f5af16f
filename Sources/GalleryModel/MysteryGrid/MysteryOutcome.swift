/// The result of a tap in the mystery grid.
public enum MysteryOutcome: Hashable, Sendable {
  /// The tap had no effect, because the button is already revealed or doesn't exist.
  case ignored

  /// The tap revealed a surprise, and the round continues.
  case revealed(MysteryReveal)

  /// The tap revealed the last surprise of the round.
  ///
  /// The reveal contains the final score.
  ///
  /// The game has already started its next round, as in the original. A view shows the finished
  /// board until the next tap or key press, or for ``MysteryGridDemo/closingMoment`` seconds.
  case roundEnded(MysteryReveal, isBestScore: Bool)
}
