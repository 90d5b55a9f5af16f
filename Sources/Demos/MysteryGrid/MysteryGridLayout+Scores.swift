extension MysteryGridLayout {
  /// The scores that a round can end with, from nothing but squares to nothing but cakes
  /// (WriteUps.md 3.6).
  public var possibleScores: ClosedRange<Int> {
    let values = Surprise.allCases.map(\.value).sorted()
    return numberOfButtons * values[0]...numberOfButtons * values[values.count - 1]
  }

  /// The mean of the scores of many rounds, in points: 356.25 for the document's grid.
  public var expectedScore: Double {
    let sum = Surprise.allCases.reduce(0) { $0 + $1.value }
    return Double(numberOfButtons * sum) / Double(Surprise.caseCount)
  }
}
