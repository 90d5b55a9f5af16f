extension MysteryGridLayout {
  /// The scores that a round can end with, from nothing but squares to nothing but cakes
  /// (WriteUps.md 3.6).
  public var possibleScores: ClosedRange<Int> {
    let values = Surprise.allCases.map(\.value).sorted()
    return numberOfButtons * values[0]...numberOfButtons * values[values.count - 1]
  }
}
