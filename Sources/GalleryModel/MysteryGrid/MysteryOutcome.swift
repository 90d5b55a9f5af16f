/// What a tap in the mystery grid led to.
public enum MysteryOutcome: Hashable, Sendable {
  /// Nothing: the button had been tapped before, or there is none at that place.
  case ignored

  /// A surprise of the round that goes on.
  case revealed(MysteryReveal)

  /// The last surprise of a round, with the final score.
  ///
  /// The game has already begun its next round, as the original does. A view shows the finished
  /// board until the next tap or key, or for ``MysteryGridDemo/closingMoment``.
  case roundEnded(MysteryReveal, isBestScore: Bool)
}
