/// The attributes of a font, for which the desktop finds the closest installed font.
public struct FontDescription: Hashable, Sendable {
  /// The thickness of the strokes.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// The weight of body text, 400 in CSS.
    case regular
    /// The weight of emphasized text, 700 in CSS.
    case bold
  }

  /// The slope of the letters.
  public enum Slant: String, Hashable, Sendable, CaseIterable {
    /// Vertical letters.
    case upright
    /// Sloped letters with their own design.
    case italic
  }

  /// The font families in order of preference.
  ///
  /// The first installed family is used.
  public var families: [String]

  /// The size in points.
  ///
  /// A point is a logical (CSS) pixel, as in UIKit, and not 1/72 inch.
  public var size: Double

  /// The thickness of the strokes.
  public var weight: Weight

  /// The slope of the letters.
  public var slant: Slant

  /// Creates a description of a font.
  public init(
    families: [String], size: Double, weight: Weight = .regular, slant: Slant = .upright
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.slant = slant
  }
}
