/// A text that a theme leaves harder to read than its kind asks for (``ContrastPair/Kind/minimumRatio``).
public struct ContrastShortfall: Hashable, Sendable {
  /// The name of the contrast pair.
  public let name: String

  /// The contrast ratio, upon a picture that of its worst pixel; a picture's is cut to two decimals.
  public let ratio: Double

  /// Names a pair and its ratio.
  public init(name: String, ratio: Double) {
    self.name = name
    self.ratio = ratio
  }
}
