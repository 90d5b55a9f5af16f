/// The surprise that a tap revealed, and the score after it.
public struct MysteryReveal: Hashable, Sendable {
  /// The revealed surprise.
  public let surprise: Surprise

  /// The score of the round, including this surprise, in points.
  public let score: Int

  /// The text of the score label, such as "Score: 45".
  public var scoreText: String { MysteryGridDemo.scoreText(score) }

  /// The text of the found-object label, such as "Star".
  public var foundText: String { surprise.description }

  /// The announcement of the reveal: the surprise, its points, and the score.
  public var announcement: String { "\(surprise), \(surprise.value) points. \(scoreText)" }

  /// Returns the announcement of the last reveal of a round, whose score is final.
  ///
  /// - Parameter bestScore: The best score of all rounds, including this one.
  public func lastAnnouncement(bestScore: Int) -> String {
    "\(announcement). Round over. \(MysteryGridDemo.bestScoreText(bestScore))"
  }
}
