/// A font, described by what is wanted of it; the desktop finds the one that comes closest.
public struct FontDescription: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// The weight of running text, 400 in CSS.
    case regular
    /// The weight of emphasis, 700 in CSS.
    case bold
  }

  /// How the letters stand.
  public enum Slant: String, Hashable, Sendable, CaseIterable {
    /// Letters that stand straight.
    case upright
    /// Letters that lean, in a cut of their own.
    case italic
  }

  /// The families in order of preference: the first that the system has is used.
  public var families: [String]

  /// The size in points, each one CSS pixel as in UIKit (not 1/72 inch).
  public var size: Double

  /// How heavy the strokes are.
  public var weight: Weight

  /// How the letters stand.
  public var slant: Slant

  /// Makes a description of a font.
  public init(
    families: [String], size: Double, weight: Weight = .regular, slant: Slant = .upright
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.slant = slant
  }
}
