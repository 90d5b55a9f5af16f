/// What a tap brought to light, and the score with it.
public struct MysteryReveal: Hashable, Sendable {
  /// What it hid.
  public let surprise: Surprise

  /// The score of the round with this surprise, in points.
  public let score: Int

  /// What the score label shows, such as "Score: 45".
  public var scoreText: String { MysteryGridDemo.scoreText(score) }

  /// What the found-object label shows, such as "Star".
  public var foundText: String { surprise.description }

  /// What a screen reader says of it: the object, its points and the score.
  public var announcement: String { "\(surprise), \(surprise.value) points. \(scoreText)" }

  /// What a screen reader says where it is the last one of a round, whose score is final.
  ///
  /// - Parameter bestScore: The best score of all rounds, this one among them.
  public func lastAnnouncement(bestScore: Int) -> String {
    "\(announcement). Round over. \(MysteryGridDemo.bestScoreText(bestScore))"
  }
}
