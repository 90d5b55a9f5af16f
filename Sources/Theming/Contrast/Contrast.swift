import ControlModel

/// Functions that compute the contrast of two colors, as defined by the Web Content Accessibility
/// Guidelines (WCAG).
///
/// Both formulas are from WCAG 2.2, the definitions of "relative luminance" and "contrast ratio".
public enum Contrast {
  /// The minimum ratio for text at level AA (WCAG 2, success criterion 1.4.3).
  public static let minimumForText = 4.5

  /// The minimum ratio for text at level AAA (WCAG 2, success criterion 1.4.6).
  public static let minimumForEnhancedText = 7.0

  /// The minimum ratio for borders, icons, and focus rings (WCAG 2, success criterion 1.4.11).
  public static let minimumForGraphics = 3.0

  /// Returns the relative luminance of a color, from 0 for black to 1 for white.
  ///
  /// The alpha component is ignored.
  public static func luminance(of color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// Returns the contrast ratio of two colors as they appear on the screen, from 1 (equal) to 21.
  ///
  /// Each translucent color is painted over the one behind it: the base over white, the background
  /// over the base, and the foreground over the background.
  public static func ratio(
    of foreground: Color, on background: Color, over base: Color = .white
  ) -> Double {
    let ground = background.composited(over: base.composited(over: .white))
    let first = luminance(of: foreground.composited(over: ground))
    let second = luminance(of: ground)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Returns a ratio as text with two decimals, such as "4.49:1".
  ///
  /// The ratio is rounded down, so that no ratio below a minimum appears to reach it.
  public static func text(of ratio: Double) -> String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals):1"
  }

  /// Returns a component of an sRGB color in linear light.
  private static func linear(_ component: Double) -> Double {
    component <= 0.04045
      ? component / 12.92
      : Mathematics.power((component + 0.055) / 1.055, 2.4)
  }
}
