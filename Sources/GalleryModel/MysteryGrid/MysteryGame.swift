/// The rounds of the mystery grid: the state and the rules of the original's view controller
/// (WriteUps.md 3.3).
///
/// ```swift
/// var game = MysteryGame(generator: SplitMix64(seed: 7))
/// switch game.tap(0) {
/// case .ignored: break
/// case .revealed(let reveal): print(reveal.announcement)  // "Star, 15 points. Score: 15"
/// case .roundEnded(let reveal, let isBestScore): print(reveal.score, isBestScore)
/// }
/// game.newGame()
/// ```
///
/// A round begins with every button covered. Each tap on a covered button reveals its surprise and
/// adds the surprise's value to the score. The tap on the last covered button ends the round.
///
/// - A tap on a button that is already revealed, or on an index out of range, is ignored.
/// - The end of a round starts the next one at once, as in the original: the buttons are covered
///   and the score is 0. The final score is in ``MysteryOutcome/roundEnded(_:isBestScore:)``.
/// - Only a finished round changes ``bestScore``. ``newGame()`` abandons a round.
/// - Equal generators give equal rounds. Pass a seeded one to repeat them.
public struct MysteryGame: Sendable {
  /// The buttons, in reading order.
  public private(set) var buttons: [MysteryButtonState]

  /// The number of buttons tapped in this round.
  public private(set) var buttonCounter = 0

  /// The score of this round, in points.
  public private(set) var score = 0

  /// The name of the surprise found last in this round, or an empty string before the first tap.
  public private(set) var foundText = ""

  /// The highest score of a finished round, in points, or nil if no round has ever been finished.
  ///
  /// It begins with the best score of earlier games that was passed to the initializer.
  public private(set) var bestScore: Int?

  private var generator: any RandomNumberGenerator & Sendable

  /// Creates a game at the start of its first round.
  ///
  /// - Parameters:
  ///   - layout: The layout of the grid, which determines the number of buttons.
  ///   - bestScore: The best score of earlier games, which must be one of the layout's
  ///     ``MysteryGridLayout/possibleScores``, or nil if no round has ever been finished.
  ///   - generator: The source of all surprises. Equal generators give equal rounds.
  public init(
    layout: MysteryGridLayout = .standard, bestScore: Int? = nil,
    generator: any RandomNumberGenerator & Sendable
  ) {
    var generator = generator
    buttons = (0..<layout.numberOfButtons).map { _ in MysteryButtonState(using: &generator) }
    self.bestScore = bestScore
    self.generator = generator
  }

  /// The number of buttons.
  public var numberOfButtons: Int { buttons.count }

  /// The contents of the score label, such as "Score: 0".
  public var scoreText: String { MysteryGridDemo.scoreText(score) }

  /// Taps a button.
  ///
  /// A tap on a covered button increments the counter, reveals the surprise, and adds its value to
  /// the score. Any other tap is ignored. The tap on the last covered button also starts the next
  /// round.
  ///
  /// - Parameter index: The button's index, from 0 in reading order.
  /// - Returns: The result of the tap, for a view to show.
  public mutating func tap(_ index: Int) -> MysteryOutcome {
    guard buttons.indices.contains(index), !buttons[index].beenTapped else { return .ignored }
    buttonCounter += 1
    buttons[index].showImage()
    score += buttons[index].value
    foundText = buttons[index].surprise.description
    let reveal = MysteryReveal(surprise: buttons[index].surprise, score: score)
    guard buttonCounter == numberOfButtons else { return .revealed(reveal) }
    let isBestScore = bestScore.map { score > $0 } ?? true
    if isBestScore { bestScore = score }
    newGame()
    return .roundEnded(reveal, isBestScore: isBestScore)
  }

  /// Starts a new round: covers every button, draws new surprises, and resets the score.
  ///
  /// The best score doesn't change.
  public mutating func newGame() {
    for index in buttons.indices { buttons[index].resetMe(using: &generator) }
    buttonCounter = 0
    score = 0
    foundText = ""
  }
}

/// The result of a tap in the mystery grid.
public enum MysteryOutcome: Hashable, Sendable {
  /// The tap had no effect, because the button is already revealed or doesn't exist.
  case ignored

  /// The tap revealed a surprise, and the round continues.
  case revealed(MysteryReveal)

  /// The tap revealed the last surprise of the round.
  ///
  /// The ``MysteryReveal`` contains the final score. `isBestScore` indicates whether that score is
  /// higher than all earlier ones.
  ///
  /// The game has already started its next round, as in the original. A view shows the finished
  /// board until the next tap or key press, but not longer than ``MysteryGridDemo/closingMoment``
  /// seconds.
  case roundEnded(MysteryReveal, isBestScore: Bool)
}

/// The surprise that a tap revealed, and the score after it.
public struct MysteryReveal: Hashable, Sendable {
  /// The revealed surprise.
  public let surprise: Surprise

  /// The score of the round, including this surprise, in points.
  public let score: Int

  /// The contents of the score label, such as "Score: 45".
  public var scoreText: String { MysteryGridDemo.scoreText(score) }

  /// The contents of the found-object label, such as "Star".
  public var foundText: String { surprise.description }

  /// The announcement of the reveal: the surprise, its points, and the score.
  public var announcement: String { "\(surprise), \(surprise.value) points. \(scoreText)" }

  /// Returns the announcement of a round's last reveal and its final score.
  ///
  /// - Parameter bestScore: The best score of all rounds, including this one.
  public func lastAnnouncement(bestScore: Int) -> String {
    "\(announcement). Round over. \(MysteryGridDemo.bestScoreText(bestScore))"
  }
}
