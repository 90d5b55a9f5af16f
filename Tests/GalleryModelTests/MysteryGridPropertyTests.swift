import ControlModel
import GalleryModel
import Testing

/// Each test checks properties of seeded rounds and random surprises.
@Suite("The mystery grid in random rounds")
struct MysteryGridPropertyTests {
  /// The quantile of the chi-squared distribution with 3 degrees of freedom at the level 0.001.
  private static let criticalValue = 16.266

  @Test(
    "The score of a round is the sum of its surprises, and the last tap resets all.",
    arguments: 0..<12)
  func rounds(batch: UInt64) {
    for number in 0..<1000 {
      let seed = batch * 1000 + UInt64(number)
      var generator = SplitMix64(seed: seed &+ 0x5eed)
      var game = MysteryGame(generator: SplitMix64(seed: seed))
      var sum = 0
      for (count, index) in (0..<15).shuffled(using: &generator).enumerated() {
        let surprise = game.buttons[index].surprise
        sum += surprise.value
        let outcome = game.tap(index)
        guard count < 14 else {
          expectEnd(outcome, of: game, score: sum, surprise: surprise, seed: seed)
          continue
        }
        #expect(game.score == sum && game.buttonCounter == count + 1, "seed \(seed)")
        let before = game.buttons
        #expect(game.tap(index) == .ignored, "a second tap, seed \(seed)")
        #expect(game.score == sum && game.buttonCounter == count + 1, "seed \(seed)")
        #expect(game.buttons == before && game.foundText == surprise.description, "seed \(seed)")
      }
    }
  }

  private func expectEnd(
    _ outcome: MysteryOutcome, of game: MysteryGame, score: Int, surprise: Surprise, seed: UInt64
  ) {
    guard case .roundEnded(let last, isBestScore: true) = outcome else {
      Issue.record("the round continues, seed \(seed)")
      return
    }
    #expect(last.score == score && last.surprise == surprise, "seed \(seed)")
    #expect((150...750).contains(score), "seed \(seed)")
    #expect(game.buttons.allSatisfy { !$0.beenTapped && $0.value == 0 }, "seed \(seed)")
    #expect(game.score == 0 && game.buttonCounter == 0 && game.foundText.isEmpty, "seed \(seed)")
    #expect(game.bestScore == score, "seed \(seed)")
  }

  @Test("Equal seeds give equal rounds, and different seeds different ones.", arguments: 0..<50)
  func repetition(seed: UInt64) {
    var first = MysteryGame(generator: SplitMix64(seed: seed))
    var second = MysteryGame(generator: SplitMix64(seed: seed))
    var other = MysteryGame(generator: SplitMix64(seed: seed + 1))
    var differs = false
    for tap in 0..<60 {
      #expect(first.buttons == second.buttons)
      differs = differs || first.buttons != other.buttons
      #expect(first.tap(tap % 15) == second.tap(tap % 15))
      _ = other.tap(tap % 15)
    }
    #expect(differs)
  }

  @Test("Random surprises are uniform at the level 0.001.", arguments: [1, 42, 2026, 0xcafe])
  func draws(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let surprises = (0..<40_000).map { _ in Surprise.random(using: &generator) }
    #expect(chiSquared(surprises) < Self.criticalValue)
  }

  @Test(
    "The hidden surprises are uniform at the level 0.001, at each position.", arguments: [3, 77])
  func positions(seed: UInt64) {
    var game = MysteryGame(generator: SplitMix64(seed: seed))
    var hidden: [[Surprise]] = Array(repeating: [], count: 15)
    for _ in 0..<4000 {
      for (index, button) in game.buttons.enumerated() { hidden[index].append(button.surprise) }
      for index in 0..<15 { _ = game.tap(index) }
    }
    #expect(chiSquared(hidden.flatMap(\.self)) < Self.criticalValue)
    for surprises in hidden { #expect(chiSquared(surprises) < Self.criticalValue) }
  }

  @Test("The test for uniformity detects a generator that is not uniform.")
  func unevenDraws() {
    var generator = SplitMix64(seed: 1)
    let uneven = (0..<40_000).map { number in
      number % 50 == 0 ? Surprise.cake : Surprise.random(using: &generator)
    }
    #expect(chiSquared(uneven) > Self.criticalValue)
  }

  private func chiSquared(_ surprises: [Surprise]) -> Double {
    let expected = Double(surprises.count) / Double(Surprise.caseCount)
    return Surprise.allCases.reduce(0) { sum, surprise in
      let difference = Double(surprises.filter { $0 == surprise }.count) - expected
      return sum + difference * difference / expected
    }
  }
}
