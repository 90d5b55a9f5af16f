/// Text in a theme that has less contrast than its kind requires
/// (``ContrastPair/Kind/minimumRatio``).
public struct ContrastShortfall: Hashable, Sendable {
  /// The text and the place where it appears.
  public let identifier: ContrastIdentifier

  /// The contrast ratio.
  ///
  /// On a picture, this is the lowest ratio on any pixel, rounded down to two decimals.
  public let ratio: Double

  /// Creates a shortfall from the identifier of a pair and its ratio.
  public init(_ identifier: ContrastIdentifier, ratio: Double) {
    self.identifier = identifier
    self.ratio = ratio
  }

  /// The text in plain words, such as "Title of the pretty button on its picture while disabled".
  public var name: String { identifier.name }
}

extension Theme {
  /// Returns the identifiers and ratios of all text that has less contrast than its kind requires:
  /// text at `places`, and the theme's ``pictureShortfalls``.
  public func textShortfalls(on places: ContrastPlaces) -> [ContrastShortfall] {
    textPairs(on: places).compactMap { pair in
      guard let ratio = pair.ratio, ratio < pair.kind.minimumRatio else { return nil }
      return ContrastShortfall(pair.identifier, ratio: ratio)
    } + pictureShortfalls
  }
}
