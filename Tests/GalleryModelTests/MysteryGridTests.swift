import ControlModel
import GalleryModel
import Testing

@Suite("The mystery grid")
struct MysteryGridTests {
  private static func game(seed: UInt64, rows: Int = 5, columns: Int = 3) throws -> MysteryGame {
    MysteryGame(
      layout: try MysteryGridLayout(rows: rows, columns: columns), generator: SplitMix64(seed: seed)
    )
  }

  // MARK: Surprise

  @Test(
    "The surprises have the write-up's order, names, values, and images.",
    arguments: [
      (0, Surprise.square, "Square", 10, "square"), (1, .star, "Star", 15, "star"),
      (2, .circle, "Circle", 20, "circle"), (3, .cake, "Cake", 50, "cake"),
    ])
  func surprises(
    rawValue: Int, surprise: Surprise, description: String, value: Int, image: String
  ) {
    #expect(Surprise(rawValue: rawValue) == surprise)
    #expect(Surprise.allCases[rawValue] == surprise)
    #expect(surprise.description == description)
    #expect(surprise.value == value)
    #expect(surprise.imageName == ImageName(image))
  }

  @Test("The number of surprises is the number of cases.")
  func caseCount() {
    #expect(Surprise.caseCount == 4)
    #expect(Surprise(rawValue: Surprise.caseCount) == nil)
  }

  // MARK: State of a button

  @Test("A button that shows no surprise shows the cover.")
  func cover() {
    #expect(MysteryButtonState.imageName(showing: nil) == "button")
    for surprise in Surprise.allCases {
      #expect(MysteryButtonState.imageName(showing: surprise) == surprise.imageName)
    }
  }

  @Test("A covered button has a value of 0.")
  func coveredValue() {
    var generator = SplitMix64(seed: 1)
    let state = MysteryButtonState(using: &generator)
    #expect(!state.beenTapped)
    #expect(state.value == 0)
  }

  @Test("A tapped button has the value of its surprise until it is reset.", arguments: 0..<20)
  func tappedValue(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var state = MysteryButtonState(using: &generator)
    let surprise = state.surprise
    for _ in 1...2 {
      state.showImage()
      #expect(state.beenTapped)
      #expect(state.surprise == surprise)
      #expect(state.value == surprise.value)
    }
    var twin = generator
    state.resetMe(using: &generator)
    #expect(state == MysteryButtonState(using: &twin))
  }

  // MARK: Game

  @Test("A new game has covered buttons, a score of 0, and no name.")
  func newGame() throws {
    let game = MysteryGame(generator: SplitMix64(seed: 0))
    #expect(game.numberOfButtons == 15)
    #expect(game.buttonCounter == 0 && game.score == 0)
    #expect(game.scoreText == "Score: 0" && game.foundText.isEmpty)
    #expect(game.bestScore == nil)
    #expect(game.buttons.allSatisfy { !$0.beenTapped })
  }

