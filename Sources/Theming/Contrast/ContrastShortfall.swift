/// Text in a theme that has less contrast than its kind requires
/// (``ContrastPair/Kind/minimumRatio``).
public struct ContrastShortfall: Hashable, Sendable {
  /// The name of the contrast pair.
  public let name: String

  /// The contrast ratio.
  ///
  /// On a picture, this is the lowest ratio on any pixel, rounded down to two decimals.
  public let ratio: Double

  /// Creates a shortfall from the name of a pair and its ratio.
  public init(name: String, ratio: Double) {
    self.name = name
    self.ratio = ratio
  }
}

extension Theme {
  /// Returns the names and ratios of all text that has less contrast than its kind requires: text
  /// at `places`, and the theme's ``pictureShortfalls``.
  public func textShortfalls(on places: ContrastPlaces) -> [ContrastShortfall] {
    textPairs(on: places).compactMap { pair in
      guard let ratio = pair.ratio, ratio < pair.kind.minimumRatio else { return nil }
      return ContrastShortfall(name: pair.name, ratio: ratio)
    } + pictureShortfalls
  }
}
