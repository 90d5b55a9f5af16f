extension MysteryGridLayout {
  /// The range of a round's possible scores, from squares only to cakes only, in points
  /// (WriteUps.md 3.6).
  public var possibleScores: ClosedRange<Int> {
    let values = Surprise.allCases.map(\.value).sorted()
    return numberOfButtons * values[0]...numberOfButtons * values[values.count - 1]
  }
}
