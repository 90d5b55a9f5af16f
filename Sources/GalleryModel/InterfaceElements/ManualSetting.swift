import ControlModel
import Theming

/// A property that has to be set on the label that is set up by hand, but not on a label that is
/// requested by name.
public struct ManualSetting: Hashable, Sendable {
  /// The name of the property of UIKit's label.
  public let property: String

  /// The property's value, as text.
  public let value: String

  /// Returns all settings, in the order of the original (WriteUps.md 5.4).
  public static func all(in theme: Theme) -> [ManualSetting] {
    let style = theme.labels[.handMade]
    let frame = InterfaceElementsDemo.handMadeFrame
    let family = theme.fonts[style.font].families.first ?? ""
    let color = theme.colors[style.color]
    let settings = [
      ManualSetting(
        property: "frame", value: numbers(frame.minX, frame.minY, frame.width, frame.height)),
      ManualSetting(property: "font", value: "\(family) \(CssText.number(style.fontSize))"),
      ManualSetting(property: "textAlignment", value: name(of: style.alignment)),
      ManualSetting(property: "textColor", value: numbers(color.red, color.green, color.blue)),
    ]
    guard let shadow = theme.shadow(of: .handMade) else { return settings }
    return settings + [
      ManualSetting(
        property: "shadowColor", value: shadow.color.alpha > 0 ? shadow.color.hexText : "clear"),
      ManualSetting(property: "shadowOffset", value: numbers(shadow.offset.x, shadow.offset.y)),
    ]
  }

  /// Returns the name of an alignment in UIKit.
  private static func name(of alignment: TextAlignment) -> String {
    switch alignment {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    }
  }

  private static func numbers(_ numbers: Double...) -> String {
    // Three decimals are enough to distinguish any two 8-bit color values.
    numbers.map { CssText.number(($0 * 1_000).rounded() / 1_000) }.joined(separator: ", ")
  }
}
