import ControlModel

/// The fonts of the gallery, by purpose.
///
/// The style of a label or button adds the size.
public enum FontRole: Int, ThemeRole {
  /// The app's font (WriteUps.md 5.3), which contacts and the weather card's options also use.
  case app

  /// The app's bold font (WriteUps.md 5.3).
  case appBold

  /// The titles of the two sample buttons and of similar buttons (WriteUps.md 1.4).
  case buttonTitle

  /// The two labels of the mystery grid (WriteUps.md 3.4).
  case mysteryGrid

  /// The label that is set up by hand, as a counterexample to roles (WriteUps.md 5.4).
  case handMade
}

/// A font without its size: a list of families and a weight.
public struct FontFace: Hashable, Sendable {
  /// The families, in order of preference.
  public var families: [String]

  /// The weight of the font.
  public var weight: FontDescription.Weight

  /// Creates a face from its families and its weight.
  public init(families: [String], weight: FontDescription.Weight = .regular) {
    self.families = families
    self.weight = weight
  }
}
