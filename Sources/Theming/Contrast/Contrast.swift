import ControlModel

/// How well one colour is told from another, as the Web Content Accessibility Guidelines measure it.
///
/// Source of both formulas: WCAG 2.2, the definitions of "relative luminance" and "contrast ratio".
public enum Contrast {
  /// The ratio that WCAG 2 asks of text at level AA (success criterion 1.4.3).
  public static let minimumForText = 4.5

  /// The ratio that WCAG 2 asks of text at level AAA (success criterion 1.4.6).
  public static let minimumForEnhancedText = 7.0

  /// The ratio that WCAG 2 asks of borders, icons and focus rings (success criterion 1.4.11).
  public static let minimumForGraphics = 3.0

  /// The relative luminance of a colour, from 0 for black to 1 for white; its alpha is not looked at.
  public static func luminance(of color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The contrast ratio of two colours as they reach the eye, from 1 (equal) to 21.
  ///
  /// A translucent foreground is laid over the background, and a translucent background over the
  /// base first; what is translucent in the base itself shows white.
  public static func ratio(
    of foreground: Color, on background: Color, over base: Color = .white
  ) -> Double {
    let ground = background.composited(over: base.composited(over: .white))
    let first = luminance(of: foreground.composited(over: ground))
    let second = luminance(of: ground)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// A ratio with two decimals, such as "4.49:1".
  ///
  /// The rest is cut off and not rounded, so that no ratio seems to reach what it does not.
  public static func text(of ratio: Double) -> String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals):1"
  }

  /// Takes the transfer function off an sRGB component.
  private static func linear(_ component: Double) -> Double {
    component <= 0.04045
      ? component / 12.92
      : Mathematics.power((component + 0.055) / 1.055, 2.4)
  }
}
