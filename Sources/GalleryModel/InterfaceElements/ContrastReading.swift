import ControlModel
import Theming

/// A color's contrast with the theme's background, as the page shows it beside the color.
public struct ContrastReading: Hashable, Sendable {
  /// The contrast ratio, from 1 to 21.
  public let ratio: Double

  /// Measures the contrast of `color` with the background of `theme`.
  public init(of color: Color, in theme: Theme) {
    ratio = Contrast.ratio(of: color, on: theme.color(.background))
  }

  /// Whether the ratio is below the WCAG 2 minimum for text at level AA.
  public var isTooLowForText: Bool { ratio < Contrast.minimumForText }

  /// The ratio, followed by the minimum if the ratio is below it.
  public var summary: String {
    isTooLowForText ? "\(text), below \(CssText.number(Contrast.minimumForText)):1" : text
  }

  /// The ratio as a screen reader speaks it, such as "contrast 2.35 to 1, below 4.5 to 1".
  public var spokenText: String {
    "contrast " + summary.map { $0 == ":" ? " to " : "\($0)" }.joined()
  }

  /// The ratio with two decimals, such as "4.49:1".
  public var text: String { Contrast.text(of: ratio) }
}
