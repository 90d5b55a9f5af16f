extension Theme {
  /// The texts that are harder to read than their kind asks for, by name and ratio.
  public var textShortfalls: [ContrastShortfall] {
    textPairs.compactMap { pair in
      guard let ratio = pair.ratio, ratio < pair.kind.minimumRatio else { return nil }
      return ContrastShortfall(name: pair.name, ratio: ratio)
    } + pictureShortfalls
  }
}
