/// The rounds of the mystery grid: what the original's view controller keeps and decides
/// (WriteUps.md 3.3).
public struct MysteryGame: Sendable {
  /// The buttons, in reading order.
  public private(set) var buttons: [MysteryButtonState]

  /// How many buttons have been tapped in this round.
  public private(set) var buttonCounter = 0

  /// The score of this round, in points.
  public private(set) var score = 0

  /// The name of the object found last in this round, or nothing.
  public private(set) var foundText = ""

  /// The highest score of a finished round, in points, or nil before the first.
  public private(set) var bestScore: Int?

  private var generator: any RandomNumberGenerator & Sendable

  /// Makes a game at the start of its first round.
  ///
  /// - Parameters:
  ///   - layout: Says how many buttons there are.
  ///   - bestScore: The best score of earlier games, one of the layout's
  ///     ``MysteryGridLayout/possibleScores``, or nil.
  ///   - generator: The source of all surprises; with the same one the rounds are the same.
  public init(
    layout: MysteryGridLayout = .standard, bestScore: Int? = nil,
    generator: any RandomNumberGenerator & Sendable
  ) {
    var generator = generator
    buttons = (0..<layout.numberOfButtons).map { _ in MysteryButtonState(using: &generator) }
    self.bestScore = bestScore
    self.generator = generator
  }

  /// How many buttons there are.
  public var numberOfButtons: Int { buttons.count }

  /// What the score label shows, such as "Score: 0".
  public var scoreText: String { MysteryGridDemo.scoreText(score) }

  /// Taps a button, counted from 0 in reading order.
  ///
  /// A covered button is counted and revealed, and adds its value to the score; any other tap is
  /// ignored. The tap on the last covered button begins the next round.
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

  /// Covers every button, hides new surprises and starts from no score; the best score stays.
  public mutating func newGame() {
    for index in buttons.indices { buttons[index].resetMe(using: &generator) }
    buttonCounter = 0
    score = 0
    foundText = ""
  }
}
