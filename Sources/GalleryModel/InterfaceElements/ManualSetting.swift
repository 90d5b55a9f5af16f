import ControlModel
import Theming

/// One of the figures that the label set up by hand needs, and a label by name does not.
public struct ManualSetting: Hashable, Sendable {
  /// The property of UIKit's label.
  public let property: String

  /// What it is set to, as text.
  public let value: String

  /// All figures, in the order of the original (WriteUps.md 5.4).
  public static func all(in theme: Theme) -> [ManualSetting] {
    let style = theme.labels[.handMade]
    let frame = InterfaceElementsDemo.handMadeFrame
    let family = theme.fonts[style.font].families.first ?? ""
    let color = theme.colors[style.color]
    let figures = [
      ManualSetting(
        property: "frame", value: numbers(frame.minX, frame.minY, frame.width, frame.height)),
      ManualSetting(property: "font", value: "\(family) \(CssText.number(style.fontSize))"),
      ManualSetting(property: "textAlignment", value: "\(style.alignment)"),
      ManualSetting(property: "textColor", value: numbers(color.red, color.green, color.blue)),
    ]
    guard let shadow = theme.shadow(of: .handMade) else { return figures }
    return figures + [
      ManualSetting(
        property: "shadowColor", value: shadow.color.alpha > 0 ? shadow.color.hexText : "clear"),
      ManualSetting(property: "shadowOffset", value: numbers(shadow.offset.x, shadow.offset.y)),
    ]
  }

  private static func numbers(_ numbers: Double...) -> String {
    // Thousandths tell two colours apart as well as eight bits do.
    numbers.map { CssText.number(($0 * 1_000).rounded() / 1_000) }.joined(separator: ", ")
  }
}