  @Test("A tap is counted, reveals its button, and adds to the score.")
  func tap() throws {
    var game = try Self.game(seed: 4)
    let surprise = game.buttons[7].surprise
    guard case .revealed(let reveal) = game.tap(7) else {
      Issue.record("not revealed")
      return
    }
    #expect((reveal.surprise, reveal.score) == (surprise, surprise.value))
    #expect(game.buttonCounter == 1 && game.score == surprise.value)
    #expect(game.buttons[7].beenTapped)
    #expect(game.scoreText == "Score: \(surprise.value)" && reveal.scoreText == game.scoreText)
    #expect(game.foundText == surprise.description && reveal.foundText == game.foundText)
    #expect(
      reveal.announcement == "\(surprise), \(surprise.value) points. Score: \(surprise.value)")
    #expect(
      reveal.lastAnnouncement(bestScore: 405)
        == "\(reveal.announcement). Round over. Best score: 405")
    #expect(MysteryGridDemo.newRoundAnnouncement == "New round. Score: 0")
    #expect(MysteryGridDemo.newGameAnnouncement == "New game. Score: 0")
    #expect(MysteryGridDemo.gridName(of: .standard) == "5 by 3 grid")
  }

  @Test("A tap outside the buttons is ignored.", arguments: [-1, 15, .max, .min])
  func tapOutside(index: Int) throws {
    var game = try Self.game(seed: 4)
    #expect(game.tap(index) == .ignored)
    #expect(game.buttonCounter == 0 && game.score == 0 && game.foundText.isEmpty)
  }

  @Test("The last tap returns the final score and starts the next round.")
  func lastTap() throws {
    var game = try Self.game(seed: 9)
    let surprises = game.buttons.map(\.surprise)
    for index in 0..<14 { _ = game.tap(index) }
    guard case .roundEnded(let last, let isBestScore) = game.tap(14) else {
      Issue.record("the round continues")
      return
    }
    #expect(last.surprise == surprises[14])
    #expect(last.score == surprises.reduce(0) { $0 + $1.value })
    #expect(isBestScore && game.bestScore == last.score)
    #expect(game.buttonCounter == 0 && game.score == 0 && game.foundText.isEmpty)
    #expect(game.buttons.allSatisfy { !$0.beenTapped })
    #expect(game.buttons.map(\.surprise) != surprises)
  }

  @Test("Starting a new game resets the round but not the best score.")
  func restart() throws {
    var game = MysteryGame(bestScore: 400, generator: SplitMix64(seed: 2))
    _ = game.tap(3)
    game.newGame()
    #expect(game.buttonCounter == 0 && game.score == 0 && game.foundText.isEmpty)
    #expect(game.buttons.allSatisfy { !$0.beenTapped })
    #expect(game.bestScore == 400)
  }

  @Test(
    "Only a higher score becomes the best score.",
    arguments: [(nil, true), (150, true), (-1, true), (0, false), (1, false)] as [(Int?, Bool)])
  func bestScore(offset: Int?, isBest: Bool) throws {
    var rehearsal = try Self.game(seed: 5)
    guard case .roundEnded(let last, _) = Self.play(&rehearsal, order: Array(0..<15)) else {
      Issue.record("the round continues")
      return
    }
    let earlier = offset.map { $0 == 150 ? 150 : last.score + $0 }
    var game = MysteryGame(bestScore: earlier, generator: SplitMix64(seed: 5))
    #expect(Self.play(&game, order: Array(0..<15)) == .roundEnded(last, isBestScore: isBest))
    #expect(game.bestScore == (isBest ? last.score : earlier))
  }

  private static func play(_ game: inout MysteryGame, order: [Int]) -> MysteryOutcome {
    order.reduce(.ignored) { _, index in game.tap(index) }
  }

  // MARK: Scores and texts

  @Test("The score of a round is between all squares and all cakes.")
  func possibleScores() throws {
    #expect(MysteryGridLayout.standard.possibleScores == 150...750)
    #expect(try MysteryGridLayout(rows: 1, columns: 2).possibleScores == 20...100)
  }

  // The score is from WriteUps.md 3.6.
  @Test("The mean score of a round of the write-up's grid is 356.25.")
  func meanScore() {
    let sum = Surprise.allCases.reduce(0) { $0 + $1.value }
    let buttons = MysteryGridLayout.standard.numberOfButtons
    #expect(Double(buttons * sum) / Double(Surprise.caseCount) == 356.25)
  }

  @Test("The error of an unusable layout has the limits.")
  func errorText() {
    #expect(
      MysteryGridError.unusableLayout(rows: 0, columns: 3).text(in: .window)
        == "A grid of 0 rows and 3 columns is invalid."
        + " A grid must have 1 to 10000 buttons in at most 300 columns."
    )
  }

  @Test("A finished board is shown for at most five seconds, with the best score.")
  func closingMoment() throws {
    #expect(MysteryGridDemo.closingMoment == 5)
    var game = MysteryGame(
      layout: try MysteryGridLayout(rows: 1, columns: 1), generator: SplitMix64(seed: 7))
    let outcome = game.tap(0)
    guard case .roundEnded(let reveal, _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(
      MysteryGridDemo.closingText(of: reveal, bestScore: 400)
        == "\(reveal.surprise.description) · Best: 400")
  }

  @Test("The texts name the position and the score.")
  func texts() {
    #expect(
      MysteryGridDemo.accessibleName(of: nil, row: 0, column: 1) == "Covered, row 1, column 2")
    #expect(MysteryGridDemo.accessibleName(of: .star, row: 4, column: 2) == "Star, row 5, column 3")
    #expect(MysteryGridDemo.bestScoreText(405) == "Best score: 405")
    #expect(MysteryGridDemo.bestScoreText(nil) == "No round finished yet")
  }

  @Test(
    "The text at the end of a round has its score and the best score.",
    arguments: [
      (300, 405, true, "Last round: 300 · Best score: 405"),
      (405, 405, true, "Last round: 405, the best so far"),
      (300, 405, false, "Last round: 300 · Best score: 405, not saved"),
      (405, 405, false, "Last round: 405, the best so far, not saved"),
    ])
  func lastRound(
    score: Int, bestScore: Int, isSaved: Bool, text: String
  ) {
    #expect(
      MysteryGridDemo.lastRoundText(score: score, bestScore: bestScore, isSaved: isSaved) == text)
  }

  @Test("The summary of the page has the value of each surprise.")
  func summary() {
    #expect(Page.mysteryGrid.summary.hasSuffix(": Square 10, Star 15, Circle 20, Cake 50."))
  }
}
