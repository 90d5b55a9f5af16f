/// The widget states that a selector can require, as a set.
///
/// GTK 3 accepts a name that it doesn't know, such as `:focus-visible`, without an error and
/// matches it incorrectly. Therefore only these names can be written.
public struct PseudoClasses: OptionSet, Hashable, Sendable, CssWritable {
  /// The states as bits, in the order of the CSS text.
  public let rawValue: UInt8

  /// Creates the set whose states are the bits of a number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The pointer is over the widget.
  ///
  /// GTK adds this state; UIKit on a touch screen has none.
  public static let hover = PseudoClasses(rawValue: 1 << 0)

  /// The widget is pressed: UIKit's *highlighted*.
  public static let active = PseudoClasses(rawValue: 1 << 1)

  /// The widget is insensitive: UIKit's *disabled*.
  public static let disabled = PseudoClasses(rawValue: 1 << 2)

  /// The widget is checked: UIKit's *selected*.
  public static let checked = PseudoClasses(rawValue: 1 << 3)

  /// Appends the set as part of a selector, such as `:active:checked`.
  public func write(to text: inout String) {
    if contains(.hover) { text += ":hover" }
    if contains(.active) { text += ":active" }
    if contains(.disabled) { text += ":disabled" }
    if contains(.checked) { text += ":checked" }
  }
}
