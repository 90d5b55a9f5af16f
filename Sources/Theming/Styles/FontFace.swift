import ControlModel

/// A font without its size: a list of families and a weight.
public struct FontFace: Hashable, Sendable {
  /// The families in order of preference: the original's font first, then fonts for Linux.
  public var families: [String]

  /// The weight of the font.
  public var weight: FontDescription.Weight

  /// Creates a face from its families and its weight.
  public init(families: [String], weight: FontDescription.Weight = .regular) {
    self.families = families
    self.weight = weight
  }
}
