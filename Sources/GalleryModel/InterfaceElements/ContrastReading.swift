import ControlModel
import Theming

/// How well a colour is told from the background, as the page writes it beside the colour.
public struct ContrastReading: Hashable, Sendable {
  /// The contrast ratio, from 1 to 21.
  public let ratio: Double

  /// Reads the contrast of a colour on the theme's background.
  public init(of color: Color, in theme: Theme) {
    ratio = Contrast.ratio(of: color, on: theme.color(.background))
  }

  /// Whether text in this colour is harder to read than WCAG 2 allows at level AA.
  public var isTooLowForText: Bool { ratio < Contrast.minimumForText }

  /// The ratio, and that it is too low where it is.
  public var figures: String {
    isTooLowForText ? "\(text), below \(CssText.number(Contrast.minimumForText)):1" : text
  }

  /// The figures as one says them, such as "contrast 2.35 to 1, below 4.5 to 1".
  public var spokenFigures: String {
    "contrast " + figures.map { $0 == ":" ? " to " : "\($0)" }.joined()
  }

  /// The ratio with two decimals, such as "4.49:1".
  public var text: String { Contrast.text(of: ratio) }
}
