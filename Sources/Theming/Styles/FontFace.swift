import ControlModel

/// A font without its size: families to try in turn, and a weight.
public struct FontFace: Hashable, Sendable {
  /// The families, the original's own first, then those that Linux has.
  public var families: [String]

  /// How heavy the strokes are.
  public var weight: FontDescription.Weight

  /// Makes a face from its families and its weight.
  public init(families: [String], weight: FontDescription.Weight = .regular) {
    self.families = families
    self.weight = weight
  }
}
