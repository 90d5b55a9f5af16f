extension Theme {
  /// The texts with less contrast than their kind requires, each with its name and ratio.
  public var textShortfalls: [ContrastShortfall] {
    textPairs.compactMap { pair in
      guard let ratio = pair.ratio, ratio < pair.kind.minimumRatio else { return nil }
      return ContrastShortfall(name: pair.name, ratio: ratio)
    } + pictureShortfalls
  }
}
